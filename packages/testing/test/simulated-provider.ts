import type { Rail } from '@mitako/core';
import type { RailUnderTest } from '../src/index.ts';

/** Suffixes of sandbox numbers that do not pay. */
const DO_NOT_PAY = ['039', '019', '129'];

/**
 * A rail of a provider that moves money once per idempotency key. A correct rail passes our reference as the key; one
 * that generates a new key per call moves the money on every call.
 */
export function onProvider(rail: Rail, keyOf: (reference: string) => string = (reference) => reference): RailUnderTest {
  const charges = new Map<string, Movement>();
  const refunds = new Map<string, Movement>();
  const { submitCode } = rail;
  return {
    provider: {
      collected: (reference) => sumOf(charges, reference),
      paidBack: (reference) => sumOf(refunds, reference),
    },
    rail: {
      ...rail,
      ...(submitCode === undefined
        ? {}
        : {
            async submitCode(request) {
              const outcome = await submitCode(request);
              if (outcome.kind === 'pending') charges.set(keyOf(request.reference), request);
              return outcome;
            },
          }),
      async charge(request) {
        const outcome = await rail.charge(request);
        const wantsCode = outcome.kind === 'pending' && outcome.nextAction.type === 'enter_otp';
        if (outcome.kind === 'pending' && !wantsCode && !DO_NOT_PAY.includes(request.phone.slice(-3))) {
          charges.set(keyOf(request.reference), request);
        }
        return outcome;
      },
      async refund(request) {
        const outcome = (await rail.refund?.(request)) ?? { kind: 'unknown' };
        if (outcome.kind === 'succeeded') refunds.set(keyOf(request.reference), request);
        return outcome;
      },
    },
  };
}

interface Movement {
  readonly reference: string;
  readonly amount: number;
}

function sumOf(movements: ReadonlyMap<string, Movement>, reference: string): number {
  return [...movements.values()]
    .filter((movement) => movement.reference === reference)
    .reduce((sum, { amount }) => sum + amount, 0);
}
