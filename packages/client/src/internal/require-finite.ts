/**
 * JSON writes null for `NaN`, an infinite number and an invalid date: for a refund, null would be all that is left of a
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
