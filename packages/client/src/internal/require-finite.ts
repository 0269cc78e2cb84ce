import { isObject } from './is-object.ts';
import { invalid } from './invalid.ts';

/**
 * JSON writes null for `NaN`, an infinite number and an invalid date: for a refund, null would mean the whole rest of a
 * payment.
 * @param params a body or a query
 * @throws MitakoError `VALIDATION_ERROR` naming the path of the first such value
 */
export function requireFinite(params: unknown): void {
  const paths = new Map<unknown, string>();
  JSON.stringify(params, function (this: Readonly<Record<string, unknown>>, name, value: unknown): unknown {
    const parent = paths.get(this);
    const path = parent === undefined || parent === '' ? name : `${parent}.${name}`;
    const given = this[name];
    if (typeof given === 'number' && !Number.isFinite(given)) {
      throw invalid(path, `Is ${given}. Pass a finite number, or leave it out.`);
    }
    if (typeof given === 'bigint') throw invalid(path, 'Is a bigint. Pass a number.');
    if (given instanceof Date && Number.isNaN(given.getTime())) {
      throw invalid(path, 'Is an invalid date. Pass a date, or leave it out.');
    }
    if (typeof value === 'object') paths.set(value, path);
    return value;
  });
}

/** Fields whose absence has a meaning of its own. */
const GIVEN = ['amount', 'customer_reference'];

/**
 * An omitted amount means the whole rest of a payment, or an amount that the payer enters; and a payment without its
 * reference is paid for nobody knows what. A misspelt name, whose value is undefined, must not mean that.
 * @param body of a request
 * @throws MitakoError `VALIDATION_ERROR`
 */
export function requireGiven(body: unknown): void {
  if (!isObject(body)) return;
  for (const name of GIVEN) {
    if (name in body && (body[name] === undefined || body[name] === '')) {
      throw invalid(name, `Is ${body[name] === '' ? 'empty' : 'undefined'}. Pass a value, or leave the name out.`);
    }
  }
}

/**
 * A list that names nothing would be sent as no filter at all, and null as the word.
 * @throws MitakoError `VALIDATION_ERROR` naming the first such filter
 */
export function requireFilters(query: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(query)) {
    const values: readonly unknown[] = [value].flat();
    if (values.length === 0) {
      throw invalid(name, 'Is an empty list. Pass a value, or leave it out.');
    }
    if (values.includes(null)) throw invalid(name, 'Is null. Pass a value, or leave it out.');
  }
}
