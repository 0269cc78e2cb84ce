import type { Rail, Store } from '@mitako/core';
import { engineStore, turnedAway } from '@mitako/core/engine';
import { type Found, ok, warning } from './finding.ts';

/** What a provider said of the charges that it did not take in the last hour. An outage that is over is no fault here. */
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
