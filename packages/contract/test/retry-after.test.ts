import { expect, test } from 'vitest';
import { parseRetryAfterMs } from '../src/basics/retry-after.ts';

const NOW = Date.UTC(2026, 0, 1);

test.each([
  ['0', 0],
  [' 120 ', 120_000],
  ['9999999999', 3_155_760_000_000],
  ['10000000000', 3_155_760_000_000],
  ['9'.repeat(400), 3_155_760_000_000],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Thursday, 01-Jan-26 00:01:00 GMT', 60_000],
  ['Thu Jan  1 00:01:00 2026', 60_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
])('Retry-After: %s waits for %i ms', (value, ms) => {
  expect(parseRetryAfterMs(value, NOW)).toBe(ms);
});

test.each([null, '', 'soon', '-5', '1.5', '1e9', '10, 20', '2026-01-01', '2026-01-01T00:01:00Z', 'Jan 2026'])(
  'Retry-After: %s says nothing',
  (value) => {
    expect(parseRetryAfterMs(value, NOW)).toBeNull();
  },
);
