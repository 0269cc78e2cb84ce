import type { AttemptLookup, AttemptRecord } from '@mitako/contract/names';
import type { LookupRequest, Rail } from '@mitako/core';
import { mtnMomo } from '@mitako/rail-mtn-momo';
import type { TestClock } from '@mitako/testing';
import { simulateMtnMomo } from '@mitako/testing/rails';
import { afterEach, describe, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import { openProcesses } from './support/processes.ts';
import { attempts, callBack, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  DAY,
  MINUTE,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  type TestGateway,
} from './support.ts';

// How often a provider is asked, over all processes.

const RULES = { promptLifeMs: 5 * MINUTE, absentMarginMs: 10 * MINUTE, isRepeatable: true };
const STEP = 50;

const opened: TestGateway[] = [];
afterEach(async () => {
  for (const api of opened.splice(0)) await closeWithConsistentLedger(api);
});

async function openWith(rail: Rail): Promise<{ readonly api: TestGateway; readonly token: string }> {
  const api = await openGateway({ publicUrl: 'https://pay.shop.example', rails: [rail] });
  opened.push(api);
  return { api, token: await api.login('success@sandbox.test') };
}

function pacedRail(lookUpsPerSecond?: number): { readonly rail: Rail; readonly script: Script } {
  const {
    rail: { charges: _, ...rail },
    script,
  } = scriptedRail();
  return { rail: lookUpsPerSecond === undefined ? rail : { ...rail, charges: { ...RULES, lookUpsPerSecond } }, script };
}

/** Payers who are asked and do not answer; their attempts, first one first. */
async function pending(api: TestGateway, token: string, count: number): Promise<readonly AttemptRecord[]> {
  for (let payer = 0; payer < count; payer += 1) {
    const { slug } = await createPayment(api, { expires_in: 604_800 });
    dataOf(await payByPhone(api, slug, token, `+2376771${String(payer).padStart(5, '0')}`), 202);
  }
  return (await attempts(api, '?limit=100')).toReversed();
}

async function runFor(ms: number, processes: readonly TestGateway[], clock?: TestClock): Promise<void> {
  const [first] = processes;
  for (let passed = 0; passed < ms; passed += STEP) {
    (clock ?? first?.clock)?.advance(STEP);
    await Promise.all(processes.map(({ gateway }) => gateway.runDue()));
  }
}

/** The most of them that any second has. */
function mostInASecond(lookups: readonly LookupRequest[]): number {
  const counts = lookups.map(
    ({ nowMs }) => lookups.filter((other) => other.nowMs >= nowMs && other.nowMs < nowMs + SECOND).length,
  );
  return Math.max(0, ...counts);
}

describe('look-ups', () => {
  test.each([
    [8, 8],
    [undefined, 5],
  ])('of a rail that declares %s are at most %i in any second, and not much fewer', async (declared, perSecond) => {
    const { rail, script } = pacedRail(declared);
    const { api, token } = await openWith(rail);
    await pending(api, token, 40);
    await runFor(10 * SECOND, [api]);
    expect(mostInASecond(script.lookups)).toBeLessThanOrEqual(perSecond);
    // The first is due after two seconds.
    expect(script.lookups.length).toBeGreaterThan(7 * perSecond);
    // The longest due is the next: each has its turn before any has its second.
    const first = script.lookups.slice(0, 35).map(({ reference }) => reference);
    expect(new Set(first).size).toBe(35);
  });

  test('of two processes share the pace', async () => {
    const { rail, script } = pacedRail(8);
    const both = await openProcesses(2, { rails: [rail] });
    try {
      const [one, other] = both.processes.map(({ api }) => api);
      if (one === undefined || other === undefined) throw new Error('there are no two processes');
      await pending(one, await one.login('success@sandbox.test'), 40);
      await runFor(10 * SECOND, [one, other], both.clock);
      expect(mostInASecond(script.lookups)).toBeLessThanOrEqual(8);
      expect(script.lookups.length).toBeGreaterThan(56);
    } finally {
      await both.close();
    }
  });

  test('after a callback come first, even if their poll was due already', async () => {
    const { rail, script } = pacedRail(2);
    const { api, token } = await openWith(rail);
    const waiting = await pending(api, token, 20);
    await runFor(5 * SECOND, [api]);
    const seen = script.lookups.length;
    expect(seen).toBeLessThan(12);
    const asked = new Set(script.lookups.map(({ reference }) => reference));
    const last = waiting
      .filter(({ id }) => !asked.has(id))
      .slice(-2)
      .map(({ id }) => id);
    for (const id of last) await callBack(api, id);
    await runFor(2 * SECOND, [api]);
    const next = script.lookups.slice(seen).map(({ reference }) => reference);
    expect(next.slice(0, 2).toSorted()).toEqual(last.toSorted());
  });

  test('of ended attempts come last', async () => {
    const { rail, script } = pacedRail(2);
    const { api, token } = await openWith(rail);
    script.lookup = ({ reference }) =>
      reference === ended?.id ? { kind: 'failed', failureCode: 'payer_timeout' } : { kind: 'pending' };
    const [ended] = await pending(api, token, 1);
    await runFor(3 * SECOND, [api]);
    api.clock.advance(10 * MINUTE - 10 * SECOND);
    await pending(api, token, 8);
    script.lookups.splice(0);
    await runFor(20 * SECOND, [api]);
    const at = script.lookups.findIndex(({ reference }) => reference === ended?.id);
    expect(at === -1 || at > 8).toBe(true);
    for (let second = 0; second < 180; second += 1) await api.advance(SECOND);
    expect(script.lookups.filter(({ reference }) => reference === ended?.id)).toHaveLength(1);
  });

  test('that are due come in their time, however many callbacks others forge', async () => {
    const { rail, script } = pacedRail();
    const { api, token } = await openWith(rail);
    script.lookup = () => ({ kind: 'failed', failureCode: 'payer_timeout' });
    await pending(api, token, 14);
    await runFor(8 * SECOND, [api]);
    script.lookup = () => ({ kind: 'pending' });
    const forged = await pending(api, token, 14);
    expect(forged.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 14 }, () => 'failed'),
      ...Array.from({ length: 14 }, () => 'pending'),
    ]);
    const flood = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        await Promise.all(forged.map(({ id }) => callBack(api, id)));
        for (let passed = 0; passed < SECOND; passed += 200) await api.advance(200);
      }
    };
    await flood(20);
    script.lookupByPhone.set('+237677200000', PAID);
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, '+237677200000'), 202);
    script.lookups.splice(0);
    await flood(22);
    expect((await readPayment(api, id)).status).toBe('succeeded');
    // Of an ended one two because of callbacks, although one arrives each second, and one of its schedule.
    const ended = forged.filter(({ status }) => status === 'failed').map((attempt) => attempt.id);
    expect(script.lookups.filter(({ reference }) => ended.includes(reference)).length).toBeLessThanOrEqual(3 * 14);
  });

  test('that somebody waits for are made at once, two ahead of their time and no more', async () => {
    const { rail, script } = pacedRail(1);
    const { api, token } = await openWith(rail);
    const [attempt] = await pending(api, token, 1);
    await runFor(3 * SECOND, [api]);
    api.clock.advance(2 * SECOND);
    script.lookups.splice(0);
    const ask = async (): Promise<AttemptLookup> =>
      dataOf<{ lookup: AttemptLookup }>(await asOperator(api, 'GET', `/admin/attempts/${attempt?.id}/lookup`), 200)
        .lookup;
    const asked = [await ask(), await ask(), await ask(), await ask()];
    expect(asked.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending', 'unknown']);
    expect(asked[3]?.rail_detail?.message).toContain('pace of look-ups');
    expect(script.lookups).toHaveLength(3);
    await runFor(3 * SECOND, [api]);
    expect(script.lookups).toHaveLength(3);
    await runFor(5 * SECOND, [api]);
    expect(script.lookups.length).toBeGreaterThan(3);
  });
});

