import type { Rail } from '@mitako/core';
import type { RailUnderTest } from '../src/index.ts';

/** The endings of numbers that do not pay at the sandbox rail. */
const DO_NOT_PAY = ['039', '019', '129'];

/**
 * A rail before a provider that moves money once for each key that it is given. A rail of good manners gives it our
 * reference; one that makes up a key each time moves the money each time.
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
        const outcome = await rail.refund(request);
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
