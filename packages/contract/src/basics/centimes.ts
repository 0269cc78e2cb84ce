/** More than any wallet of the region takes for one payment: almost no honest price. */
const UNLIKELY_ABOVE = 1_000_000;
/** Below, a hundredth is as likely a quantity as a price. */
const CENTIMES_HINT_MIN = 10_000;

/**
 * Whether an amount in XAF was probably meant in centimes, which XAF does not have: 500000 for 5 000 FCFA. So it seems when
 * it is whole hundreds and either more than 1 000 000, or its description names a hundredth of it, and not the amount itself.
 */
export function looksLikeCentimes(payment: {
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
}): boolean {
  const { amount, currency, description } = payment;
  if (currency !== 'XAF' || amount % 100 !== 0) return false;
  if (amount > UNLIKELY_ABOVE) return true;
  const named = numbersIn(description ?? '');
  return amount >= CENTIMES_HINT_MIN && named.has(amount / 100) && !named.has(amount);
}

/** `5 000`, `5.000` and `5000` are one number. */
function numbersIn(text: string): ReadonlySet<number> {
  const found = text.matchAll(/\d{1,3}(?:[\s.,]\d{3})+(?!\d)|\d+/g);
  return new Set(Array.from(found, ([number]) => Number(number.replaceAll(/\D/g, ''))));
}
