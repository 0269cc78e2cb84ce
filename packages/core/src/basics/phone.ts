/** A masked number, `•••• 6789`: enough to recognise one's own, and all of a number that is stored unencrypted. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}
