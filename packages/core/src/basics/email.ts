/** An address with most of its name masked, `n•••@example.cm`: enough to recognise one's own. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
