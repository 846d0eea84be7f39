yes = Yes
no = No
