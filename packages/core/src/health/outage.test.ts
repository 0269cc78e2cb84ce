import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../errors.ts';
import type { Clock } from '../ports/system.ts';
import { createOutage } from './outage.ts';

test('an unavailable store is logged once a minute, as is its recovery; any other error each time', () => {
  const logged: string[] = [];
  const log = (level: string) => (_fields: object, message: string) =>
    void logged.push(`${level} ${message.slice(0, 23)}`);
  let nowMs = 0;
  const clock: Clock = { now: () => nowMs, sleep: () => Promise.resolve() };
  const outage = createOutage(
    { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') },
    clock,
  );
  const fail = (error: Error = new StoreUnavailableError('connect ECONNREFUSED', null)): void =>
    outage.failed(error, 'background work failed');
  const since = (): readonly string[] => logged.splice(0);

  outage.isOver();
  for (let count = 0; count < 3; count += 1) fail();
  expect(since()).toEqual(['warn store unavailable; requ']);
  fail(new Error('a fault'));
  expect(since()).toEqual(['error background work failed']);
  nowMs += 59_999;
  fail();
  expect(since()).toEqual([]);
  nowMs += 1;
  fail();
  expect(since()).toEqual(['warn store unavailable; requ']);
  outage.isOver();
  outage.isOver();
  expect(since()).toEqual(['info store available again']);
  fail();
  // A clock that was set back does not silence it for longer.
  nowMs -= 3_600_000;
  fail();
  expect(since()).toHaveLength(2);
});
