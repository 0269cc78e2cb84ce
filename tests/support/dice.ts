import type { Random } from '@mitako/core';

/** Random numbers from a seed: the same seed gives the same sequence. */
export interface Dice {
  /** Uniform in [0, 1). */
  fraction(): number;
  /** An integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError for an empty list */
  pick<Item>(items: readonly Item[]): Item;
  /** One of the names, with a probability proportional to its weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  /** A separate sequence for one part, so that concurrent parts do not affect each other. */
  fork(name: string): Dice;
}

/** Numbers from sfc32, a small generator that passes the usual randomness tests. */
export function createDice(seed: number, stream = 0): Dice {
  const next = sfc32(seed, stream);
  const fraction = (): number => next() / 2 ** 32;
  return {
    fraction,
    between: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    chance: (probability) => fraction() < probability,
    pick(items) {
      const item = items[Math.floor(fraction() * items.length)];
      if (item === undefined) throw new RangeError('there is nothing to pick from');
      return item;
    },
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const names = Object.keys(weights) as [Name, ...Name[]];
      let left = fraction() * names.reduce((sum, name) => sum + weights[name], 0);
      return names.find((name) => (left -= weights[name]) < 0) ?? names[0];
    },
    fork: (name) => createDice(seed, hashOf(`${stream}/${name}`)),
  };
}

/** Random numbers seeded with a string. */
export function createNamedDice(name: string): Dice {
  return createDice(hashOf(name));
}

/** The engine's source of ids, secrets and jitter, from a seed. */
export function seededRandom(seed: number, stream: number): Random {
  const next = sfc32(seed, stream);
  return {
    bytes: (length) => Uint8Array.from({ length }, () => next() & 0xff),
    fraction: () => next() / 2 ** 32,
  };
}

function sfc32(seed: number, stream: number): () => number {
  let [a, b, c, counter] = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, stream >>> 0, 1];
  const next = (): number => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum;
  };
  // Small seeds differ in few bits; some rounds spread the difference.
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
