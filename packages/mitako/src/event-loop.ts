import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from '@mitako/core';

const EVERY_MS = 1_000;
/** Requests wait for as long as the event loop is blocked. */
const BLOCKED_MS = 2_000;
/** Long enough for a load balancer that polls every few seconds to see it. */
const REPORTED_FOR_MS = 15_000;

/** Measures how long this process does nothing but compute, or waits for the machine. */
export interface EventLoopWatch {
  /** The longest delay of the last 15 s that exceeds 2 s, in milliseconds; otherwise null. */
  blockedMs(): number | null;
  stop(): void;
}

export function watchEventLoop(logger: Logger): EventLoopWatch {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let blocked: { readonly ms: number; readonly atMs: number } | null = null;

  function look(): void {
    const ms = Math.round(delays.max / 1e6);
    if (ms <= BLOCKED_MS) return;
    // Only then: the first interval after a reset is not measured.
    delays.reset();
    logger.warn({ delay_ms: ms }, 'event loop was blocked; requests waited');
    blocked = { ms, atMs: performance.now() };
  }

  // Keeps no process alive.
  const timer = setInterval(look, EVERY_MS).unref();
  return {
    blockedMs() {
      look();
      return blocked !== null && performance.now() - blocked.atMs < REPORTED_FOR_MS ? blocked.ms : null;
    },
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
