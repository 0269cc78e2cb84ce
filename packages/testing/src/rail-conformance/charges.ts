import { ok, strictEqual as equal } from 'node:assert';
import { FAILURES } from '@mitako/contract/names';
import type { ChargeOutcome } from '@mitako/core';
import { chargeOf, newReference, outcomeFor, outcomeLater, START_MS, type RailSuite } from './suite.ts';

/** Collecting money, and finding out whether it came. */
export function chargeTests(suite: RailSuite): void {
  const { it, options } = suite;
  const { pays, declines, neverAnswers } = options.payers;

  it('charges a payer who pays: pending, then paid', async (rail, provider) => {
    const charge = chargeOf(rail, pays);
    const { charged, lookedUp } = await outcomeFor(suite, rail, charge);
    pendingWithCare(charged);
    equal(lookedUp.kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount, 'that is not what the provider collected');
  });

  it('says failed of a payer who declines, with a code of the closed list', async (rail, provider) => {
    const charge = chargeOf(rail, declines);
    const { charged, lookedUp } = await outcomeFor(suite, rail, charge);
    // Some providers refuse at once.
    const outcome = charged.kind === 'refused' ? charged : lookedUp;
    ok(outcome.kind === 'refused' || outcome.kind === 'failed', `it says ${outcome.kind}`);
    ok(Object.hasOwn(FAILURES, outcome.failureCode), `"${outcome.failureCode}" is no failure code`);
    equal(await provider.collected(charge.reference), 0, 'the provider collected it all the same');
  });

  it('says neither paid nor failed of a payer who has not answered', async (rail) => {
    const { charged, lookedUp } = await outcomeFor(suite, rail, chargeOf(rail, neverAnswers));
    ok(charged.kind !== 'refused', 'it refuses the charge');
    ok(lookedUp.kind === 'pending' || lookedUp.kind === 'unknown', `it says ${lookedUp.kind}`);
  });

  it('charges once, however often it is asked under one reference', async (rail, provider) => {
    const charge = chargeOf(rail, pays);
    const first = await rail.charge(charge);
    const second = await rail.charge(charge);
    pendingWithCare(first);
    if (second.kind !== 'unknown') equal(referenceOf(second), referenceOf(first), 'it made a second charge');
    equal((await outcomeLater(options, rail, charge, first)).kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount, 'that is not what the provider collected');
    // A refusal would end the attempt as failed, though its money is here.
    const third = await rail.charge(charge);
    ok(third.kind !== 'refused', 'it refuses a charge that it has collected');
    equal((await outcomeLater(options, rail, charge, first)).kind, 'paid', 'what was paid is not paid any more');
    equal(await provider.collected(charge.reference), charge.amount, 'a charge that was collected was made again');
  });

  it('gives charges of different references references of their own', async (rail) => {
    const [left, right] = [await rail.charge(chargeOf(rail, pays)), await rail.charge(chargeOf(rail, pays))];
    const references = [referenceOf(left), referenceOf(right)].filter((reference) => reference !== null);
    equal(new Set(references).size, references.length);
  });

  it('says neither paid nor failed of a reference that it does not know: its charge may be on its way', async (rail) => {
    for (const payer of [pays, declines, neverAnswers]) {
      const charge = { ...chargeOf(rail, payer, START_MS), reference: newReference() };
      const { kind } = await outcomeLater(options, rail, charge, { kind: 'unknown' });
      ok(kind === 'unknown' || kind === 'pending', `it says ${kind}`);
    }
  });
}

/** What the engine shows and stores of it must be fit for that. */
function pendingWithCare(outcome: ChargeOutcome): void {
  ok(outcome.kind === 'pending', `it says ${outcome.kind}`);
  ok(Number.isSafeInteger(outcome.expiresAtMs) && outcome.expiresAtMs > 0, 'it does not say when the prompt ends');
  const { type, url } = outcome.nextAction;
  ok(['approve_on_phone', 'enter_otp', 'redirect', 'wait'].includes(type), `"${type}" is nothing to do`);
  if (type === 'redirect') ok(url?.startsWith('https://') === true, `it redirects to ${url}`);
}

function referenceOf(outcome: ChargeOutcome): string | null {
  return outcome.kind === 'pending' ? outcome.railReference : null;
}
