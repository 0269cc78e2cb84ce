import type { FileResult } from '../kernel/result.ts';

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
  const counts = new Map<string, number>();

  function release(account: string): void {
    const left = (counts.get(account) ?? 1) - 1;
    if (left === 0) counts.delete(account);
    else counts.set(account, left);
  }

  return {
    admit(account, file) {
      const count = counts.get(account) ?? 0;
      if (count >= PER_ACCOUNT_MAX) return null;
      counts.set(account, count + 1);
      return { ...file, parts: untilEnd(file.parts, () => release(account)) };
    },
  };
}

/** Calls back once, at the end. A generator would not when it is given up before it has begun. */
function untilEnd(parts: AsyncIterable<string>, onEnd: () => void): AsyncIterable<string> {
  const iterator = parts[Symbol.asyncIterator]();
  let hasEnded = false;
  const end = (): void => {
    if (!hasEnded) onEnd();
    hasEnded = true;
  };
  const own: AsyncIterator<string> = {
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
