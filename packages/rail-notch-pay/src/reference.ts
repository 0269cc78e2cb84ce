/** The engine stores 200 characters. */
const LENGTH_MAX = 200;

/**
 * The reference stored before a payment can be paid: Notch Pay's own and, for a card, the page on which it is paid.
 * Null: it cannot be stored.
 */
export function railReferenceOf(reference: string, page: string | null): string | null {
  const stored = page === null ? reference : `${reference} ${page}`;
  return /^[\w.-]+(?: \S+)?$/.test(stored) && stored.length <= LENGTH_MAX ? stored : null;
}

/** Notch Pay's reference; null: none is stored. */
export function referenceIn(railReference: string | null): string | null {
  return railReference?.split(' ')[0] ?? null;
}

/** The page of a card payment; null: it has none. */
export function pageIn(railReference: string | null): string | null {
  return railReference?.split(' ')[1] ?? null;
}
