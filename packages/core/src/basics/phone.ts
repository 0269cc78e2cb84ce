/** A masked number of a phone or an account, `•••• 6789`: all of a phone that is stored unencrypted. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}
