import { ok, strictEqual as equal } from 'node:assert';
import { chargeOf, made, newReference, START_MS, type RailSuite, type StrangeAnswer } from './suite.ts';

/** Undocumented responses that every provider sends one day. They do not reveal whether money moved. */
export function strangeAnswerTests({ it, options }: RailSuite): void {
  const { createStrangeRail, payers } = options;
  if ('none' in createStrangeRail) {
    it(`sends no requests: ${createStrangeRail.none}`, async ({ baseUrl }) => {
      equal(baseUrl, undefined, 'it has a baseUrl: test it with createStrangeRail');
    });
    return;
  }
  for (const answer of STRANGE_ANSWERS) {
    it(`treats ${answer.name} as neither success nor failure`, async () => {
      const rail = await createStrangeRail(answer);
      const charge = chargeOf(rail, payers.pays);
      const { livemode, provider, country, phone, amount, currency } = charge;
      const common = { livemode, provider, country, phone, amount, currency, nowMs: START_MS + 1_000 };
      const charged = await made(rail, charge);
      ok(charged.kind === 'unknown', `charge: ${charged.kind}`);
      ok(charged.detail !== undefined, 'charge: it does not say what is unknown');
      const lookedUp = await rail.lookup({
        ...common,
        reference: charge.reference,
        // Without one, a rail may know without asking that nothing was charged.
        railReference: 'reference-1',
        chargedAtMs: START_MS,
      });
      ok(lookedUp.kind === 'unknown' || lookedUp.kind === 'pending', `lookup: ${lookedUp.kind}`);
      const submitted = await rail.submitCode?.({
        ...common,
        reference: charge.reference,
        railReference: null,
        code: '123456',
      });
      ok(submitted === undefined || submitted.kind === 'unknown', `code: ${submitted?.kind}`);
      const refund = {
        ...common,
        reference: newReference().replace('att_', 'rfd_'),
        chargeReference: charge.reference,
        chargeRailReference: null,
        tries: 0,
      };
      for (const refunded of [await rail.refund?.(refund), await rail.lookupRefund?.(refund)]) {
        const kind = refunded?.kind ?? 'unknown';
        ok(kind === 'unknown' || kind === 'pending', `refund: ${kind}`);
      }
    });
  }
}

const STRANGE_ANSWERS: readonly StrangeAnswer[] = [
  { name: 'a broken connection', status: null, body: '' },
  { name: 'an empty response', status: 200, body: '' },
  { name: 'a page of HTML', status: 200, body: '<html><body>Maintenance</body></html>' },
  { name: 'JSON of another shape', status: 200, body: '{"statut":["OK"]}' },
  { name: 'an unknown status', status: 200, body: '{"status":"REVERSED_BY_TREASURY"}' },
  { name: 'JSON that breaks off', status: 200, body: '{"status":"SUCCESSFUL","amo' },
  { name: 'a response of 10 MB', status: 200, body: 'x'.repeat(10 * 1_024 * 1_024) },
  { name: 'a redirection', status: 302, body: '' },
  { name: "a proxy's own 404", status: 404, body: '<html><body>404 Not Found</body></html>' },
  { name: 'too many requests', status: 429, body: '{"message":"Rate limit is exceeded. Try again in 5 seconds."}' },
  { name: 'an internal error', status: 500, body: '{"code":"INTERNAL_PROCESSING_ERROR"}' },
  { name: 'a bad gateway', status: 502, body: '<html><body>502 Bad Gateway</body></html>' },
  { name: 'a busy provider', status: 503, body: '' },
];
