import type { Change } from '@mitako/core/engine';
import type { ApiAnswer } from '../api.ts';
import type { Owner } from '../scheduler.ts';
import { Violation } from '../violation.ts';

/** Clocks of processes differ by less. */
const APART_MS_MAX = 60_000;

/** The times at which processes work, and the tokens that they refused as expired. */
export interface TimeWatch {
  /** Called when a process boots: what others reported by then has been. */
  booted(process: Owner): void;
  /** Called once it has started, and works. */
  started(process: Owner): void;
  /** Each reading of its clock. */
  read(process: Owner, nowMs: number): void;
  written(changes: readonly Change[]): void;
  /** A request with this token; its answer is passed on. */
  asked(process: Owner, bearer: string): (answer: ApiAnswer) => void;
}

interface Known {
  readonly reportedMs: number;
  readMs: number;
  isStarted: boolean;
}

export function createTimeWatch(violated: (violation: Violation) => void): TimeWatch {
  const processes = new Map<Owner, Known>();
  const expired = new Map<string, { readonly atMs: number; readonly by: Owner }>();
  let reportedMs = 0;

  function known(process: Owner): Known {
    const found = processes.get(process);
    if (found === undefined) throw new Error(`${process.name} never booted`);
    return found;
  }

  return {
    booted: (process) => void processes.set(process, { reportedMs, readMs: 0, isStarted: false }),
    started(process) {
      known(process).isStarted = true;
    },
    read(process, nowMs) {
      const before = known(process);
      if (nowMs < before.readMs) {
        violated(new Violation('I12', `${process.name} went back by ${before.readMs - nowMs} ms`));
      }
      if (before.isStarted && nowMs < before.reportedMs - APART_MS_MAX) {
        const backMs = before.reportedMs - nowMs;
        violated(new Violation('I12', `${process.name} works ${backMs} ms before what was reported when it booted`));
      }
      before.readMs = nowMs;
    },
    written(changes) {
      for (const change of changes) {
        if (change.type === 'worker.put') reportedMs = Math.max(reportedMs, change.worker.lastSeenAtMs);
      }
    },
    asked(process, bearer) {
      const refused = expired.get(bearer);
      return ({ status, body }) => {
        if (body.includes('"TOKEN_EXPIRED"'))
          expired.set(bearer, refused ?? { atMs: known(process).readMs, by: process });
        if (status >= 300 || refused === undefined) return;
        // Clocks differ: until it reads a later report, another process may be behind the one that refused.
        const isLater = refused.by === process || known(process).reportedMs >= refused.atMs;
        if (isLater) violated(new Violation('I12', `${process.name} accepted a token that ${refused.by.name} refused`));
      };
    },
  };
}
