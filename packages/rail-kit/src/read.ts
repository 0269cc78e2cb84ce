/** The value at a path in an answer, `valueIn(body, 'payer', 'partyId')`; undefined: there is none. */
export function valueIn(answer: unknown, ...path: readonly string[]): unknown {
  let value = answer;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/**
 * The text at a path in an answer, `textIn(body, 'payer', 'partyId')`; a finite number as its digits. Null for anything
 * else: external data may have any shape.
 */
export function textIn(answer: unknown, ...path: readonly string[]): string | null {
  const value = valueIn(answer, ...path);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : null;
}

/** A provider's word for a state at a path, in capitals as its documents write it: `successful ` is `SUCCESSFUL`. */
export function statusIn(answer: unknown, ...path: readonly string[]): string | null {
  return (
    textIn(answer, ...path)
      ?.trim()
      .toUpperCase() ?? null
  );
}

/** The same for `true` and `false`, also as text. */
export function flagIn(answer: unknown, ...path: readonly string[]): boolean | null {
  const value = valueIn(answer, ...path);
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
}

/** The array at a path in an answer; empty for anything else. */
export function listIn(answer: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = valueIn(answer, ...path);
  return Array.isArray(value) ? value : [];
}

/** A whole amount as a provider writes it, `5000`, `5,000`, `5000.00` or `6.0`; null for anything else. */
export function wholeAmount(text: string | null): number | null {
  const [whole = ''] = /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?=(?:\.0{1,6})?$)/.exec(text ?? '') ?? [];
  return whole === '' ? null : Number(whole.replaceAll(',', ''));
}

/** Whether the provider's amount is this one, in whole units of the currency. */
export function isSameAmount(text: string | null, amount: number): boolean {
  return wholeAmount(text) === amount;
}

/** An E.164 number without its plus, `237653456789`. */
export function msisdn(phone: string): string {
  return phone.replace(/^\+/, '');
}
