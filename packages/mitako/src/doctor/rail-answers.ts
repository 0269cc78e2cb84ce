import type { Rail, Store } from '@mitako/core';
import { engineStore, turnedAway } from '@mitako/core/engine';
import { type Found, ok, warning } from './finding.ts';

/**
 * A provider's messages about the charges that it rejected in the last hour. An outage that has ended is not a fault
 * here.
 */
export async function railAnswers(store: Store | null, { id, modes }: Rail, nowMs: number): Promise<Found> {
  if (store === null) return warning('Not read: the database did not open.');
  const found = await Promise.all(
    modes.map(async (mode) => turnedAway(engineStore(store), { rail: id, livemode: mode === 'live', nowMs })),
  );
  const away = found.find((each) => each !== null) ?? null;
  if (away === null) return ok('No charge of the last hour was turned away.');
  const { count, of, attemptId, detail } = away;
  const said = [detail?.code, detail?.message].filter((part) => part !== null && part !== undefined).join(', ');
  return warning(
    `${count} of the last ${of} charges were not taken. The newest, ${attemptId}: ${said === '' ? 'no answer' : said}. See "When a provider is down" in docs/operating.md.`,
  );
}
