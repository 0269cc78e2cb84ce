// One state of each kind; `pnpm test:states` checks all of them.
import { describe, expect, test } from 'vitest';
import { describeStates } from './checkout-states/describe-states.ts';
import { STATES } from './checkout-states/states.ts';

const IN_ENGLISH = ['summary', 'wallet-locked', 'waiting-mtn', 'paid'];
const IN_SPANISH = ['summary', 'mobile-money-unknown-number', 'wallet-holds-too-little'];
const IN_FRENCH = [
  'mobile-money-bad-number-before-sending',
  'login-wrong-password',
  'pin-too-easy',
  'app-with-link',
  'mobile-money-mismatch',
  'mobile-money-provider-down',
  'code',
  'brand-yellow-wallet',
  'refunded',
  'busy-after-form',
];

test('every state of the sample is in the table', () => {
  const names = STATES.map(({ name }) => name);
  for (const name of [...IN_ENGLISH, ...IN_SPANISH, ...IN_FRENCH]) expect(names).toContain(name);
});

describe('in English', () => {
  describeStates('en', named(IN_ENGLISH));
});
describe('in Spanish', () => {
  describeStates('es', named(IN_SPANISH));
});
describe('in French', () => {
  describeStates('fr', named(IN_FRENCH));
});

function named(names: readonly string[]): typeof STATES {
  return STATES.filter(({ name }) => names.includes(name));
}
