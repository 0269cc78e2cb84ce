import { ok } from 'node:assert';
import { chargeOf, newReference, START_MS, type RailSuite, type StrangeAnswer } from './suite.ts';

/** Undocumented responses that every provider sends one day. They do not reveal whether money moved. */
export function strangeAnswerTests({ it, options }: RailSuite): void {
  const { createStrangeRail, payers } = options;
  if (createStrangeRail === undefined) return;
  for (const answer of STRANGE_ANSWERS) {
    it(`treats ${answer.name} as neither success nor failure`, async () => {
      const rail = await createStrangeRail(answer);
      const charge = chargeOf(rail, payers.pays);
      const { livemode, provider, phone, amount, currency } = charge;
      const common = { livemode, provider, phone, nowMs: START_MS + 1_000 };
      const charged = await rail.charge(charge);
      ok(charged.kind === 'unknown', `charge: ${charged.kind}`);
      const lookedUp = await rail.lookup({
        ...common,
        reference: charge.reference,
        railReference: null,
        chargedAtMs: START_MS,
      });
      ok(lookedUp.kind === 'unknown' || lookedUp.kind === 'pending', `lookup: ${lookedUp.kind}`);
      const submitted = await rail.submitCode?.({
        ...common,
        amount,
        currency,
        reference: charge.reference,
        railReference: null,
        code: '123456',
      });
      ok(submitted === undefined || submitted.kind === 'unknown', `code: ${submitted?.kind}`);
      const refunded = await rail.refund({
        ...common,
        amount,
        currency,
        reference: newReference().replace('att_', 'rfd_'),
        chargeReference: charge.reference,
        chargeRailReference: null,
      });
      ok(refunded.kind === 'unknown' || refunded.kind === 'pending', `refund: ${refunded.kind}`);
    });
  }
}

const STRANGE_ANSWERS: readonly StrangeAnswer[] = [
  { name: 'a broken connection', status: null, body: '' },
  { name: 'an empty response', status: 200, body: '' },
  { name: 'a page of HTML', status: 200, body: '<html><body>Maintenance</body></html>' },
  { name: 'JSON of another shape', status: 200, body: '{"statut":["OK"]}' },
  { name: 'an unknown status', status: 200, body: '{"status":"REVERSED_BY_TREASURY"}' },
  { name: 'an internal error', status: 500, body: '{"code":"INTERNAL_PROCESSING_ERROR"}' },
  { name: 'a bad gateway', status: 502, body: '<html><body>502 Bad Gateway</body></html>' },
  { name: 'a busy provider', status: 503, body: '' },
];
