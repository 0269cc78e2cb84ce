import { expect, test } from 'vitest';
import { logUnclear } from '../src/index.ts';

test.each([
  { status: 401, level: 'error', message: 'Provider turned the request away' },
  { status: 403, level: 'error', message: 'Provider turned the request away' },
  { status: 404, level: 'error', message: 'Provider turned the request away' },
  { status: 200, level: 'warn', message: 'Provider gave an unclear answer' },
  { status: 500, level: 'warn', message: 'Provider gave an unclear answer' },
])('an answer of $status is logged as $level, without its body', ({ status, level, message }) => {
  const lines: unknown[] = [];
  const logger = {
    warn: (...line: unknown[]) => void lines.push(['warn', ...line]),
    error: (...line: unknown[]) => void lines.push(['error', ...line]),
  };
  const answer = { kind: 'answered', status, headers: new Headers(), text: 'secret', body: 'secret' } as const;
  logUnclear(logger, { provider: 'Provider', fields: { rail: 'r', request: 'pay' }, answer, code: 'X' });
  expect(lines).toStrictEqual([[level, { rail: 'r', request: 'pay', status, code: 'X' }, message]]);
});

test('silence is logged with its reason', () => {
  const lines: unknown[] = [];
  const logger = { warn: (...line: unknown[]) => void lines.push(line), error: () => {} };
  const answer = { kind: 'silent', reason: 'ECONNREFUSED' } as const;
  logUnclear(logger, { provider: 'Provider', fields: { rail: 'r', request: 'pay' }, answer, code: null });
  expect(lines).toStrictEqual([[{ rail: 'r', request: 'pay', reason: 'ECONNREFUSED' }, 'Provider gave no answer']]);
});
