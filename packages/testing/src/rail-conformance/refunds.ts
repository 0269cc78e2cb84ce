import { ok, strictEqual as equal } from 'node:assert';
import type { Rail, RailRefundLookup, RailRefundRequest } from '@mitako/core';
import { chargeOf, newReference, outcomeFor, type RailSuite } from './suite.ts';

/** Refunds, of a rail that makes any. */
export function refundTests(suite: RailSuite): void {
  const { it, options } = suite;

  it('refunds a collected charge', async (rail, provider) => {
    if (rail.refund === undefined) return;
    const refund = await refundOf(rail);
    equal((await settled(rail, refund)).kind, 'succeeded');
    equal(await provider.paidBack(refund.reference), refund.amount, 'the provider paid back another amount');
  });

  it('refunds once per reference and number of tries, however often it is called', async (rail, provider) => {
    if (rail.refund === undefined) return;
    const refund = await refundOf(rail);
    const first = await settled(rail, refund);
    const second = await settled(rail, refund);
    ok(first.kind === 'succeeded', `it says ${first.kind}`);
    // A failure would release money to the merchant that the payer already has.
    ok(second.kind === 'succeeded', `a repeated call returns ${second.kind} for a refund that succeeded`);
    equal(second.railReference, first.railReference, 'it made a second refund');
    equal(await provider.paidBack(refund.reference), refund.amount, 'the provider paid back another amount');
  });

  it('finds a refund by its look-up', async (rail) => {
    if (rail.refund === undefined) return;
    const refund = await refundOf(rail);
    await settled(rail, refund);
    equal((await lookedUp(rail, refund)).kind, 'succeeded');
  });

  it('reports neither succeeded nor failed for a refund that was never asked for', async (rail, provider) => {
    if (rail.refund === undefined) return;
    const refund = await refundOf(rail);
    const { kind } = await lookedUp(rail, refund);
    ok(kind !== 'succeeded' && kind !== 'failed', `it says ${kind}`);
    equal(await provider.paidBack(refund.reference), 0, 'the look-up made it');
  });

  it('refunds by the reference that a look-up returned, and without one', async (rail, provider) => {
    if (rail.refund === undefined) return;
    for (const isKnown of [true, false]) {
      const { railReferenceOfPaid, ...refund } = await refundOf(rail);
      const chargeRailReference = isKnown ? railReferenceOfPaid : null;
      const outcome = await settled(rail, { ...refund, chargeRailReference });
      // Without it, a rail may not find the charge; it must not say that nothing was returned when it was.
      const paidBack = await provider.paidBack(refund.reference);
      if (isKnown || outcome.kind === 'succeeded') equal(paidBack, refund.amount, `it says ${outcome.kind}`);
      if (outcome.kind === 'failed') equal(paidBack, 0, 'it says failed, and the money was returned');
    }
  });

  const { faults } = options;
  for (const fault of [...LOST_REFUNDS, 'refund found late', 'token ended in a refund'] as const) {
    const declared = faults[fault];
    if (!('none' in declared)) continue;
    it(`has no "${fault}": ${declared.none}`, async ({ refund }) => {
      // A key that never expires is a provider's choice, and so is whether there are refunds.
      const isOffline = 'none' in options.createStrangeRail;
      ok(refund === undefined || isOffline || fault === 'token ended in a refund', 'it has refunds: test them with it');
    });
  }

  for (const fault of LOST_REFUNDS) {
    const create = faults[fault];
    if ('none' in create) continue;
    options.test.it(`never makes a refund twice: ${fault}`, async () => {
      const { rail, provider } = await create();
      const refund = await refundOf(rail);
      const first = await rail.refund?.(refund);
      ok(first?.kind === 'unknown' || first?.kind === 'pending', `it says ${first?.kind}`);
      const found = await lookedUp(rail, refund);
      ok(found.kind !== 'failed' && found.kind !== 'absent', `its look-up says ${found.kind}`);
      equal(await provider.paidBack(refund.reference), refund.amount, 'the provider paid back another amount');
    });
  }

  const late = faults['refund found late'];
  if (!('none' in late)) {
    options.test.it('makes a refund once that the provider finds late', async () => {
      const { rail, provider } = await late();
      const refund = await refundOf(rail);
      await rail.refund?.(refund);
      const { kind } = await lookedUp(rail, refund);
      ok(kind !== 'failed', 'its first look-up says failed');
      // As the engine does.
      if (kind === 'absent') ok((await rail.refund?.(refund))?.kind !== 'failed', 'it refuses the refund that it made');
      equal((await lookedUp(rail, refund)).kind, 'succeeded');
      equal(await provider.paidBack(refund.reference), refund.amount, 'the provider paid back another amount');
    });
  }

  const ending = faults['token ended in a refund'];
  if (!('none' in ending)) {
    options.test.it('obtains another token when one has ended in a refund', async () => {
      const { rail, provider } = await ending();
      const refund = await refundOf(rail);
      equal((await settled(rail, refund)).kind, 'succeeded');
      equal(await provider.paidBack(refund.reference), refund.amount, 'the provider paid back another amount');
    });
  }

  async function refundOf(rail: Rail): Promise<RailRefundRequest & { readonly railReferenceOfPaid: string | null }> {
    const charge = chargeOf(rail, options.payers.pays);
    const { charged, lookedUp: paid } = await outcomeFor(suite, rail, charge);
    const { livemode, provider, country, phone, amount, currency } = charge;
    return {
      reference: newReference().replace('att_', 'rfd_'),
      chargeReference: charge.reference,
      chargeRailReference: charged.kind === 'pending' ? charged.railReference : null,
      railReferenceOfPaid: paid.kind === 'paid' ? paid.railReference : null,
      tries: 0,
      livemode,
      provider,
      country,
      phone,
      amount,
      currency,
      nowMs: charge.nowMs + (options.answerMs ?? 60_000),
    };
  }

  async function lookedUp(rail: Rail, refund: RailRefundRequest): Promise<RailRefundLookup> {
    ok(rail.lookupRefund !== undefined, 'it has a refund but no lookupRefund');
    await options.wait?.(options.answerMs ?? 60_000);
    return rail.lookupRefund({ ...refund, nowMs: refund.nowMs + (options.answerMs ?? 60_000) });
  }

  /** As the engine does: asked for once, then looked up. */
  async function settled(rail: Rail, refund: RailRefundRequest): Promise<RailRefundLookup> {
    const outcome = await rail.refund?.(refund);
    ok(outcome !== undefined, 'it has no refund');
    return outcome.kind === 'pending' || outcome.kind === 'unknown' ? lookedUp(rail, refund) : outcome;
  }
}

/** The refund is made, and the rail does not learn of it. */
const LOST_REFUNDS = [
  'refund never answered',
  'refund answered by a broken connection',
  'refund answered by 500',
  'refund answered by HTML',
] as const;
