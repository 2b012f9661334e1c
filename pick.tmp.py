import re
def pick(path, choices):
    s=open(path).read()
    parts=re.split(r'<<<<<<< [^\n]*\n(.*?)=======\n(.*?)>>>>>>> [^\n]*\n', s, flags=re.S)
    out=parts[0]
    for k in range((len(parts)-1)//3):
        a,b,rest=parts[1+3*k:4+3*k]
        out+=choices[k](a,b)+rest
    open(path,'w').write(out)
