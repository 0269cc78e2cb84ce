import { ok, strictEqual as equal } from 'node:assert';
import type { RailCallback } from '@mitako/core';
import { chargeOf, made, type RailSuite } from './suite.ts';

/** Callbacks, which anybody can send. */
export function callbackTests({ it, options }: RailSuite): void {
  const { callbackFor } = options;

  it('returns null for garbage, without throwing', async (rail) => {
    for (const headers of [{}, { 'content-type': 'application/json' }, { 'content-type': 'text/xml' }]) {
      for (const body of GARBAGE) {
        for (const method of ['POST', 'PUT', 'GET'] as const) {
          const found = (await rail.parseCallback?.(callbackOf(method, headers, body))) ?? null;
          equal(found, null, `in ${JSON.stringify(body.slice(0, 40))}`);
        }
      }
    }
  });

  if (callbackFor === undefined) return;
  it("names the charge of the provider's callback, by our reference or the provider's", async (rail) => {
    const charge = chargeOf(rail, options.payers.pays);
    const charged = await made(rail, charge);
    const railReference = charged.kind === 'pending' ? charged.railReference : null;
    const found = await rail.parseCallback?.(await callbackFor({ reference: charge.reference, railReference }));
    ok(found !== undefined && found !== null, 'it names none');
    if ('reference' in found) equal(found.reference, charge.reference);
    else equal(found.railReference, railReference);
  });
}

function callbackOf(method: RailCallback['method'], headers: RailCallback['headers'], body: string): RailCallback {
  const url = 'https://pay.example/api/v1/gateway/rails/rail/callbacks';
  return { method, url, headers, body, rawBody: new TextEncoder().encode(body) };
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
