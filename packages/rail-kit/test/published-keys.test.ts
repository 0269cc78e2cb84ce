import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPublishedKeys } from '../src/index.ts';

const PEM = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).publicKey;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Keys of a provider that publishes these, and how often it was asked. */
function published(...answers: readonly (readonly (readonly [string, string])[])[]) {
  const state = { nowMs: 0, asked: 0 };
  const keyOf = createPublishedKeys({
    async obtain() {
      state.asked += 1;
      return answers[Math.min(state.asked, answers.length) - 1] ?? [];
    },
    nowMs: () => state.nowMs,
  });
  return { state, keyOf };
}

test('keys are requested when one is needed, once for all who wait, and kept for a day', async () => {
  const { state, keyOf } = published([['a', PEM]]);
  expect(state.asked).toBe(0);
  const keys = await Promise.all([keyOf('a'), keyOf('a'), keyOf('a')]);
  for (const key of keys) expect(key?.asymmetricKeyType).toBe('ec');
  state.nowMs = DAY_MS;
  await keyOf('a');
  expect(state.asked).toBe(1);
  state.nowMs += 1;
  await keyOf('a');
  expect(state.asked).toBe(2);
});

test('an id that is not among them asks again once a minute', async () => {
  const { state, keyOf } = published([['a', PEM]], [['b', PEM]]);
  await keyOf('a');
  expect(await keyOf('b')).toBeNull();
  state.nowMs = MINUTE_MS;
  expect(await keyOf('b')).toBeNull();
  state.nowMs += 1;
  expect((await keyOf('b'))?.type).toBe('public');
  // The provider has withdrawn it.
  expect(await keyOf('a')).toBeNull();
});

test('keys stay while there is no answer, and what is not a key is left out', async () => {
  const { state, keyOf } = published(
    [
      ['a', PEM],
      ['b', 'no key'],
    ],
    [],
  );
  expect(await keyOf('b')).toBeNull();
  state.nowMs = DAY_MS + 1;
  expect((await keyOf('a'))?.type).toBe('public');
});
