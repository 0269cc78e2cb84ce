import type { Logger } from '@mitako/core';
import type { StoreWakeups, WakeReason } from '@mitako/core/engine';
import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { coalesced } from './coalesced.ts';
import { keepListening } from './listening.ts';
import type { Run } from './run.ts';

/** A store's notifications, over LISTEN and NOTIFY. */
export interface Wakeups extends StoreWakeups {
  /** Sends what is pending, and stops listening. */
  close(): Promise<void>;
}

/**
 * Minimum interval between notifications of a process: with many processes, each notified by all others, polls would
 * otherwise grow with the square of their number.
 */
const PAUSE_MS = 50;

/**
 * Never part of a commit: a transaction with NOTIFY takes a database-wide lock when it commits and holds it while it
 * syncs, which would serialise commits. One that does nothing else does not sync (300 of them: no sync).
 */
const NOTIFY = 'SELECT pg_notify($1, $2)';

const REASONS: readonly WakeReason[] = ['deliveries', 'timers'];

export function createWakeups(
  pool: Pool,
  options: {
    readonly schema: string;
    readonly listen: boolean;
    readonly run: Run;
  },
): Wakeups {
  const channel = channelOf(options.schema);
  /** Lets a process ignore its own notifications. */
  const self = randomUUID();
  const subscriptions = new Set<() => Promise<void>>();
  let debug: Logger['debug'] = () => undefined;

  async function notify(payload: string): Promise<void> {
    await options.run(pool, { sql: NOTIFY, values: [channel, payload] });
  }

  const publishing = coalesced<WakeReason>(PAUSE_MS, (reasons) =>
    notify(`${self} ${reasons.join(' ')}`).catch((error: unknown) => {
      debug({ error }, 'other processes not notified of work; they find it by polling');
    }),
  );

  return {
    publish: publishing.add,

    subscribe(wake, logger) {
      if (!options.listen) return () => Promise.resolve();
      debug = (fields, message) => logger.debug(fields, message);
      const waking = coalesced<WakeReason>(PAUSE_MS, (reasons) => {
        for (const reason of reasons) wake(reason);
        return Promise.resolve();
      });
      let isLost = false;
      const stop = keepListening(pool, {
        channel,
        probe: `${self} probe ${randomUUID()}`,
        notify,
        onPayload(payload) {
          const [sender, ...words] = payload.split(' ');
          if (sender === self) return;
          for (const reason of REASONS) if (words.includes(reason)) waking.add(reason);
        },
        onListening() {
          if (isLost) logger.info({}, 'LISTEN restored');
          isLost = false;
          for (const reason of REASONS) waking.add(reason);
        },
        onLost(error) {
          isLost = true;
          logger.warn({ error }, 'LISTEN lost; polling every second');
        },
      });
      const unsubscribe = async (): Promise<void> => {
        subscriptions.delete(unsubscribe);
        await stop();
        await waking.close();
      };
      subscriptions.add(unsubscribe);
      return unsubscribe;
    },

    async close() {
      await Promise.all([...subscriptions].map((unsubscribe) => unsubscribe()));
      await publishing.close();
    },
  };
}

/**
 * Notifies from inside a transaction, with its COMMIT, for transactions that end elsewhere. Without a sender, so that
 * every process receives it, this one too.
 */
export function notificationOf(schema: string): { readonly text: string; readonly values: string[] } {
  return { text: 'SELECT pg_notify($1, $2)', values: [channelOf(schema), `embedder ${REASONS.join(' ')}`] };
}

/** Several gateways may share a database, each in a schema. A hash, because channel names are short. */
function channelOf(schema: string): string {
  return `mitako_${createHash('sha256').update(schema).digest('hex').slice(0, 32)}`;
}
