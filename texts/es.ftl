yes = Sí
no = No
