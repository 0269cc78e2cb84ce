import type { Rail, Store } from '@mitako/core';
import { engineStore, turnedAway } from '@mitako/core/engine';
import { failed, type Finding } from './finding.ts';

/** What a provider said of the charges that it did not take in the last hour; nothing when it took all. */
export async function railAnswers(
  store: Store | null,
  { id, modes }: Rail,
  nowMs: number,
): Promise<readonly Finding[]> {
  if (store === null) return [];
  const found = await Promise.all(
    modes.map(async (mode) => turnedAway(engineStore(store), { rail: id, livemode: mode === 'live', nowMs })),
  );
  return found.flatMap((away) => {
    if (away === null) return [];
    const { count, of, attemptId, detail } = away;
    const said = [detail?.code, detail?.message].filter((part) => part !== null && part !== undefined).join(', ');
    const message = `${count} of the last ${of} charges were not taken. The newest, ${attemptId}: ${said === '' ? 'no answer' : said}. Look it up with the operator panel, and see "When a provider is down" in docs/operating.md.`;
    return [{ name: `charges of ${id}`, ...failed(message) }];
  });
}
