import type { Logger } from '@mitako/core';
import closeWithGrace from 'close-with-grace';
import { messageOf } from './failure.ts';

/** Requests and deliveries in flight have 15 s each; the rest is aborted. */
const CLOSE_MS = 32_000;

/**
 * Closes on SIGTERM, SIGINT and on an uncaught error, and then exits: with 0 when all went well. A second signal exits
 * at once.
 */
export function closeOnSignal(logger: Logger, close: () => Promise<void>): void {
  closeWithGrace(
    {
      delay: CLOSE_MS,
      logger: false,
      // The event loop is never empty while a server listens; otherwise the process may simply end.
      skip: ['beforeExit'],
      onSecondSignal: () => logger.warn({}, 'stopped at once'),
      onTimeout: () => logger.error({}, 'shutdown timed out with work in flight'),
      onSecondError: (error) => logger.error({ error }, messageOf(error)),
    },
    async ({ signal, err }) => {
      if (err === undefined) logger.info({}, `stopping (${signal ?? 'asked to'})`);
      else logger.error({ error: err }, `stopping: ${messageOf(err)}`);
      await close();
      logger.info({}, 'stopped');
    },
  );
}
