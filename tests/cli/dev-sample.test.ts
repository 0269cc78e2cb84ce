import type { Customer, Payment, Settlement } from '@mitako/contract';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { run } from './support/run.ts';

afterEach(stopAll);

const DAY_MS = 86_400_000;

test('mitako dev --sample fills new data with a month of a shop, once, and its ledger is consistent', async () => {
  const store = join(testDirectory(), 'dev.db');
  const read = async (): Promise<{ payments: Payment[]; customers: Customer[]; settlements: Settlement[] }> => {
    const { ready } = await startDev(['--data', store, '--sample']);
    const list = async <Data>(path: string): Promise<Data> => {
      const { body } = await api(`${ready.api}${path}`, { key: ready.merchant.test_key });
      return (body as { data: Data }).data;
    };
    const first = await list<{ payments: Payment[]; pagination: { next_cursor: string } }>(
      '/gateway/payments?limit=100',
    );
    const second = await list<{ payments: Payment[] }>(
      `/gateway/payments?limit=100&cursor=${first.pagination.next_cursor}`,
    );
    return {
      payments: [...first.payments, ...second.payments],
      customers: (await list<{ customers: Customer[] }>('/gateway/customers')).customers,
      settlements: (await list<{ settlements: Settlement[] }>('/gateway/settlements')).settlements,
    };
  };
  const { payments, customers, settlements } = await read();
  const daysAgo = payments.map(({ created_at: at }) => Math.floor((Date.now() - Date.parse(at)) / DAY_MS));
  expect(new Set(daysAgo).size).toBeGreaterThan(25);
  expect(Math.max(...daysAgo)).toBeLessThanOrEqual(30);
  expect(Math.min(...daysAgo)).toBeGreaterThanOrEqual(0);
  expect(new Set(payments.map(({ status }) => status))).toEqual(
    new Set(['succeeded', 'failed', 'expired', 'refunded']),
  );
  expect(customers.length).toBeGreaterThan(5);
  expect(settlements.length).toBeGreaterThan(15);
  await stopAll();
  expect((await read()).payments.map(({ id }) => id)).toEqual(payments.map(({ id }) => id));
  await stopAll();
  expect(await run(['ledger', 'verify', '--store', store])).toMatchObject({ code: 0 });
});
