/**
 * JSON writes null for `NaN`, an infinite number and an invalid date: for a refund, null would mean the whole rest of a
 * payment.
 * @param params a body or a query
 * @throws TypeError naming the path of the first such value
 */
export function requireFinite(params: unknown): void {
  const paths = new Map<unknown, string>();
  JSON.stringify(params, function (this: Readonly<Record<string, unknown>>, name, value: unknown): unknown {
    const parent = paths.get(this);
    const path = parent === undefined || parent === '' ? name : `${parent}.${name}`;
    const given = this[name];
    if (typeof given === 'number' && !Number.isFinite(given)) {
      throw new TypeError(`${path} is ${given}: pass a finite number, or leave it out.`);
    }
    if (given instanceof Date && Number.isNaN(given.getTime())) {
      throw new TypeError(`${path} is an invalid date: pass a valid one, or leave it out.`);
    }
    if (typeof value === 'object') paths.set(value, path);
    return value;
  });
}

/**
 * An omitted amount means the whole rest of a payment, or an amount that the payer enters: a misspelt name, whose value
 * is undefined, must not mean that.
 * @param body of a request
 * @throws TypeError
 */
export function requireAmount(body: unknown): void {
  if (typeof body !== 'object' || body === null || !('amount' in body) || body.amount !== undefined) return;
  throw new TypeError('amount is undefined: pass a number, or leave it out.');
}

/**
 * A list that names nothing would be sent as no filter at all, and null as the word.
 * @throws TypeError naming the first such filter
 */
export function requireFilters(query: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(query)) {
    const values: readonly unknown[] = [value].flat();
    if (values.length === 0) {
      throw new TypeError(`${name} is an empty list, which matches nothing: name what to match, or leave it out.`);
    }
    if (values.includes(null)) throw new TypeError(`${name} is null: pass a value, or leave it out.`);
  }
}
