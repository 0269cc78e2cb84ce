import { ok, strictEqual as equal } from 'node:assert';
import { FAILURES } from '@mitako/contract/names';
import { chargeOf, codeOutcome, outcomeLater, type RailSuite } from './suite.ts';

/** Charges that require a one-time code from the payer. */
export function codeTests({ it, options }: RailSuite): void {
  const { givesCode } = options.payers;

  it('implements submitCode if it requests codes', async (rail) => {
    for (const payer of Object.values(options.payers)) {
      const charged = await rail.charge(chargeOf(rail, payer));
      const wantsCode = charged.kind === 'pending' && charged.nextAction.type === 'enter_otp';
      ok(!wantsCode || rail.submitCode !== undefined, 'it requests a code but has no submitCode');
    }
    ok(rail.submitCode === undefined || givesCode !== undefined, 'it accepts codes: add a payer with `givesCode`');
  });

  if (givesCode === undefined) return;
  const { right, wrong } = givesCode;

  it('requests the code, and collects nothing without it', async (rail, provider) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    ok(charged.kind === 'pending' && charged.nextAction.type === 'enter_otp', 'it does not request a code');
    const { kind } = await outcomeLater(options, rail, charge, charged);
    ok(kind === 'pending' || kind === 'unknown', `it says ${kind}`);
    equal(await provider.collected(charge.reference), 0, 'the provider collected it without the code');
  });

  it('accepts the correct code: pending, then paid', async (rail, provider) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    const submitted = await codeOutcome(rail, charge, charged, right);
    equal(submitted.kind, 'pending');
    equal((await outcomeLater(options, rail, charge, submitted)).kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount, 'the provider collected another amount');
  });

  it('finds the payment when the response to the code was lost', async (rail) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    await codeOutcome(rail, charge, charged, right);
    equal((await outcomeLater(options, rail, charge, charged)).kind, 'paid');
  });

  it('rejects a wrong code, collects nothing, and then accepts the correct one', async (rail, provider) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    const refused = await codeOutcome(rail, charge, charged, wrong);
    // Some providers end the charge with the first wrong code.
    if (refused.kind === 'refused') ok(Object.hasOwn(FAILURES, refused.failureCode), 'that is not a failure code');
    else equal(refused.kind, 'wrong_code');
    equal(await provider.collected(charge.reference), 0, 'the provider collected it for a wrong code');
    if (refused.kind === 'refused') return;
    equal((await codeOutcome(rail, charge, charged, right)).kind, 'pending');
  });

  it('collects once, however often the code is submitted', async (rail, provider) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    const first = await codeOutcome(rail, charge, charged, right);
    for (const submitted of [first, await codeOutcome(rail, charge, first, right)]) {
      equal((await outcomeLater(options, rail, charge, submitted)).kind, 'paid');
    }
    // A wrong code or a refused charge would end the attempt as failed although its money has arrived.
    for (const code of [right, wrong]) {
      const { kind } = await codeOutcome(rail, charge, first, code);
      ok(kind === 'pending' || kind === 'unknown', `it reports ${kind} for a collected charge`);
    }
    equal(await provider.collected(charge.reference), charge.amount, 'the provider collected another amount');
  });
}
