import type { Worker as WireWorker, WorkerStatus } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Worker } from '../model.ts';

/** Three missed reports. */
const SILENT_AFTER_MS = 30_000;

export function workerToWire(worker: Worker, nowMs: number): WireWorker {
  const ageMs = Math.max(0, nowMs - worker.lastSeenAtMs);
  return {
    id: worker.id,
    name: worker.name,
    pid: worker.pid,
    version: worker.version,
    status: statusOf(worker, ageMs),
    started_at: timestamp(worker.startedAtMs),
    last_seen_at: timestamp(worker.lastSeenAtMs),
    age_seconds: Math.floor(ageMs / 1000),
    stopped_at: timestampOrNull(worker.stoppedAtMs),
  };
}

function statusOf(worker: Worker, ageMs: number): WorkerStatus {
  if (worker.stoppedAtMs !== null) return 'stopped';
  return ageMs > SILENT_AFTER_MS ? 'silent' : 'running';
}
