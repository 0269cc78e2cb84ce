import type { LedgerProblemCode } from '../verify/report.ts';
import type { Verification } from '../verify/verification.ts';
import { dayAt, endOfDay } from './days.ts';
import type { Checkpoint, CheckpointDocument } from './model.ts';
import { readDay } from './read-day.ts';
import { sha256 } from './signature.ts';

const PAGE = 100;

/** Every checkpoint: its signature, its place in the chain, and the rows of its day, which were verified before. */
export async function verifyCheckpoints(run: Verification): Promise<void> {
  const { store } = run.context;
  let last: Checkpoint | null = null;
  for (;;) {
    await run.pause();
    const page: readonly Checkpoint[] = await store.read.checkpoints(last?.sequence ?? 0, PAGE);
    for (const checkpoint of page) {
      await verifyPlace(run, checkpoint, last);
      if (await verifySignature(run, checkpoint)) await compareDay(run, checkpoint, false);
      last = checkpoint;
    }
    if (page.length < PAGE) return;
  }
}

/** One day, against its checkpoint. */
export async function verifyDay(run: Verification, day: string): Promise<void> {
  const checkpoint = await run.context.store.read.checkpointOfDay(day);
  if (checkpoint === null) {
    report(
      run,
      'checkpoint_missing',
      day,
      `There is no checkpoint of ${day}. One is made on the following day, from ten minutes after midnight UTC on.`,
    );
    await readDay(run, day, true);
    return;
  }
  const isSound = await verifySignature(run, checkpoint);
  if (isSound) await compareDay(run, checkpoint, true);
}

/** @param kept signatures as they were published once */
export async function verifyKept(run: Verification, kept: readonly string[]): Promise<void> {
  const { store, checkpointKey } = run.context;
  for (const signature of kept) {
    const signed = await checkpointKey.verify(signature);
    if (signed === null) {
      report(
        run,
        'checkpoint_forged',
        signature.slice(-12),
        `A kept checkpoint, …${signature.slice(-12)}, was not signed with the key of this gateway.`,
      );
      continue;
    }
    const { day, hash, sequence } = signed;
    const found = await store.read.checkpointOfDay(day);
    if (found === null)
      report(
        run,
        'checkpoint_missing',
        day,
        `Checkpoint ${sequence} of ${day} was kept, and is no longer in the database.`,
      );
    else if (found.hash !== hash)
      report(run, 'checkpoint_forged', day, `The checkpoint of ${day} is another one than was kept.`);
  }
}

/** Whether the rows of a day are still those of its checkpoint. */
export async function compareDay(run: Verification, { day, document }: Checkpoint, verifies: boolean): Promise<void> {
  const { counts, hashes } = JSON.parse(document) as CheckpointDocument;
  const now = await readDay(run, day, verifies);
  const names = Object.keys(counts) as (keyof typeof counts)[];
  const fewer = names.filter((name) => now.counts[name] < counts[name]);
  if (fewer.length > 0) {
    const lacking = fewer.map((name) => `${counts[name]} ${name}, and has ${now.counts[name]}`).join('; ');
    report(run, 'day_lacks_rows', day, `${day} had ${lacking}.`);
    return;
  }
  const more = names.filter((name) => now.counts[name] > counts[name]);
  const altered = [
    ...(now.hashes.ledger === hashes.ledger ? [] : ['transfers or entries']),
    ...(now.hashes.objects === hashes.objects
      ? []
      : ['payments, attempts, refunds, disputes, settlements or audit entries']),
  ];
  if (altered.length === 0) return;
  const added = more.map((name) => `${now.counts[name] - counts[name]} ${name} more`).join(', ');
  report(
    run,
    'day_altered',
    day,
    `${day} has other ${altered.join(' and ')} than when its checkpoint was made${added === '' ? '' : `: ${added}`}.`,
  );
}

async function verifyPlace(run: Verification, checkpoint: Checkpoint, before: Checkpoint | null): Promise<void> {
  const { sequence, day, document } = checkpoint;
  const { previous } = documentOf(document) ?? {};
  if (sequence !== (before?.sequence ?? 0) + 1 || (before !== null && dayAt(endOfDay(before.day)) !== day)) {
    report(
      run,
      'checkpoint_missing',
      day,
      `Checkpoint ${sequence} of ${day} follows ${before === null ? 'none' : `${before.sequence} of ${before.day}`}.`,
    );
  } else if (previous !== (before?.hash ?? null)) {
    report(run, 'checkpoint_forged', day, `The checkpoint of ${day} names another one before it.`);
  }
  await run.pause();
}

async function verifySignature(run: Verification, checkpoint: Checkpoint): Promise<boolean> {
  const { sequence, day, document, hash, signature } = checkpoint;
  const signed = await run.context.checkpointKey.verify(signature);
  const said = documentOf(document);
  const isSound =
    signed !== null &&
    said !== null &&
    signed.hash === hash &&
    sha256(document) === hash &&
    [signed, said].every((of) => of.sequence === sequence && of.day === day) &&
    signed.previous === said.previous;
  if (!isSound)
    report(run, 'checkpoint_forged', day, `The checkpoint of ${day} has an invalid signature, or was changed.`);
  return isSound;
}

function documentOf(text: string): CheckpointDocument | null {
  try {
    return JSON.parse(text) as CheckpointDocument;
  } catch {
    return null;
  }
}

function report(run: Verification, code: LedgerProblemCode, subject: string, message: string): void {
  run.findings.add([{ code, subject, message }]);
}
