import { ok, strictEqual as equal } from 'node:assert';
import { FAILURES } from '@mitako/contract/names';
import type { ChargeOutcome } from '@mitako/core';
import {
  chargedWith,
  chargeOf,
  isOpen,
  made,
  newReference,
  outcomeFor,
  outcomeLater,
  START_MS,
  type RailSuite,
} from './suite.ts';

/** Charges and their look-ups. */
export function chargeTests(suite: RailSuite): void {
  const { it, options } = suite;
  const { pays, declines, neverAnswers } = options.payers;

  it('charges a payer who pays: pending, then paid', async (rail, provider) => {
    const charge = chargeOf(rail, pays);
    const { charged, lookedUp } = await outcomeFor(suite, rail, charge);
    pendingWithCare(charged);
    equal(lookedUp.kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount, 'the provider collected another amount');
  });

  it('reports failed for a payer who declines, with a listed failure code', async (rail, provider) => {
    const charge = chargeOf(rail, declines);
    const { charged, lookedUp } = await outcomeFor(suite, rail, charge);
    // Some providers refuse at once.
    const outcome = charged.kind === 'refused' ? charged : lookedUp;
    ok(outcome.kind === 'refused' || outcome.kind === 'failed', `it says ${outcome.kind}`);
    ok(Object.hasOwn(FAILURES, outcome.failureCode), `"${outcome.failureCode}" is not a failure code`);
    equal(await provider.collected(charge.reference), 0, 'the provider collected it anyway');
  });

  it('reports neither paid nor failed for a payer who has not responded', async (rail) => {
    const { charged, lookedUp } = await outcomeFor(suite, rail, chargeOf(rail, neverAnswers));
    ok(charged.kind !== 'refused', 'the charge was refused');
    ok(isOpen(lookedUp), `it says ${lookedUp.kind}`);
  });

  it('charges once per reference, however often it is called', async (rail, provider) => {
    const charge = chargeOf(rail, pays);
    // What it prepared is stored: a repeated charge comes with it.
    const prepared = await rail.prepare?.(charge);
    const stored = prepared?.kind === 'prepared' ? prepared.railReference : null;
    const first = await chargedWith(rail, charge, stored);
    const second = await chargedWith(rail, charge, stored);
    pendingWithCare(first);
    if (second.kind !== 'unknown') equal(referenceOf(second), referenceOf(first), 'it made a second charge');
    equal((await outcomeLater(options, rail, charge, first)).kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount, 'the provider collected another amount');
    // A refusal would end the attempt as failed although its money has arrived.
    const third = await chargedWith(rail, charge, stored);
    ok(third.kind !== 'refused', 'it refuses a collected charge');
    equal((await outcomeLater(options, rail, charge, first)).kind, 'paid', 'a paid charge is no longer paid');
    equal(await provider.collected(charge.reference), charge.amount, 'a collected charge was made again');
  });

  it('charges once per reference, called twice at the same time', async (rail, provider) => {
    const charge = chargeOf(rail, pays);
    const prepared = await rail.prepare?.(charge);
    const stored = prepared?.kind === 'prepared' ? prepared.railReference : null;
    const outcomes = await Promise.all([chargedWith(rail, charge, stored), chargedWith(rail, charge, stored)]);
    for (const { kind } of outcomes) ok(kind !== 'refused', 'it refuses a charge that is being made');
    const accepted = outcomes.filter(({ kind }) => kind === 'pending');
    const [first] = accepted;
    ok(first !== undefined, 'it accepts neither');
    equal(new Set(accepted.map(referenceOf)).size, 1, 'it made a second charge');
    equal((await outcomeLater(options, rail, charge, first)).kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount, 'the provider collected another amount');
  });

  it('keeps many charges at once apart', async (rail, provider) => {
    const charges = Array.from({ length: 20 }, (_, index) => chargeOf(rail, index % 2 === 0 ? pays : declines));
    const outcomes = await Promise.all(charges.map((charge) => outcomeFor(suite, rail, charge)));
    for (const [index, { charged, lookedUp }] of outcomes.entries()) {
      const { reference, amount } = charges[index] ?? { reference: '', amount: 0 };
      const isPaid = index % 2 === 0;
      ok(isPaid === (lookedUp.kind === 'paid'), `charge ${index} says ${charged.kind}, then ${lookedUp.kind}`);
      equal(await provider.collected(reference), isPaid ? amount : 0, `charge ${index} collected another amount`);
    }
  });

  it('prepares without collecting', async (rail, provider) => {
    if (rail.prepare === undefined) return;
    const charge = chargeOf(rail, pays);
    const prepared = await rail.prepare(charge);
    ok(prepared.kind === 'prepared', `it says ${prepared.kind}`);
    ok(prepared.railReference.length <= 200, 'its reference is longer than 200 characters');
    const lookedUp = await outcomeLater(options, rail, charge, { kind: 'unknown' });
    ok(lookedUp.kind !== 'paid', 'a prepared charge is paid');
    equal(await provider.collected(charge.reference), 0, 'it collected already');
  });

  it('returns distinct provider references for distinct charges', async (rail) => {
    const [left, right] = [await made(rail, chargeOf(rail, pays)), await made(rail, chargeOf(rail, pays))];
    const references = [referenceOf(left), referenceOf(right)].filter((reference) => reference !== null);
    equal(new Set(references).size, references.length);
  });

  it('reports neither paid nor failed for an unknown reference: its charge may be in flight', async (rail) => {
    for (const payer of [pays, declines, neverAnswers]) {
      const charge = { ...chargeOf(rail, payer, START_MS), reference: newReference() };
      const lookedUp = await outcomeLater(options, rail, charge, { kind: 'unknown' });
      ok(isOpen(lookedUp), `it says ${lookedUp.kind}`);
      if (lookedUp.kind === 'absent')
        ok(rail.charges !== undefined, 'it says absent, and no `charges` say when that is certain');
    }
  });
}

/** What the engine shows and stores must be valid. */
function pendingWithCare(outcome: ChargeOutcome): void {
  ok(outcome.kind === 'pending', `it says ${outcome.kind}`);
  ok(Number.isSafeInteger(outcome.expiresAtMs) && outcome.expiresAtMs > 0, 'expiresAtMs is not a time');
  const { type, url } = outcome.nextAction;
  ok(['approve_on_phone', 'enter_otp', 'redirect', 'wait'].includes(type), `"${type}" is not a next action`);
  if (type === 'redirect') ok(url?.startsWith('https://') === true, `it redirects to ${url}`);
}

function referenceOf(outcome: ChargeOutcome): string | null {
  return outcome.kind === 'pending' ? outcome.railReference : null;
}
