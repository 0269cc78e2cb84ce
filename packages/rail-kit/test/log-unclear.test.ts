import { expect, test } from 'vitest';
import { createLogUnclear } from '../src/index.ts';

function underTest(how: Omit<Parameters<typeof createLogUnclear>[0], 'rail' | 'provider' | 'logger'> = {}) {
  const lines: unknown[] = [];
  const logger = {
    warn: (...line: unknown[]) => void lines.push(['warn', ...line]),
    error: (...line: unknown[]) => void lines.push(['error', ...line]),
  };
  return { lines, log: createLogUnclear({ rail: 'r', provider: 'Provider', logger, ...how }) };
}

function answered(status: number, body: unknown) {
  return { kind: 'answered', status, headers: new Headers(), text: 'secret', body } as const;
}

test.each([
  { status: 401, level: 'error', message: 'Provider turned the request away' },
  { status: 403, level: 'error', message: 'Provider turned the request away' },
  { status: 404, level: 'error', message: 'Provider turned the request away' },
  { status: 200, level: 'warn', message: 'Provider gave an unclear answer' },
  { status: 500, level: 'warn', message: 'Provider gave an unclear answer' },
])('an answer of $status is logged as $level, without its body', ({ status, level, message }) => {
  const { lines, log } = underTest();
  log({ request: 'pay' }, answered(status, { secret: 'secret', code: 'X' }));
  expect(lines).toStrictEqual([[level, { rail: 'r', request: 'pay', status, code: 'X' }, message]]);
});

test('the code is the provider’s, or that of an API manager in front of it', () => {
  const { lines, log } = underTest();
  log({ request: 'pay' }, answered(500, { fault: { code: 900 } }));
  log({ request: 'pay' }, answered(500, 'secret'));
  expect(lines).toMatchObject([
    ['warn', { code: '900' }, {}],
    ['warn', { code: null }, {}],
  ]);
});

test('a rail knows where its provider writes codes, and which of them are ours', () => {
  const { lines, log } = underTest({ codeIn: () => 'ROUTER001', isOurs: (body) => body === 'ours' });
  log({ request: 'pay' }, answered(200, 'ours'));
  log({ request: 'pay' }, answered(200, 'theirs'));
  expect(lines).toMatchObject([
    ['error', { code: 'ROUTER001' }, {}],
    ['warn', { code: 'ROUTER001' }, {}],
  ]);
});

test('silence is logged with its reason', () => {
  const { lines, log } = underTest();
  log({ request: 'pay', reference: 'att_1' }, { kind: 'silent', reason: 'ECONNREFUSED' });
  expect(lines).toStrictEqual([
    ['warn', { rail: 'r', request: 'pay', reference: 'att_1', reason: 'ECONNREFUSED' }, 'Provider gave no answer'],
  ]);
});
