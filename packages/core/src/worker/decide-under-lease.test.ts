import { describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import type { Change } from '../ports/changes.ts';
import type { CommitOutcome } from '../ports/store.ts';
import { silentLogger } from '../system/logger.ts';
import { StoreUnavailableError } from '../errors.ts';
import { decideUnderLease } from './decide-under-lease.ts';

const CHANGES: readonly Change[] = [{ type: 'endpoint.note_success', id: 'whe_1' }];
const APPLIED: CommitOutcome = { kind: 'applied' };
const REFUSED: CommitOutcome = { kind: 'refused', guard: 'lanes.settle', index: 0 };
const UNKNOWN: CommitOutcome = { kind: 'unknown' };
const AWAY = new StoreUnavailableError('connection refused', null);
const FAULT = new Error('no such column');

/** A store that answers so, one after the other, the last for ever; time passes as it is slept away. */
function answering(...answers: readonly (CommitOutcome | Error)[]): {
  readonly context: Context;
  readonly commits: () => number;
} {
  let nowMs = 0;
  let commits = 0;
  const parts: Pick<Context, 'clock' | 'random' | 'logger'> & { readonly store: Pick<Context['store'], 'commit'> } = {
    store: {
      commit(changes) {
        expect(changes).toBe(CHANGES);
        const answer = answers[Math.min(commits, answers.length - 1)] ?? AWAY;
        commits += 1;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
    clock: {
      now: () => nowMs,
      sleep(milliseconds) {
        nowMs += milliseconds;
        return Promise.resolve();
      },
    },
    logger: silentLogger(),
    random: { bytes: (length) => new Uint8Array(length), fraction: () => 0.5 },
  };
  return { context: parts as Context, commits: () => commits };
}

describe('the outcome of leased work', () => {
  it('throws at once if it can never be committed', async () => {
    const { context, commits } = answering(FAULT);
    await expect(decideUnderLease(context, () => CHANGES, 30_000)).rejects.toBe(FAULT);
    expect(commits()).toBe(1);
  });

  it('is not retried without the end of a lease', async () => {
    const { context, commits } = answering(AWAY);
    await expect(decideUnderLease(context, () => CHANGES)).rejects.toBe(AWAY);
    expect(commits()).toBe(1);
  });

  it('is committed once if the store is available', async () => {
    const { context, commits } = answering(APPLIED);
    await expect(decideUnderLease(context, () => CHANGES, 30_000)).resolves.toBe(true);
    expect(commits()).toBe(1);
  });

  it('is committed once the store is available again', async () => {
    const { context, commits } = answering(AWAY, AWAY, AWAY, APPLIED);
    await expect(decideUnderLease(context, () => CHANGES, 30_000)).resolves.toBe(true);
    expect(commits()).toBe(4);
  });

  it('is refused if its response was lost, and it had been written', async () => {
    const { context, commits } = answering(UNKNOWN, REFUSED);
    await expect(decideUnderLease(context, () => CHANGES, 30_000)).resolves.toBe(false);
    expect(commits()).toBe(2);
  });

  it('is refused at once if another worker has the lease', async () => {
    const { context, commits } = answering(REFUSED);
    await expect(decideUnderLease(context, () => CHANGES, 30_000)).resolves.toBe(false);
    expect(commits()).toBe(1);
  });

  it('is abandoned with the lease, and retried about once a second at most', async () => {
    const { context, commits } = answering(AWAY);
    await expect(decideUnderLease(context, () => CHANGES, 30_000)).rejects.toBe(AWAY);
    expect(context.clock.now()).toBeLessThan(30_000);
    expect(commits()).toBeGreaterThan(30);
    expect(commits()).toBeLessThan(60);
  });
});
