import type { FileResult } from '../kernel/result.ts';
import { createPlaces } from './places.ts';

const PER_ACCOUNT_MAX = 2;

/**
 * The files that this process is sending. Each costs reads for as long as its receiver takes, so one account may have few
 * of them at once.
 */
export interface FilesBeingSent {
  /** The file, which counts until it is read to its end or given up. Null: the account has enough of them. */
  admit(account: string, file: FileResult): FileResult | null;
}

export function createFilesBeingSent(): FilesBeingSent {
  const places = createPlaces({ accountMax: PER_ACCOUNT_MAX, max: Infinity });
  return {
    admit(account, file) {
      const leave = places.enter(account);
      return typeof leave === 'string' ? null : { ...file, parts: untilEnd(file.parts, leave) };
    },
  };
}

/** Calls back once, at the end. A generator would not when it is given up before it has begun. */
function untilEnd(parts: FileResult['parts'], onEnd: () => void): FileResult['parts'] {
  const iterator = parts[Symbol.asyncIterator]();
  let hasEnded = false;
  const end = (): void => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  const own: AsyncIterator<string | Uint8Array> = {
    async next() {
      try {
        const next = await iterator.next();
        if (next.done === true) end();
        return next;
      } catch (error) {
        end();
        throw error;
      }
    },
    async return() {
      end();
      await iterator.return?.();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => own };
}
