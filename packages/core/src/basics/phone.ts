/** A masked number, `+237 6•• ••• 789`: enough to recognise one's own. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}${'•'.repeat(Math.max(0, phone.length - 8))}${phone.slice(-3)}`;
}
