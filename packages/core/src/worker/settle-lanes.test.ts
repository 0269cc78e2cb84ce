import { expect, test } from 'vitest';
import type { Lane } from '../model.ts';
import type { Outcome } from './deliver.ts';
import { laneAfter } from './settle-lanes.ts';

const ADDRESS = 'https://shop.example/';

interface Was {
  readonly failuresCount: number;
  readonly isSlow: boolean;
  readonly provenAddress: string | null;
}

const FRESH: Was = { failuresCount: 0, isSlow: false, provenAddress: null };
const PROVEN: Was = { ...FRESH, provenAddress: ADDRESS };

test.each<[string, Was, readonly (readonly [Outcome['kind'], number])[], Was]>([
  ['a first 2xx proves its address', FRESH, [['delivered', 80]], PROVEN],
  ['a failure does not', FRESH, [['failed', 80]], { failuresCount: 1, isSlow: true, provenAddress: null }],
  [
    'failures in a row are counted',
    PROVEN,
    [
      ['failed', 80],
      ['failed', 80],
    ],
    { ...PROVEN, failuresCount: 2, isSlow: true },
  ],
  ['a 2xx ends them', { ...PROVEN, failuresCount: 3, isSlow: true }, [['delivered', 80]], PROVEN],
  [
    'the last outcome of a group decides',
    PROVEN,
    [
      ['delivered', 80],
      ['failed', 80],
    ],
    { ...PROVEN, failuresCount: 1, isSlow: true },
  ],
  ['2 s are not slow', PROVEN, [['delivered', 2_000]], PROVEN],
  ['more are', PROVEN, [['delivered', 2_001]], { ...PROVEN, isSlow: true }],
  [
    'what was not sent says nothing',
    { ...PROVEN, failuresCount: 2, isSlow: true },
    [['unsent', 0]],
    { ...PROVEN, failuresCount: 2, isSlow: true },
  ],
])('%s', (_, was, outcomes, expected) => {
  const lane: Lane = { consumerId: 'whe', merchantId: 'mer', isOpen: true, address: ADDRESS, ...was };
  const made = outcomes.map(([kind, durationMs]) => ({ kind, attempt: { durationMs } }));
  expect(laneAfter({ lane, endpoint: { url: ADDRESS } }, made)).toEqual({ ...lane, ...expected });
});
