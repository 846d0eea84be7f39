// The two ways to the server: questions by POST, and a socket that says when something changed.

/** POST to /table/`what`; the answer as an object. Throws an Error with the server's words. */
export async function ask(what, body) {
  const answer = await fetch(`/table/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const result = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(result.error ?? `${answer.status} ${answer.statusText}`);
  return result;
}

/** Call `changed(word)` at each change ("others": only for somebody else), and `reachable(bool)`
 *  when the connection goes, or comes back by itself. Returns a function that ends it. */
export function listen(person, changed, reachable) {
  let socket = null;
  let pause = 250;
  let timer = 0;
  let ended = false;

  function connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ person, others: "yes" });
    socket = new WebSocket(`${scheme}://${location.host}/table/changed?${query}`);
    socket.onopen = () => {
      pause = 250;
      reachable(true);
    };
    socket.onmessage = (event) => changed(event.data);
    socket.onclose = () => {
      if (ended) return;
      reachable(false);
      timer = setTimeout(connect, pause);
      pause = Math.min(pause * 2, 4000);
    };
  }

  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    socket.close();
  };
}
