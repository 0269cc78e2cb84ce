import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../errors.ts';
import { createOutage } from './outage.ts';

test('an unavailable store is logged once, and its return; an error is logged each time', () => {
  const told: string[] = [];
  const tell = (level: string) => (_fields: object, message: string) => void told.push(`${level} ${message}`);
  const outage = createOutage(() => ({
    debug: tell('debug'),
    info: tell('info'),
    warn: tell('warn'),
    error: tell('error'),
  }));
  const away = new StoreUnavailableError('connect ECONNREFUSED', null);
  outage.isOver();
  for (let count = 0; count < 3; count += 1) outage.failed(away, 'background work failed');
  outage.failed(new Error('a fault'), 'background work failed');
  outage.isOver();
  outage.failed(away, 'background work failed');
  expect(told).toEqual([
    'warn store unavailable; background work resumes when it is back',
    'error background work failed',
    'info the store is back',
    'warn store unavailable; background work resumes when it is back',
  ]);
});
