/** "m••••@example.com": enough for its owner to recognise it, too little for anybody else. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '••••';
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
