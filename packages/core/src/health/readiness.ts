import type { Store } from '../ports/store.ts';

/** A store that does not respond within this time is unavailable. */
const PING_MS_MAX = 2_000;

/** Why this process should receive no requests now. */
export interface NotReady {
  /**
   * - `store`: the database does not respond
   * - `schema`: it belongs to another version
   * - `writes`: it responds, but the last heartbeat could not be written: a full disk, a standby
   * - `clock`: this process and the database are more than a minute apart, so it does no work
   */
  readonly part: 'store' | 'schema' | 'writes' | 'clock';
  /** One sentence. It names no host, user or file. */
  readonly reason: string;
}

/** Problems that the operator should fix although this process serves requests. */
export interface Warning {
  /**
   * - `clock`: a clock is wrong, or was set, by more than a minute
   * - `leaves`: a divided table has few leaves for the time to come, or too many
   * - `background`: work is due, is done elsewhere, and nobody does it
   * - `handlers`: events wait for a handler of `on` that no process registers, as after a rename
   * - `rails`: payments wait for their outcome at a rail that is not configured
   */
  readonly part: 'clock' | 'leaves' | 'background' | 'handlers' | 'rails';
  /** One sentence. It names no host, user or file. */
  readonly reason: string;
}

/**
 * @param lastWriteSucceeded whether the last heartbeat was written; null before the first
 * @param apart how far this process and the database are apart; null: not too far
 */
export async function readiness(
  store: Store,
  lastWriteSucceeded: boolean | null,
  apart: string | null,
): Promise<readonly NotReady[]> {
  const ofStore = await storeProblem(store);
  const failing = ofStore === null ? [] : [ofStore];
  if (lastWriteSucceeded === false && ofStore?.part !== 'store') {
    failing.push({
      part: 'writes',
      reason: 'The store answers, but the last write failed. Check its disk and its role.',
    });
  }
  if (apart !== null) failing.push({ part: 'clock', reason: apart });
  return failing;
}

async function storeProblem(store: Store): Promise<NotReady | null> {
  const timeout = AbortSignal.timeout(PING_MS_MAX);
  const late = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () => reject(new Error('late')), { once: true });
  });
  try {
    const { state } = await Promise.race([store.ping().then(() => store.migrations.status()), late]);
    return state === 'current' ? null : { part: 'schema', reason: `The schema is ${state}.` };
  } catch {
    // The store's own words may name hosts and users.
    return { part: 'store', reason: 'The store does not answer.' };
  }
}
