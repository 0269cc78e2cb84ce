/** Calling code taken for numbers typed without one: Cameroon, where both operators are. */
const HOME_CALLING_CODE = '237';

/**
 * A phone number as people type it (`6 53 45 67 89`, `00237 653-456-789`), in E.164 where it can be read as one. What
 * cannot is returned without its punctuation, for the schema to refuse.
 */
export function normalizePhone(typed: string): string {
  const digits = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  if (/^[62]\d{8}$/.test(digits)) return `+${HOME_CALLING_CODE}${digits}`;
  if (new RegExp(`^${HOME_CALLING_CODE}\\d{9}$`).test(digits)) return `+${digits}`;
  return digits;
}

/** Enough of a number to recognise one's own, `+2376•••••789`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}${'•'.repeat(Math.max(0, phone.length - 8))}${phone.slice(-3)}`;
}
