import { notStrictEqual, ok, strictEqual as equal } from 'node:assert';
import type { Rail } from '@mitako/core';
import {
  chargedWith,
  chargeOf,
  isOpen,
  made,
  outcomeLater,
  type ProviderFault,
  type ProviderProbe,
  type RailSuite,
} from './suite.ts';

/** Faults of the provider, each met once. */
export function faultTests({ it, options }: RailSuite): void {
  const { faults, payers, test } = options;

  function meeting(
    fault: ProviderFault,
    title: string,
    body: (rail: Rail, provider: ProviderProbe) => Promise<void>,
  ): void {
    const createRail = faults[fault];
    if ('none' in createRail) return;
    test.it(title, async () => {
      const { rail, provider } = await createRail();
      await body(rail, provider);
    });
  }

  /** Tests what a fault that the provider cannot have says about the rail. */
  function lacking(fault: ProviderFault, body: (rail: Rail) => Promise<void> | void): void {
    const declared = faults[fault];
    if ('none' in declared) it(`has no "${fault}": ${declared.none}`, async (rail) => body(rail));
  }

  const isOffline = 'none' in options.createStrangeRail;
  for (const fault of [...LOST_CHARGES, 'charge found late', 'token ended'] as const) {
    lacking(fault, () => {
      // A key that never expires is a provider's choice; an answer that is lost is not.
      ok(isOffline || fault === 'token ended', 'every rail that sends requests must be tested with it');
    });
  }

  for (const fault of ['wrong amount', 'wrong currency'] as const) {
    lacking(fault, async (rail) => {
      const charge = chargeOf(rail, payers.pays);
      const outcome = await outcomeLater(options, rail, charge, await made(rail, charge));
      if (outcome.kind !== 'paid') return;
      if (fault === 'wrong amount') equal(outcome.collected, undefined, 'it says how much was collected');
      else equal(outcome.collected?.currency, undefined, 'it says in which currency it was collected');
    });
  }

  for (const fault of LOST_CHARGES) {
    meeting(fault, `finds the money of a ${fault}, by our reference alone`, async (rail, provider) => {
      const charge = chargeOf(rail, payers.pays);
      const prepared = await rail.prepare?.(charge);
      const railReference = prepared?.kind === 'prepared' ? prepared.railReference : null;
      const { kind } = await rail.charge({ ...charge, railReference });
      ok(kind !== 'refused', 'it says refused, and the payer may pay');
      const lookedUp = await outcomeLater(options, rail, charge, { kind, railReference });
      ok(lookedUp.kind === 'paid' || isOpen(lookedUp), `it says ${lookedUp.kind}`);
      if (lookedUp.kind === 'paid') equal(await provider.collected(charge.reference), charge.amount);
    });
  }

  meeting(
    'charge answered by a broken connection',
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
    const first = await outcomeLater(options, rail, charge, charged);
    ok(isOpen(first), `its first look-up says ${first.kind}`);
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
    if ('none' in faults['wrong currency']) {
      equal(outcome.collected.currency, undefined, 'it says in which currency, and its provider does not');
    }
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

/** The charge is taken, and the rail does not learn of it. */
const LOST_CHARGES = [
  'charge never answered',
  'charge answered by a broken connection',
  'charge answered by 500',
  'charge answered by HTML',
] as const;
