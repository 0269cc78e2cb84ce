import type { AttemptLookup, AuditEntry, Timeline } from '@mitako/contract/names';
import type { Rail } from '@mitako/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import { attempts, held, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  openGateway,
  payByPhone,
  payFromWallet,
  readPayment,
  SECOND,
  type TestGateway,
} from './support.ts';

// What the provider says about an attempt while the operator waits, and the file to hold against its portal.

const PHONE = '+237653456789';

let api: TestGateway;
let script: Script;
let token: string;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [scripted.rail] });
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

async function inReview(): Promise<{ readonly id: string; readonly attemptId: string }> {
  const { id, slug } = await createPayment(api, { expires_in: 604_800 });
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  for (let hour = 0; hour < 30; hour += 1) await api.advance(HOUR);
  const [attempt] = await attempts(api, `?payment_id=${id}&status=needs_review`);
  if (attempt === undefined) throw new Error('the attempt is not in review');
  return { id, attemptId: attempt.id };
}

const lookUp = (attemptId: string) => asOperator(api, 'GET', `/admin/attempts/${attemptId}/lookup`);
const lookedUp = async (attemptId: string): Promise<AttemptLookup> =>
  dataOf<{ lookup: AttemptLookup }>(await lookUp(attemptId), 200).lookup;

test('shows what the provider says, and records nothing', async () => {
  const { id, attemptId } = await inReview();
  const [before] = await attempts(api);
  const detail = { code: 'E_7', message: 'Done', requestId: 'req-7' };
  script.lookup = () => ({
    kind: 'paid',
    railReference: 'op-7',
    collected: { amount: 4999, currency: 'XAF' },
    detail,
  });
  expect(await lookedUp(attemptId)).toMatchObject({
    attempt_id: attemptId,
    rail: 'sandbox',
    status: 'paid',
    rail_reference: 'op-7',
    amount: 5000,
    currency: 'XAF',
    collected: { amount: 4999, currency: 'XAF' },
    failure_code: null,
    rail_detail: { code: 'E_7', message: 'Done', request_id: 'req-7' },
  });
  script.lookup = () => ({ kind: 'paid', railReference: null, collected: { amount: 5000 } });
  expect(await lookedUp(attemptId)).toMatchObject({ status: 'paid', collected: { amount: 5000, currency: null } });
  script.lookup = () => ({ kind: 'failed', failureCode: 'payer_timeout' });
  expect(await lookedUp(attemptId)).toMatchObject({ status: 'failed', failure_code: 'payer_timeout', collected: null });
  expect(await attempts(api)).toEqual([before]);
  expect((await readPayment(api, id)).status).toBe('processing');
});

test('says whether the payer’s number has an account, asked once in 30 seconds, without waiting for it', async () => {
  const { rail, script: scripted } = scriptedRail();
  const asked: unknown[] = [];
  let answer: () => Promise<{ readonly isActive: boolean } | null> = () => Promise.resolve({ isActive: false });
  const payer: Rail['payer'] = (request) => {
    asked.push(request);
    return answer();
  };
  await api.close();
  api = await openGateway({ rails: [{ ...rail, payer }] });
  script = scripted;
  token = await api.login('success@sandbox.test');
  const { attemptId } = await inReview();
  expect([(await lookedUp(attemptId)).payer_active, (await lookedUp(attemptId)).payer_active]).toEqual([false, false]);
  expect(asked).toEqual([{ provider: 'mtn_momo', phone: PHONE }]);
  const silent = held<null>();
  for (const [next, expected] of [
    [() => Promise.resolve({ isActive: true }), true],
    [() => Promise.resolve(null), null],
    [() => Promise.resolve({ isActive: 'yes' } as never), null],
    [() => Promise.reject(new Error('away')), null],
    [silent.ask, null],
  ] as const) {
    answer = next;
    await api.advance(30 * SECOND);
    const page = lookedUp(attemptId);
    if (next === silent.ask) {
      await silent.asked;
      await api.advance(5 * SECOND);
    }
    expect((await page).payer_active).toBe(expected);
  }
});

test('a provider that does not answer within 10 seconds is unknown', async () => {
  const { attemptId } = await inReview();
  const slow = held<{ readonly kind: 'pending' }>();
  script.lookup = slow.ask;
  const answer = lookedUp(attemptId);
  await slow.asked;
  await api.advance(10 * SECOND);
  expect((await answer).status).toBe('unknown');
  slow.answer({ kind: 'pending' });
});

test('wallets have no provider to ask', async () => {
  const { slug } = await createPayment(api);
  dataOf(await payFromWallet(api, slug, token), 200);
  const [attempt] = await attempts(api);
  detailsOf(await lookUp(attempt?.id ?? ''), 'RAIL_NOT_FOUND');
  detailsOf(await lookUp('att_00000000000000000000000000'), 'ATTEMPT_NOT_FOUND');
});

