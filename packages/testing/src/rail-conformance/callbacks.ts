import { strictEqual as equal } from 'node:assert';
import { newReference, type RailSuite } from './suite.ts';

/** Callbacks, which anybody can send. */
export function callbackTests({ it, options }: RailSuite): void {
  const { callbackFor } = options;

  it('returns null for garbage, without throwing', async (rail) => {
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/xml' }]) {
      for (const body of GARBAGE) {
        equal(rail.parseCallback?.({ headers, body }) ?? null, null, `in ${JSON.stringify(body.slice(0, 40))}`);
      }
    }
  });

  if (callbackFor === undefined) return;
  it("extracts the reference from the provider's callback", async (rail) => {
    const reference = newReference();
    equal(rail.parseCallback?.(callbackFor(reference))?.reference, reference);
  });
}

const GARBAGE: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '{}',
  '{"reference":null,"externalId":null}',
  '{"reference":7,"externalId":7,"order_id":7}',
  '{"reference":{},"externalId":[],"order_id":{}}',
  '{"__proto__":{"reference":"x"}}',
  '<html><body>502 Bad Gateway</body></html>',
  '<?xml version="1.0"?><a/>',
  'a=1&b=2',
  '\u0000\uFFFD',
  '{"reference":"',
  '['.repeat(10_000),
];
