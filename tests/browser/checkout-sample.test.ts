// One state of each kind; `pnpm test:states` checks all of them.
import { describe, expect, test } from 'vitest';
import { describeStates } from './checkout-states/describe-states.ts';
import { STATES } from './checkout-states/states.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script-variants.ts';

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
/** Of those in French: an error, a notice with a choice, and a page that updates. */
const WITHOUT_SCRIPT = ['login-wrong-password', 'mobile-money-mismatch', 'code'];

const [WITH, WITHOUT] = WITH_AND_WITHOUT_SCRIPT;

test('every state of the sample is in the table', () => {
  const names = STATES.map(({ name }) => name);
  for (const name of [...IN_ENGLISH, ...IN_SPANISH, ...IN_FRENCH]) expect(names).toContain(name);
  for (const name of WITHOUT_SCRIPT) expect(IN_FRENCH).toContain(name);
});

describe('in English', () => {
  describeStates('en', named(IN_ENGLISH), [WITH]);
});
describe('in Spanish', () => {
  describeStates('es', named(IN_SPANISH), [WITH]);
});
describe('in French', () => {
  describeStates('fr', named(IN_FRENCH), [WITH]);
  describeStates('fr', named(WITHOUT_SCRIPT), [WITHOUT]);
});

function named(names: readonly string[]): typeof STATES {
  return STATES.filter(({ name }) => names.includes(name));
}
