import { keepNewest } from '@mitako/core/engine';

/**
 * What was made for a key, for the newest keys: requests cause statements of more shapes than a process may keep. The
 * oldest goes first, used or not: made again, it is the newest, and a use costs no more than a look-up.
 */
export function remembering<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make();
    keepNewest(known, most, key, value);
    return value;
  };
}
