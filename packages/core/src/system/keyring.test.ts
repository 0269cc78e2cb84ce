import { describe, expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';
import { systemRandom } from './random.ts';

const keyring = createKeyring([{ version: 1, secret: 'a root secret of at least 32 characters' }], systemRandom());
const other = createKeyring([{ version: 1, secret: 'another root secret of 32 characters or more' }], systemRandom());
const ID = 'pay_01kaqxz0gw3v5m2n8t7r4e6y9s';

describe('a payment token', () => {
  it('names its payment', () => {
    expect(keyring.paymentOfToken(keyring.paymentToken(ID))).toBe(ID);
  });

  it('of another gateway, of another payment or altered names none', () => {
    const token = keyring.paymentToken(ID);
    const forged = token.replace(ID, `${ID.slice(0, -1)}0`);
    const last = token.endsWith('A') ? 'E' : 'A';
    for (const wrong of [
      other.paymentToken(ID),
      forged,
      token.slice(0, -1),
      `${token.slice(0, -1)}${last}`,
      `${token}A`,
      '',
      'v1_',
      `v1_${ID}_`,
    ]) {
      expect({ wrong, names: keyring.paymentOfToken(wrong) }).toEqual({ wrong, names: null });
    }
  });
});

describe('a sealed answer', () => {
  const body = JSON.stringify({
    data: { payment: { id: ID, description: 'Ndolé, 2 × 🧺', amount: 5000 } },
    success: true,
  });

  it('opens to the byte, whatever it contains', () => {
    for (const each of [body, '', 'é', '{"data":null}', body.repeat(400)]) {
      expect(keyring.open(keyring.sealAnswer(each, 'one'), 'one')).toBe(each);
    }
  });

  it('opens with its context and its format only', () => {
    const sealed = keyring.sealAnswer(body, 'one');
    expect(() => keyring.open(sealed, 'another')).toThrow('authenticate');
    expect(() => other.open(sealed, 'one')).toThrow('authenticate');
  });

  it('opens as it was stored: its dictionary never changes', () => {
    expect(keyring.open(STORED, 'one')).toBe(body);
  });

  it('takes less room than the body', () => {
    expect(keyring.sealAnswer(body, 'one').length).toBeLessThan(body.length * 1.5);
  });
});

const STORED =
  'v1a.ng_IOLUQhmS3ducP605DCYy-elXueYaf5quUiByiI4KAorDJidBndQ5ovnuCw1SEjrbEfuNawivn89eRTWhV7DZTYShh_Xe8CTtWQtfcnS9P7HEgWs1L';
