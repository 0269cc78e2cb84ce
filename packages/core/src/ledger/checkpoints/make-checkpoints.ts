import type { Context } from '../../context.ts';
import { commitOnce } from '../../kernel/decide-and-commit.ts';
import { canonicalJson } from '../../kernel/idempotency.ts';
import { timeOfId } from '../../basics/ids.ts';
import type { Verification } from '../verify/verification.ts';
import { dayAt, endOfDay, SETTLED_MS } from './days.ts';
import type { Checkpoint, CheckpointDocument } from './model.ts';
import { type DayRead, readDay } from './read-day.ts';
import { sha256 } from './signature.ts';
import { compareDay } from './verify-checkpoints.ts';

/** Time for days that were checked before, in one run. */
const RECHECK_MS_MAX = 20 * 60 * 1000;

/** Makes the checkpoints of all days that have ended and have none, as far as their entries are posted. */
export async function makeCheckpoints(run: Verification): Promise<void> {
  const { store, clock } = run.context;
  let last = await store.read.lastCheckpoint();
  for (let day = await dayAfter(run.context, last); day !== null; day = await dayAfter(run.context, last)) {
    if (endOfDay(day) + SETTLED_MS > clock.now()) return;
    const before = run.findings.count();
    const read = await readDay(run, day, true);
    if (!read.isPosted) return;
    const made = await checkpointOf(run.context, day, read, run.findings.count() - before, last);
    // Another process made one meanwhile.
    if (!(await commitOnce(run.context, [{ type: 'checkpoint.insert', checkpoint: made }]))) return;
    last = made;
  }
}

/** @param beforeMs compares days that were not compared since then with their checkpoints, those of longest ago first */
export async function recheckDays(run: Verification, beforeMs: number): Promise<void> {
  const { store, clock } = run.context;
  const startedAtMs = clock.now();
  while (clock.now() - startedAtMs < RECHECK_MS_MAX) {
    const checkpoint = await store.read.checkpointToRecheck(beforeMs);
    if (checkpoint === null) return;
    await compareDay(run, checkpoint, true);
    const { sequence } = checkpoint;
    await commitOnce(run.context, [
      { type: 'checkpoint.recheck', sequence, nowMs: Math.max(startedAtMs, clock.now()) },
    ]);
  }
}

/** Null: nothing was booked yet. */
async function dayAfter({ store }: Context, last: Checkpoint | null): Promise<string | null> {
  if (last !== null) return dayAt(endOfDay(last.day));
  const [first] = await store.audit.transfers({ afterId: null, limit: 1 });
  return first === undefined ? null : dayAt(timeOfId(first.transfer.id));
}

async function checkpointOf(
  { checkpointKey, clock }: Context,
  day: string,
  { counts, hashes, moved }: DayRead,
  problems: number,
  last: Checkpoint | null,
): Promise<Checkpoint> {
  const sequence = (last?.sequence ?? 0) + 1;
  const previous = last?.hash ?? null;
  const balances = sumsOf(last === null ? {} : (JSON.parse(last.document) as CheckpointDocument).balances, moved);
  const made: CheckpointDocument = { version: 1, sequence, day, previous, counts, hashes, balances, problems };
  const document = canonicalJson(made);
  const hash = sha256(document);
  const nowMs = clock.now();
  const signature = await checkpointKey.sign({ sequence, day, hash, previous });
  return { sequence, day, document, hash, signature, createdAtMs: nowMs, recheckedAtMs: nowMs };
}

type Balances = CheckpointDocument['balances'];

function sumsOf(before: Balances, moved: Balances): Balances {
  const places = [...new Set([...Object.keys(before), ...Object.keys(moved)])];
  return Object.fromEntries(
    places.map((place) => {
      const [were, are] = [before[place] ?? {}, moved[place] ?? {}];
      const kinds = [...new Set([...Object.keys(were), ...Object.keys(are)])] as (keyof typeof were)[];
      return [place, Object.fromEntries(kinds.map((kind) => [kind, (were[kind] ?? 0) + (are[kind] ?? 0)]))];
    }),
  );
}
