import { exampleNumber, readPhoneNumber } from '@mitako/contract';
import type { Gateway, Rail } from '@mitako/core';
import { sandboxNumber } from '@mitako/pages';
import type { Ready } from './ready.ts';

/** The outcome of paying with a number, by its last three digits (decisions §11). */
const OUTCOMES = { '789': 'succeeds', '039': 'declined', '019': 'over the limit', '129': 'no answer' } as const;

/** The outcome of a number of a simulated provider. */
export const ON_A_PHONE = 'asks on the page of phones';

/** A number of each provider that is simulated: a person answers for it, and for any other. */
export function simulatedNumbersOf(simulated: readonly Rail[]): Ready['test_numbers'] {
  return simulated
    .flatMap(({ methods }) => methods)
    .filter(({ type }) => type === 'mobile_money')
    .map(({ provider, label, phonePrefixes = [] }) => {
      const { phone } = readPhoneNumber(exampleNumber(phonePrefixes), phonePrefixes);
      return { provider, label, phone, outcome: ON_A_PHONE };
    });
}

/**
 * Numbers of the sandbox's providers, the one that succeeds first.
 * @param others rails that simulate a provider in another way, with phones of their own
 */
export function testNumbersOf(gateway: Pick<Gateway, 'providers'>, others: readonly Rail[]): Ready['test_numbers'] {
  const taken = new Set(others.flatMap(({ methods }) => methods.map(({ provider }) => provider)));
  return gateway
    .providers(false)
    .filter(({ provider }) => !taken.has(provider))
    .flatMap(({ provider, label, phonePrefixes: [prefix] = [], codePrompt }) =>
      Object.entries({ ...OUTCOMES, ...(codePrompt !== undefined && { '049': 'asks for code 123456' }) })
        // An object has keys that look like numbers in an order of its own.
        .toSorted(([one], [other]) => Number(other === '789') - Number(one === '789'))
        .map(([ending, outcome]) => ({ provider, label, phone: sandboxNumber(prefix, ending), outcome })),
    );
}
