import { isGatewayError } from '@mitako/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '../src/request/json.ts';

/** The path that is refused, with its rule; null: nothing is. */
function refusal(text: string): string | null {
  try {
    parseJson(text);
    return null;
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const [[field, rules] = []] = Object.entries(error.details['fields'] as Record<string, [{ rule: string }]>);
    return `${field}: ${rules?.[0].rule}`;
  }
}

it.each([
  ['{"amount":300,"amount":500}', 'amount: repeated'],
  ['{"amount":300,"\\u0061mount":500}', 'amount: repeated'],
  ['{"a":{"b":[{"c":1},{"c":1,"c":1}]}}', 'a.b.1.c: repeated'],
  ['{"metadata":{"order":"7","order":"8"},"amount":1}', 'metadata.order: repeated'],
  ['{"":1,"":2}', 'body: repeated'],
  ['[[],{"x":1,"y":{},"x":[]}]', '1.x: repeated'],
  ['{"amount":0.9999999999999999999}', 'amount: type'],
  ['{"amount":5000.00000000000000000001}', 'amount: type'],
  ['{"fees":{"fixed":1e-400}}', 'fees.fixed: type'],
  ['{"list":[1,49999999999999999999999e-22]}', 'list.1: type'],
  ['{"__proto__":1}', '__proto__: unknown_field'],
  ['{"a":"\\"","b":"c\\\\","a":"}"}', 'a: repeated'],
])('%s is refused at %s', (text, refused) => {
  expect(refusal(text)).toBe(refused);
});

it.each([
  '{"amount":5000}',
  '{"amount":5000.0,"b":5e3,"c":50.0e2,"d":50000e-1,"e":0.0,"f":-0e-9,"g":[1.5,-2E+2]}',
  '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}',
  '{"text":"{\\"a\\":1,\\"a\\":2} 1.00000000000000000001 : , e"}',
  '{"escaped":"\\\\","again":"\\\\\\"","true":true,"false":false,"null":null}',
  '"a:b"',
  '1',
])('%s is what JSON.parse makes of it', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

it('reads any JSON as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1), (text, indent) => {
      const value: unknown = JSON.parse(text);
      if (text.includes('__proto__')) return;
      const written = JSON.stringify(value, null, indent);
      expect(parseJson(written)).toEqual(value);
    }),
  );
});

it('finds a name that is given twice anywhere in an object', () => {
  const name = fc.string().filter((each) => each !== '__proto__');
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1 }), fc.jsonValue(), fc.nat(), (names, value, at) => {
      const fields = names.map(
        (each) => `${JSON.stringify(each)}:${JSON.stringify(value).replaceAll('__proto__', '')}`,
      );
      const again = fields[at % fields.length] ?? '';
      expect(refusal(`{"in":{${[...fields, again].join(',')}}}`)).toMatch(/: repeated$/);
    }),
  );
});

it('takes a time that grows with the length alone', () => {
  // Read with quadratic effort, each of these would take a quarter of an hour.
  const size = 1_000_000;
  const worst = [
    `[1.${'0'.repeat(size)}1]`,
    `[1${'0'.repeat(size)}e-1]`,
    `"${'\\\\'.repeat(size / 2)}"`,
    `["${'\\"'.repeat(size / 2)}"]`,
    `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
    `${'{"a":'.repeat(size / 6)}1,"a":1${'}'.repeat(size / 6)}`,
    `{${'"a":1,'.repeat(size / 6)}"b":2}`,
  ];
  for (const text of worst) expect(refusal(text)).toBeDefined();
});
