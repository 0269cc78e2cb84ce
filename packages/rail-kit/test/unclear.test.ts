import { expect, test } from 'vitest';
import { createUnclear } from '../src/index.ts';

function answered(status: number, body: unknown, headers: Record<string, string> = {}) {
  return { kind: 'answered', status, headers: new Headers(headers), text: 'secret', body } as const;
}

test.each([
  { status: 401, needsOperator: true },
  { status: 403, needsOperator: true },
  { status: 404, needsOperator: true },
  { status: 200, needsOperator: undefined },
  { status: 500, needsOperator: undefined },
])('an unclear answer of $status has its words, and not the rest of its body', ({ status, needsOperator }) => {
  const unclear = createUnclear()(answered(status, { secret: 'secret', code: 'X', message: 'Forbidden IP' }));
  expect(unclear.detail).toStrictEqual({ code: 'X', message: `HTTP ${status}: Forbidden IP`, requestId: null });
  expect(unclear.needsOperator).toBe(needsOperator);
  expect(JSON.stringify(unclear)).not.toContain('secret');
});

test('the code is the provider’s, or that of an API manager in front of it', () => {
  const unclear = createUnclear();
  expect(unclear(answered(500, { fault: { code: 900, message: 'Throttled' } })).detail).toStrictEqual({
    code: '900',
    message: 'HTTP 500: Throttled',
    requestId: null,
  });
  expect(unclear(answered(503, '<html>')).detail).toMatchObject({ code: null, message: 'HTTP 503' });
});

test('a rail knows where its provider writes codes, and which of them are ours', () => {
  const unclear = createUnclear({ codeIn: () => 'ROUTER001', isOurs: (body) => body === 'ours' });
  expect(unclear(answered(200, 'ours'))).toMatchObject({ detail: { code: 'ROUTER001' }, needsOperator: true });
  expect(unclear(answered(200, 'theirs'))).not.toHaveProperty('needsOperator');
});

test('silence has its reason', () => {
  const unclear = createUnclear();
  expect(unclear({ kind: 'silent', reason: 'ECONNREFUSED' })).toStrictEqual({
    kind: 'unknown',
    detail: { code: null, message: 'No answer: ECONNREFUSED', requestId: null },
  });
  expect(unclear({ kind: 'silent', reason: 'no access token', needsOperator: true })).toHaveProperty('needsOperator');
});

test.each([
  ['Retry-After: 7', answered(429, null, { 'retry-after': '7' }), 7_000],
  [
    'a sentence of an API manager',
    answered(429, { message: 'Rate limit is exceeded. Try again in 1 seconds.' }),
    1_000,
  ],
  ['nothing but the status 429', answered(429, '<html>'), 5_000],
  ['Retry-After of a server that is out of order', answered(503, null, { 'retry-after': '60' }), 60_000],
  ['a server that is out of order', answered(503, { message: 'Try again in 1 seconds.' }), undefined],
])('%s asks for a pause', (_, answer, retryAfterMs) => {
  expect(createUnclear()(answer).retryAfterMs).toBe(retryAfterMs);
});
