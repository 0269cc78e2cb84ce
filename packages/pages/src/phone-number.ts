/** A masked number, `+2376•••••789`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}${'•'.repeat(Math.max(0, phone.length - 8))}${phone.slice(-3)}`;
}
