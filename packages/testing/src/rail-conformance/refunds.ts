import { ok, strictEqual as equal } from 'node:assert';
import type { Rail, RailRefundOutcome, RailRefundRequest } from '@mitako/core';
import { chargeOf, newReference, outcomeFor, type RailSuite } from './suite.ts';

/** Paying money back. */
export function refundTests(suite: RailSuite): void {
  const { it, options } = suite;

  it('pays back what it collected', async (rail, provider) => {
    const refund = await refundOf(rail);
    equal((await settled(rail, refund)).kind, 'succeeded');
    equal(await provider.paidBack(refund.reference), refund.amount, 'that is not what the provider paid back');
  });

  it('pays back once, however often it is asked under one reference', async (rail, provider) => {
    const refund = await refundOf(rail);
    const first = await settled(rail, refund);
    const second = await rail.refund(refund);
    ok(first.kind === 'succeeded', `it says ${first.kind}`);
    // Failed would release money to the merchant that the payer has.
    ok(second.kind === 'succeeded', `what succeeded is ${second.kind} when it is asked again`);
    equal(second.railReference, first.railReference, 'it made a second refund');
    equal(await provider.paidBack(refund.reference), refund.amount, 'that is not what the provider paid back');
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
