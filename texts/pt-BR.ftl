yes = Sim
no = Não
