import { notStrictEqual, ok, strictEqual as equal } from 'node:assert';
import type { Rail } from '@mitako/core';
import {
  chargedWith,
  chargeOf,
  made,
  outcomeLater,
  type ProviderFault,
  type ProviderProbe,
  type RailSuite,
} from './suite.ts';

/** Faults of the provider, each met once. */
export function faultTests({ options }: RailSuite): void {
  const { faults = {}, payers, test } = options;

  function meeting(
    fault: ProviderFault,
    title: string,
    body: (rail: Rail, provider: ProviderProbe) => Promise<void>,
  ): void {
    const createRail = faults[fault];
    if (createRail === undefined) return;
    test.it(title, async () => {
      const { rail, provider } = await createRail();
      await body(rail, provider);
    });
  }

  for (const fault of ['charge answered by silence', 'charge answered by 500', 'charge answered by HTML'] as const) {
    meeting(fault, `finds the money of a ${fault}, by our reference alone`, async (rail, provider) => {
      const charge = chargeOf(rail, payers.pays);
      const prepared = await rail.prepare?.(charge);
      const railReference = prepared?.kind === 'prepared' ? prepared.railReference : null;
      const { kind } = await rail.charge({ ...charge, railReference });
      ok(kind !== 'refused', 'it says refused, and the payer may pay');
      const lookedUp = await outcomeLater(options, rail, charge, { kind, railReference });
      ok(
        lookedUp.kind === 'paid' || lookedUp.kind === 'unknown' || lookedUp.kind === 'pending',
        `it says ${lookedUp.kind}`,
      );
      if (lookedUp.kind === 'paid') equal(await provider.collected(charge.reference), charge.amount);
    });
  }

  meeting(
    'charge answered by silence',
    'makes a charge once that is asked for again because its answer was lost',
    async (rail, provider) => {
      const charge = chargeOf(rail, payers.pays);
      const prepared = await rail.prepare?.(charge);
      const railReference = prepared?.kind === 'prepared' ? prepared.railReference : null;
      await rail.charge({ ...charge, railReference });
      const again = await chargedWith(rail, charge, railReference);
      ok(again.kind !== 'refused', 'it refuses a charge that was made');
      const found = again.kind === 'pending' ? again : { kind: again.kind, railReference };
      const { kind } = await outcomeLater(options, rail, charge, found);
      ok(kind !== 'failed', 'it says failed');
      const collected = await provider.collected(charge.reference);
      ok(collected <= charge.amount, `the provider collected ${collected}`);
      if (kind === 'paid') equal(collected, charge.amount);
    },
  );

  meeting('charge found late', 'does not give up a charge that the provider finds late', async (rail) => {
    const charge = chargeOf(rail, payers.pays);
    const charged = await made(rail, charge);
    const { kind } = await outcomeLater(options, rail, charge, charged);
    ok(kind === 'unknown' || kind === 'pending', `its first look-up says ${kind}`);
    equal((await outcomeLater(options, rail, charge, charged)).kind, 'paid');
  });

  meeting('token ended', 'obtains another token when one has ended', async (rail, provider) => {
    const charge = chargeOf(rail, payers.pays);
    const charged = await made(rail, charge);
    equal((await outcomeLater(options, rail, charge, charged)).kind, 'paid');
    equal(await provider.collected(charge.reference), charge.amount);
  });

  meeting('wrong amount', 'says what was collected when it is not what was charged', async (rail) => {
    const charge = chargeOf(rail, payers.pays);
    const outcome = await outcomeLater(options, rail, charge, await made(rail, charge));
    if (outcome.kind !== 'paid') return;
    ok(outcome.collected !== undefined, 'it says paid, and not how much');
    notStrictEqual(outcome.collected.amount, charge.amount);
  });

  meeting(
    'wrong currency',
    'says in which currency it was collected when it is not that of the charge',
    async (rail) => {
      const charge = chargeOf(rail, payers.pays);
      const outcome = await outcomeLater(options, rail, charge, await made(rail, charge));
      if (outcome.kind !== 'paid') return;
      ok(outcome.collected !== undefined, 'it says paid, and not in which currency');
      notStrictEqual(outcome.collected.currency, charge.currency);
    },
  );
}
