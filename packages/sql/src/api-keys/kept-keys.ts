import { type Change, keepNewest, type KeyReads } from '@mitako/core/engine';
import type { Engine } from '../engine/engine.ts';

type ReadKey = KeyReads['apiKeyByHash'];
type Found = Awaited<ReturnType<ReadKey>>;

/** Keys that are kept. */
const KEPT_MAX = 10_000;

/** Look-ups of API keys, kept while nothing has changed them: no other connection has committed, and no change of ours. */
export interface KeptKeys {
  readonly read: ReadKey;
  /** To be called before and after a commit. */
  changing(changes: readonly Change[]): void;
}

export function keptKeys({ othersVersion }: Engine, read: ReadKey): KeptKeys {
  const kept = new Map<string, Found>();
  let state = '';
  let ownVersion = 0;
  if (othersVersion === undefined) return { read, changing: () => undefined };

  return {
    async read(hash) {
      const others = othersVersion();
      const current = `${others} ${ownVersion}`;
      if (current !== state) {
        kept.clear();
        state = current;
      }
      const before = others === null ? undefined : kept.get(hash);
      if (before !== undefined) return before;
      const found = await read(hash);
      // Unknown ones are not kept: anybody could send some.
      if (found !== null && others !== null && current === state) keepNewest(kept, KEPT_MAX, hash, found);
      return found;
    },
    changing(changes) {
      if (changes.some(({ type }) => CHANGED_BY.test(type))) ownVersion += 1;
    },
  };
}

/** They write keys, or what is read of their merchants. */
const CHANGED_BY = /^(?:api_key|merchant)\./;
