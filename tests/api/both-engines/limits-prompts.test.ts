import { sandboxRail } from '@mitako/core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProcesses, type Process, type Processes } from '../support/processes.ts';
import { PAID, scriptedRail } from '../support/scripted-rail.ts';
import { createPayment, MINUTE, readPayment, SECOND, testKey } from '../support.ts';

// A phone receives few unpaid prompts, over all senders, checkouts and processes.

const live = scriptedRail('live');
let all: Processes;
let numbers = 0;

beforeAll(async () => {
  all = await openProcesses(2, { rails: [sandboxRail(), live.rail] });
});
afterAll(() => all.close());
beforeEach(async () => {
  live.script.charges.length = 0;
  await all.exchange(10 * MINUTE);
});

/** A process, in turn. */
function inTurn(place: number): Process {
  const process = all.processes[place % all.processes.length];
  if (process === undefined) throw new Error('There is no process.');
  return process;
}

function aNumber(): string {
  numbers += 1;
  return `+23765345${String(6000 + numbers)}`;
}

async function aCheckout(mode: 'live' | 'test' = 'live') {
  const { api } = inTurn(0);
  return createPayment(api, {}, mode === 'live' ? api.seed.merchant.liveKey : testKey(api));
}

/** Asks a phone to pay a checkout, at the hosted page. */
function prompt({ api }: Process, slug: string, phone: string) {
  return api.gateway.call('payCheckout', {
    way: 'checkout',
    parameters: { slug },
    body: { method: 'mobile_money', provider: 'mtn_momo', phone },
  });
}

/** Statuses of so many prompts, each at a checkout of its own. */
async function prompted(count: number, phone: string, mode: 'live' | 'test' = 'live'): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await prompt(inTurn(index), (await aCheckout(mode)).slug, phone)).status);
  }
  return statuses;
}

const SENT = Array<number>(5).fill(202);

test('5 prompts in 10 minutes for a number, at any checkout and by any process', async () => {
  const phone = aNumber();
  expect(await prompted(5, phone)).toEqual(SENT);
  for (const process of all.processes) {
    expect(await prompt(process, (await aCheckout()).slug, phone)).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      details: { limit: 'prompt' },
      retryAfterSeconds: 600,
      headers: { RateLimit: '"prompt";r=0;t=600', 'RateLimit-Policy': '"prompt";q=5;w=600' },
    });
  }
  expect(live.script.charges).toHaveLength(5);
  expect(await prompted(1, aNumber())).toEqual([202]);
  await all.exchange(10 * MINUTE);
  expect(await prompted(6, phone)).toEqual([...SENT, 429]);
});

test('of prompts that are sent concurrently, five arrive', async () => {
  const phone = aNumber();
  const checkouts = [];
  for (let index = 0; index < 8; index += 1) checkouts.push(await aCheckout());
  const answers = await Promise.all(checkouts.map(({ slug }, index) => prompt(inTurn(index), slug, phone)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([...SENT, 429, 429, 429]);
  expect(live.script.charges).toHaveLength(5);
});

test('a refused prompt leaves the payment open for another number', async () => {
  const phone = aNumber();
  await prompted(5, phone);
  const { id, slug } = await aCheckout();
  expect((await prompt(inTurn(0), slug, phone)).status).toBe(429);
  expect(await readPayment(inTurn(0).api, id, inTurn(0).api.seed.merchant.liveKey)).toMatchObject({
    status: 'requested',
    attempts_count: 0,
  });
  expect((await prompt(inTurn(0), slug, aNumber())).status).toBe(202);
});

test('a prompt that was paid counts no longer', async () => {
  const phone = aNumber();
  live.script.lookupByPhone.set(phone, PAID);
  for (let index = 0; index < 8; index += 1) {
    const { id, slug } = await aCheckout();
    const process = inTurn(index);
    expect((await prompt(process, slug, phone)).status).toBe(202);
    all.clock.advance(5 * SECOND);
    await process.api.gateway.runDue();
    expect((await readPayment(process.api, id, process.api.seed.merchant.liveKey)).status).toBe('succeeded');
  }
  live.script.lookupByPhone.delete(phone);
  expect(await prompted(6, phone)).toEqual([...SENT, 429]);
});

test('prompts of test mode reach no phone and are not counted', async () => {
  expect(await prompted(8, '+237653456789', 'test')).toEqual(Array(8).fill(202));
});

test('the number is stored nowhere among the counts', async () => {
  const phone = aNumber();
  await prompted(1, phone);
  const rows = await all.rows(`SELECT * FROM mitako_rate_counts WHERE key LIKE 'prompt:%'`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(phone.slice(1));
});