describe('a provider that asks for fewer requests', () => {
  test('is not asked for as long as it says, by any process, and then again', async () => {
    const { rail, script } = pacedRail(8);
    const both = await openProcesses(2, { rails: [rail] });
    try {
      const [one, other] = both.processes.map(({ api }) => api);
      if (one === undefined || other === undefined) throw new Error('there are no two processes');
      const [attempt] = await pending(one, await one.login('success@sandbox.test'), 10);
      script.lookup = () => ({ kind: 'unknown', retryAfterMs: 5 * SECOND });
      while (script.lookups.length === 0) await runFor(STEP, [one, other], both.clock);
      const atMs = both.clock.now();
      script.lookup = () => PAID;
      await runFor(5 * SECOND - STEP, [one, other], both.clock);
      expect(script.lookups).toHaveLength(1);
      const answer = await asOperator(other, 'GET', `/admin/attempts/${attempt?.id}/lookup`);
      expect(dataOf<{ lookup: AttemptLookup }>(answer, 200).lookup.status).toBe('unknown');
      await runFor(3 * SECOND, [one, other], both.clock);
      expect(script.lookups.length).toBeGreaterThan(9);
      expect(script.lookups[1]?.nowMs).toBeLessThanOrEqual(atMs + 5 * SECOND + STEP);
      // The one that was turned away is asked about as soon as that is allowed, whatever its schedule says.
      expect(script.lookups.filter(({ reference }) => reference === script.lookups[0]?.reference)).toHaveLength(2);
    } finally {
      await both.close();
    }
  });

  test('for a day is asked again after ten minutes', async () => {
    const { rail, script } = pacedRail(8);
    const { api, token } = await openWith(rail);
    await pending(api, token, 1);
    script.lookup = () => ({ kind: 'unknown', retryAfterMs: DAY });
    await api.advance(3 * SECOND);
    await api.advance(10 * MINUTE - SECOND);
    expect(script.lookups).toHaveLength(1);
    await api.advance(2 * SECOND);
    expect(script.lookups).toHaveLength(2);
  });

  test('is MTN by its words, and nobody waits for it in a request', async () => {
    const mtn = simulateMtnMomo({ answers: 'by hand', nowMs: () => api.clock.now() });
    const collection = {
      subscriptionKey: 'collection-key',
      apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
      apiKey: 'collection-secret',
    };
    const { api, token } = await openWith(
      mtnMomo({ country: 'CM', environment: 'sandbox', collection, fetch: mtn.fetch, callbacks: false }),
    );
    const { id, slug } = await createPayment(api);
    dataOf(await payByPhone(api, slug, token, '+237677123456'), 202);
    const body = '{"statusCode":429,"message":"Rate limit is exceeded. Try again in 7 seconds."}';
    mtn.faults.next({ kind: 'answer', status: 429, body }, { path: /requesttopay\//, method: 'GET' });
    const looked = (): number =>
      mtn.requests.filter(({ method, path }) => method === 'GET' && path.includes('requesttopay/')).length;
    while (looked() === 0) await api.advance(SECOND);
    const stopped = looked();
    await api.advance(6 * SECOND);
    expect(looked()).toBe(stopped);
    expect((await readPayment(api, id)).status).toBe('processing');
    await api.advance(2 * SECOND);
    expect(looked()).toBe(stopped + 1);
  });
});
