import { ok, strictEqual as equal } from 'node:assert';
import type { Rail, RailRefundOutcome, RailRefundRequest } from '@mitako/core';
import { chargeOf, newReference, outcomeFor, type RailSuite } from './suite.ts';

/** Refunds. */
export function refundTests(suite: RailSuite): void {
  const { it, options } = suite;

  it('refunds a collected charge', async (rail, provider) => {
    const refund = await refundOf(rail);
    equal((await settled(rail, refund)).kind, 'succeeded');
    equal(await provider.paidBack(refund.reference), refund.amount, 'the provider paid back another amount');
  });

  it('refunds once per reference, however often it is called', async (rail, provider) => {
    const refund = await refundOf(rail);
    const first = await settled(rail, refund);
    const second = await rail.refund(refund);
    ok(first.kind === 'succeeded', `it says ${first.kind}`);
    // A failure would release money to the merchant that the payer already has.
    ok(second.kind === 'succeeded', `a repeated call returns ${second.kind} for a refund that succeeded`);
    equal(second.railReference, first.railReference, 'it made a second refund');
    equal(await provider.paidBack(refund.reference), refund.amount, 'the provider paid back another amount');
  });

  async function refundOf(rail: Rail): Promise<RailRefundRequest> {
    const charge = chargeOf(rail, options.payers.pays);
    const { charged } = await outcomeFor(suite, rail, charge);
    const { livemode, provider, phone, amount, currency } = charge;
    return {
      reference: newReference().replace('att_', 'rfd_'),
      chargeReference: charge.reference,
      chargeRailReference: charged.kind === 'pending' ? charged.railReference : null,
      livemode,
      provider,
      phone,
      amount,
      currency,
      nowMs: charge.nowMs + (options.answerMs ?? 60_000),
    };
  }

  async function settled(rail: Rail, refund: RailRefundRequest): Promise<RailRefundOutcome> {
    const outcome = await rail.refund(refund);
    if (outcome.kind !== 'pending') return outcome;
    await options.wait?.(options.answerMs ?? 60_000);
    return rail.refund({ ...refund, nowMs: refund.nowMs + (options.answerMs ?? 60_000) });
  }
}
