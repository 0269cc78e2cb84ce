/**
 * Airtel's id of a transaction: our reference in letters and digits alone, as some of its gateways reportedly refuse
 * others. `att_01JD…` becomes `att01JD…`, 29 characters of at most 64; a further try of a refund ends in `R1`.
 */
export function transactionIdOf(reference: string, tries = 0): string {
  return `${reference.replace('_', '')}${tries === 0 ? '' : `R${tries}`}`;
}

/** Our reference of a charge, by Airtel's id of it; null for an id that is not a charge's. */
export function referenceOf(transactionId: string): string | null {
  const [, rest] = /^att([0-9A-Za-z]{1,60})$/.exec(transactionId) ?? [];
  return rest === undefined ? null : `att_${rest}`;
}
