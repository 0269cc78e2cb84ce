import type { Logger } from '@mitako/core';
import closeWithGrace from 'close-with-grace';
import { messageOf } from './failure.ts';
import { onStopRequest } from './workers.ts';

/** Requests and deliveries in flight have 15 s each; the rest is aborted. */
const CLOSE_MS = 32_000;

/**
 * Closes on SIGTERM, SIGINT and on an uncaught error, and then exits: with 0 when all went well. A second signal exits
 * at once.
 */
export function closeOnSignal(logger: Logger, close: () => Promise<void>): void {
  // The event loop is never empty while a server listens; otherwise the process may simply end.
  closeOn(logger, close, ['beforeExit']);
}

/** The same, for one of several workers: its supervisor decides when, and reports it. */
export function closeOnStopRequest(logger: Logger, close: () => Promise<void>): void {
  const quiet: Logger = { ...logger, info: () => undefined };
  const closing = closeOn(quiet, close, ['beforeExit', 'SIGINT', 'SIGTERM', 'SIGHUP']);
  onStopRequest(closing.close);
}

function closeOn(
  logger: Logger,
  close: () => Promise<void>,
  skip: closeWithGrace.AllEvents[],
): { readonly close: () => void } {
  return closeWithGrace(
    {
      delay: CLOSE_MS,
      logger: false,
      skip,
      onSecondSignal: () => logger.warn({}, 'stopped immediately'),
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
