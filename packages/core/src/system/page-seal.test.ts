import { expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';
import { createPageSeal } from './page-seal.ts';
import { systemRandom } from './random.ts';

const keyring = createKeyring([{ version: 1, secret: 'a root secret of at least 32 characters' }], systemRandom());
const other = createKeyring([{ version: 1, secret: 'another root secret of 32 characters or more' }], systemRandom());
const { seal, open } = createPageSeal(keyring);
const NUMBER = '+237653456789';

it('opens what it sealed, with the same context, in every process', () => {
  const sealed = seal(NUMBER, 'checkout-number:one');
  expect(sealed).not.toContain('653456789');
  expect(open(sealed, 'checkout-number:one')).toBe(NUMBER);
  expect(createPageSeal(keyring).open(sealed, 'checkout-number:one')).toBe(NUMBER);
  expect(open(sealed, 'checkout-number:two')).toBeNull();
  expect(createPageSeal(other).open(sealed, 'checkout-number:one')).toBeNull();
});

it('opens nothing that is stored, and nothing that is forged', () => {
  expect(open(keyring.seal(NUMBER, 'attempt-phone:att_1'), 'attempt-phone:att_1')).toBeNull();
  const sealed = seal(NUMBER, 'a');
  const changed = sealed.slice(0, 20) + (sealed[20] === 'A' ? 'B' : 'A') + sealed.slice(21);
  for (const forged of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', changed]) {
    expect(open(forged, 'a')).toBeNull();
  }
});
