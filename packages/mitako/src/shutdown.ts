import type { Logger } from '@mitako/core';
import closeWithGrace from 'close-with-grace';
import { messageOf } from './failure.ts';
import { onOrphaned } from './orphan.ts';
import { onStopRequest } from './workers.ts';

/** Requests and deliveries in flight have 15 s each; the rest is aborted. */
const CLOSE_MS = 32_000;

/** How a program ends. */
export interface Shutdown {
  /** @param noticeMs how long it goes on, not ready, before it closes */
  readonly close: (noticeMs: number) => Promise<void>;
  /**
   * The notice when a program asked, by SIGTERM: a person at the terminal or a fault does not wait. Default: 0.
   */
  readonly noticeMs?: number;
}

/**
 * Closes on SIGTERM, SIGINT and on an uncaught error, and then exits: with 0 when all went well. A second signal exits
 * at once. Also closes when npm or npx, which started it, is gone.
 */
export function closeOnSignal(logger: Logger, shutdown: Shutdown): void {
  // The event loop is never empty while a server listens; otherwise the process may simply end.
  onOrphaned(closeOn(logger, shutdown, ['beforeExit']));
}

/** The same, for one of several workers: its supervisor decides when, and reports it. */
export function closeOnStopRequest(logger: Logger, shutdown: Shutdown): void {
  const quiet: Logger = { ...logger, info: () => undefined };
  let { noticeMs = 0 } = shutdown;
  const close = closeOn(quiet, { close: () => shutdown.close(noticeMs) }, [
    'beforeExit',
    'SIGINT',
    'SIGTERM',
    'SIGHUP',
  ]);
  onStopRequest((hasNotice) => {
    if (!hasNotice) noticeMs = 0;
    close();
  });
}

/** @returns closes, with the notice */
function closeOn(logger: Logger, { close, noticeMs = 0 }: Shutdown, skip: closeWithGrace.AllEvents[]): () => void {
  const closing = closeWithGrace(
    {
      delay: CLOSE_MS + noticeMs,
      logger: false,
      skip,
      onSecondSignal: () => logger.warn({}, 'stopped immediately'),
      onTimeout: () => logger.error({}, 'shutdown timed out with work in flight'),
      onSecondError: (error) => logger.error({ error }, messageOf(error)),
    },
    async ({ signal, err, manual }) => {
      if (err === undefined) logger.info({}, `stopping (${signal ?? 'asked to'})`);
      else logger.error({ error: err }, `stopping: ${messageOf(err)}`);
      await close(signal === 'SIGTERM' || manual === true ? noticeMs : 0);
      logger.info({}, 'stopped');
    },
  );
  return () => closing.close();
}