test('a decision has a reason: with the attempt, in the timeline and in the audit log', async () => {
  const { id, attemptId } = await inReview();
  const resolve = (body: object) => asOperator(api, 'POST', `/admin/attempts/${attemptId}/resolve`, body);
  expect(invalidFields(await resolve({ outcome: 'failed' }))).toEqual(['reason']);
  expect(invalidFields(await resolve({ outcome: 'failed', reason: '' }))).toEqual(['reason']);
  expect((await attempts(api))[0]).toMatchObject({ status: 'needs_review', resolution: null });
  dataOf(await resolve({ outcome: 'failed', reason: 'Line 12' }), 200);
  const resolution = { outcome: 'failed', reason: 'Line 12', resolved_at: expect.any(String) as string };
  expect((await attempts(api))[0]).toMatchObject({ status: 'failed', resolution });
  const { timeline } = dataOf<{ timeline: Timeline }>(
    await asOperator(api, 'GET', `/admin/payments/${id}/timeline`),
    200,
  );
  expect(timeline.entries.find(({ type }) => type === 'attempt')).toMatchObject({ resolution });
  const { audit_entries: entries } = dataOf<{ audit_entries: readonly AuditEntry[] }>(
    await asOperator(api, 'GET', `/admin/audit-log?subject_id=${attemptId}`),
    200,
  );
  expect(entries).toMatchObject([{ action: 'attempt.resolve', details: { outcome: 'failed', reason: 'Line 12' } }]);
});

/** The answer as it came: it is not JSON. */
async function csvOf(query: string): Promise<{ readonly headers: Headers; readonly text: string }> {
  const url = `http://gateway.test/api/v1/admin/attempts.csv${query}`;
  const headers = { authorization: `Bearer ${api.seed.operatorKey}` };
  const response = await api.handler(new Request(url, { headers }));
  return { headers: response.headers, text: await response.text() };
}

test('attempts of a day of Douala, a rail and a provider, as a list and as a file without formulas', async () => {
  script.charge = ({ nowMs }) => ({
    kind: 'pending',
    railReference: '=1+1',
    nextAction: { type: 'wait', url: null },
    expiresAtMs: nowMs + HOUR,
  });
  const { slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  const [attempt] = await attempts(api);
  const madeMs = Date.parse(attempt?.created_at ?? '');
  const day = new Date(madeMs + HOUR).toISOString().slice(0, 10);
  const after = new Date(madeMs + 25 * HOUR).toISOString().slice(0, 10);
  const ids = async (query: string): Promise<readonly string[]> => (await attempts(api, query)).map(({ id }) => id);
  for (const more of ['', '&rail=sandbox', '&provider=mtn_momo', '&rail=sandbox&provider=mtn_momo&mode=test']) {
    expect(await ids(`?day=${day}${more}`)).toEqual([attempt?.id]);
    expect(await ids(`?day=${after}${more}`)).toEqual([]);
  }
  for (const other of ['&rail=other', '&provider=orange_money', '&rail=sandbox&mode=live', '&status=failed']) {
    expect(await ids(`?day=${day}${other}`)).toEqual([]);
  }
  const file = await csvOf(`?day=${day}&rail=sandbox`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toContain(`attempts-sandbox-${day}.csv`);
  const [header, row, ...rest] = file.text.split('\r\n');
  expect(header).toMatch(/^id,rail_reference,rail,provider,country,status,amount,currency,phone_masked,created_at,/);
  expect(row).toContain(`${attempt?.id},'=1+1,sandbox,mtn_momo,CM,pending,5000,XAF,`);
  expect(file.text).not.toContain('653456789');
  expect(rest).toEqual(['']);
  for (const query of ['attempts?rail=sandbox', 'attempts.csv?provider=mtn_momo']) {
    expect(invalidFields(await asOperator(api, 'GET', `/admin/${query}`))).toEqual(['day']);
  }
  expect(invalidFields(await asOperator(api, 'GET', '/admin/attempts?day=2026-02-30'))).toEqual(['day']);
});

test('a file has every attempt of its day once, however many there are', async () => {
  for (let count = 0; count < 60; count += 1) {
    const { slug } = await createPayment(api);
    // Numbers are asked only so often.
    dataOf(await payByPhone(api, slug, token, `+2376534567${String(10 + count)}`), 202);
  }
  const day = (await attempts(api))[0]?.created_at.slice(0, 10) ?? '';
  const file = await csvOf(`?day=${day}&rail=sandbox`);
  const ids = file.text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.slice(0, 30));
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});
