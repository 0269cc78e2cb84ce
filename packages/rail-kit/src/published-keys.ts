import { createPublicKey, type KeyObject } from 'node:crypto';

const KEPT_MS = 86_400_000;
/** Anyone can send a callback that names a key which does not exist. */
const PAUSE_MS = 60_000;

type Keys = ReadonlyMap<string, KeyObject>;

/**
 * Public keys that a provider publishes, by their ids: asked for when one is needed, kept for a day, and asked for again for
 * an id that is not among them, once a minute. Null: the provider has no such key, or gave no answer.
 * @param options.obtain asks for all: each id with its PEM, which may be none; empty: no answer
 */
export function createPublishedKeys(options: {
  readonly obtain: () => Promise<readonly (readonly [id: string, pem: string])[]>;
  readonly nowMs: () => number;
}): (id: string) => Promise<KeyObject | null> {
  const { obtain, nowMs } = options;
  let held: Promise<Keys> = Promise.resolve(new Map());
  let askedAtMs = -Infinity;

  async function renewed(before: Keys): Promise<Keys> {
    const keys = (await obtain()).flatMap(([id, pem]) => keyIn(id, pem));
    // Known keys are kept while there is no answer.
    return keys.length === 0 ? before : new Map(keys);
  }

  return async (id) => {
    const before = await held;
    const ageMs = nowMs() - askedAtMs;
    if (ageMs > KEPT_MS || (ageMs > PAUSE_MS && !before.has(id))) {
      askedAtMs = nowMs();
      held = renewed(before);
    }
    return (await held).get(id) ?? null;
  };
}

function keyIn(id: string, pem: string): readonly (readonly [string, KeyObject])[] {
  try {
    return [[id, createPublicKey(pem)]];
  } catch {
    return [];
  }
}
