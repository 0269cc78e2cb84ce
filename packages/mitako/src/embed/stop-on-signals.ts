import closeWithGrace from 'close-with-grace';
import { messageOf } from '../failure.ts';
import { FINISH_MS } from '../drain.ts';
import type { Mitako, MitakoDrainOptions } from './create-mitako.ts';
import { requireMs, requireOptions, requireServers } from './require-options.ts';

/** Options of {@link stopOnSignals}. */
export interface StopOptions extends Pick<MitakoDrainOptions, 'servers'> {
  /** The notice of `drain` after SIGTERM, in milliseconds; Ctrl-C does not wait. Default: 5 000. */
  readonly noticeMs?: number;
  /** Runs after the gateway has ended: `() => pool.end()`. */
  readonly after?: () => unknown;
}

/** Longer than requests, then work in flight may take after the notice. */
const CLOSE_MS = 3 * FINISH_MS;

/**
 * Ends this process at SIGTERM and SIGINT: drains the gateway with its servers, runs `after`, and exits, with 0 when all went
 * well. A second signal exits at once, with 1. The gateway itself never listens to signals.
 *
 * @example
 * ```ts
 * stopOnSignals(mitako, { after: () => pool.end() });
 * ```
 * @throws TypeError for an option that there is not, and for a value that is none
 */
export function stopOnSignals(
  { drain, gateway: { logger } }: Pick<Mitako, 'drain' | 'gateway'>,
  options: StopOptions = {},
): void {
  requireOptions('stopOnSignals()', options, ['noticeMs', 'servers', 'after']);
  const { noticeMs = 5_000, servers = [], after = () => undefined } = options;
  requireServers('stopOnSignals()', servers);
  requireMs('stopOnSignals()', 'noticeMs', noticeMs);
  closeWithGrace(
    {
      delay: noticeMs + CLOSE_MS,
      logger: false,
      skip: [...OTHER_SIGNALS, 'uncaughtException', 'unhandledRejection', 'beforeExit'],
      onTimeout: () => logger.error({}, 'shutdown timed out with work in flight'),
    },
    async ({ signal }) => {
      try {
        await drain({ noticeMs: signal === 'SIGTERM' ? noticeMs : 0, servers });
        await after();
      } catch (error) {
        logger.error({ error }, `shutdown failed: ${messageOf(error)}`);
        throw error;
      }
    },
  );
}

const OTHER_SIGNALS = [
  'SIGHUP',
  'SIGQUIT',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
] as const satisfies readonly closeWithGrace.Signals[];
