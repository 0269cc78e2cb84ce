/** Spaces and dashes are how people write these numbers. */
export function bareNumber(value: string): string {
  return value.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** ISO 13616: two letters, two check digits, 11 to 30 letters or digits; the whole is 1 modulo 97 (ISO 7064). */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value)) return false;
  const moved = value.slice(4) + value.slice(0, 4);
  return modulo97([...moved].map((character) => Number.parseInt(character, 36)).join('')) === 1;
}

/**
 * The RIB of the CEMAC banks (BEAC): bank (5), branch (5), account (11), key (2), all digits. The key makes
 * `89 × bank + 15 × branch + 3 × account + key` divisible by 97.
 */
export function isRib(value: string): boolean {
  const parts = /^(\d{5})(\d{5})(\d{11})(\d{2})$/.exec(value)?.slice(1).map(Number);
  if (parts === undefined) return false;
  const [bank = 0, branch = 0, account = 0, key = 0] = parts;
  return (89 * bank + 15 * branch + 3 * account + key) % 97 === 0;
}

/** The remainder of a number of any length. */
function modulo97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
