import { expect, test } from 'vitest';
import { createPump } from './pump.ts';

function throwing(error: unknown): void {
  throw error;
}

test('a stopped pump completes work being claimed, and claims nothing more', async () => {
  const handedOut = Promise.withResolvers<readonly string[]>();
  const begun = Promise.withResolvers<void>();
  let claims = 0;
  const done: string[] = [];
  const pump = createPump<string>({
    concurrencyMax: 4,
    claim() {
      claims += 1;
      begun.resolve();
      return handedOut.promise;
    },
    async handle(item) {
      await new Promise(setImmediate);
      done.push(item);
    },
    onError: throwing,
  });
  pump.prime();
  await begun.promise;
  const drained = pump.drain();
  handedOut.resolve(['a', 'b']);
  await drained;
  expect(done).toEqual(['a', 'b']);
  pump.prime();
  await new Promise(setImmediate);
  expect(claims).toBe(1);
});

test('a pump primed and stopped in the same turn claims nothing', async () => {
  let claims = 0;
  const pump = createPump<string>({
    concurrencyMax: 4,
    claim: () => {
      claims += 1;
      return Promise.resolve([]);
    },
    handle: () => Promise.resolve(),
    onError: throwing,
  });
  pump.prime();
  await pump.drain();
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(claims).toBe(0);
});
