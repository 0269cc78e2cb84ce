import { ok, strictEqual as equal } from 'node:assert';
import { FAILURES } from '@mitako/contract/names';
import { chargeOf, codeOutcome, outcomeLater, type RailSuite } from './suite.ts';

/** Charges that want a one-time code of the payer. */
export function codeTests({ it, options }: RailSuite): void {
  const { givesCode } = options.payers;

  it('takes the code, if it is one that asks for it', async (rail) => {
    for (const payer of Object.values(options.payers)) {
      const charged = await rail.charge(chargeOf(rail, payer));
      const wantsCode = charged.kind === 'pending' && charged.nextAction.type === 'enter_otp';
      ok(!wantsCode || rail.submitCode !== undefined, 'it asks for a code, and has no submitCode to take it');
    }
    ok(rail.submitCode === undefined || givesCode !== undefined, 'it takes codes: name a payer who gives one');
  });

  if (givesCode === undefined) return;
  const { right, wrong } = givesCode;

  it('asks for the code and collects nothing without it', async (rail, provider) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    ok(charged.kind === 'pending' && charged.nextAction.type === 'enter_otp', 'it does not ask for a code');
    const { kind } = await outcomeLater(options, rail, charge, charged);
    ok(kind === 'pending' || kind === 'unknown', `it says ${kind}`);
    equal(await provider.collected(charge.reference), 0, 'the provider collected it without the code');
  });

  it('takes the right code: pending, then paid', async (rail, provider) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    const submitted = await codeOutcome(rail, charge, charged, right);
    equal(submitted.kind, 'pending');
    equal((await outcomeLater(options, rail, charge, submitted)).kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount, 'that is not what the provider collected');
  });

  it('finds the money of a code whose answer got lost', async (rail) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    await codeOutcome(rail, charge, charged, right);
    equal((await outcomeLater(options, rail, charge, charged)).kind, 'paid');
  });

  it('calls a wrong code wrong, collects nothing, and takes the right one after it', async (rail, provider) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    const refused = await codeOutcome(rail, charge, charged, wrong);
    // Some providers end the charge with the first wrong code.
    if (refused.kind === 'refused') ok(Object.hasOwn(FAILURES, refused.failureCode), 'that is no failure code');
    else equal(refused.kind, 'wrong_code');
    equal(await provider.collected(charge.reference), 0, 'the provider collected it for a wrong code');
    if (refused.kind === 'refused') return;
    equal((await codeOutcome(rail, charge, charged, right)).kind, 'pending');
  });

  it('collects once, however often it is given the code', async (rail, provider) => {
    const charge = chargeOf(rail, givesCode);
    const charged = await rail.charge(charge);
    const first = await codeOutcome(rail, charge, charged, right);
    for (const submitted of [first, await codeOutcome(rail, charge, first, right)]) {
      equal((await outcomeLater(options, rail, charge, submitted)).kind, 'paid');
    }
    // A code that is called wrong, or a charge that is refused, would end the attempt as failed, though its money is here.
    for (const code of [right, wrong]) {
      const { kind } = await codeOutcome(rail, charge, first, code);
      ok(kind === 'pending' || kind === 'unknown', `it says ${kind} of a charge that it has collected`);
    }
    equal(await provider.collected(charge.reference), charge.amount, 'that is not what the provider collected');
  });
}
