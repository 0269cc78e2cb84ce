import { expect, it } from 'vitest';
import { systemRandom } from '../system/random.ts';
import { createKeyring } from '../system/keyring.ts';
import { endpointSecretContext, newWebhookSecret } from './secrets.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';

const keyring = createKeyring([{ version: 1, secret: 'a root secret of thirty-two characters' }], systemRandom());

function sealed(endpointId: string): string {
  return keyring.seal(newWebhookSecret(systemRandom()), endpointSecretContext(endpointId));
}

/** Keeps two, and counts what it opens. */
function counting(): { readonly keys: SigningKeys; readonly opened: () => number } {
  let opened = 0;
  const keys = createSigningKeys(
    {
      open(...parameters) {
        opened += 1;
        return keyring.open(...parameters);
      },
    },
    2,
  );
  return { keys, opened: () => opened };
}

it('opens a secret once, and a rotated one at once', () => {
  const { keys, opened } = counting();
  const [old, fresh] = [sealed('whe_1'), sealed('whe_1')];
  const key = keys(old, 'whe_1');
  expect(keys(old, 'whe_1')).toBe(key);
  expect(opened()).toBe(1);
  expect(keys(fresh, 'whe_1').whole('a body', 'hex')).not.toBe(key.whole('a body', 'hex'));
  expect(opened()).toBe(2);
});

it('keeps those that were used last, and no more', () => {
  const { keys, opened } = counting();
  const [one, other, third] = [sealed('whe_1'), sealed('whe_2'), sealed('whe_3')];
  keys(one, 'whe_1');
  keys(other, 'whe_2');
  keys(one, 'whe_1');
  keys(third, 'whe_3');
  expect(opened()).toBe(3);
  keys(one, 'whe_1');
  expect(opened()).toBe(3);
  keys(other, 'whe_2');
  expect(opened()).toBe(4);
});

it('opens no secret that was moved to another endpoint, however often it was opened for its own', () => {
  const { keys } = counting();
  const mine = sealed('whe_1');
  keys(mine, 'whe_1');
  expect(() => keys(mine, 'whe_2')).toThrow('unable to authenticate data');
});
