import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { showDevScreen } from '../src/output/dev-screen.ts';
import type { Ready } from '../src/ready.ts';

afterEach(() => void vi.restoreAllMocks());

const person = { email: 'one@sandbox.test', password: 'password' };
const ready: Ready = {
  ready: true,
  api: 'http://127.0.0.1:4010/api/v1',
  docs: 'http://127.0.0.1:4010/docs',
  checkout: 'http://127.0.0.1:4010/checkout',
  dashboard: 'http://127.0.0.1:4010/dashboard',
  admin: 'http://127.0.0.1:4010/admin',
  agent: 'http://127.0.0.1:4010/agent',
  merchant: { id: 'mer_1', ...person, test_key: 'svc_test_1', live_key: 'svc_live_1' },
  operator_key: 'svc_operator_1',
  operator: person,
  sandbox_users: [{ ...person, pin: '1234', outcome: 'succeeds' }],
  test_numbers: [],
  sandbox_agent: { ...person, pin: '1234' },
};

test.each([
  ['at a terminal h and Enter print the screen again', true, 2],
  ['without one nothing is read', false, 1],
])('%s', async (_, isTTY, times) => {
  const printed: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const input = Object.assign(new PassThrough(), { isTTY });
  const stop = showDevScreen({ dev: { ready, data: ':memory:', notes: [] }, color: false }, input);
  input.end('x\nh\n');
  if (isTTY) await once(input, 'end');
  stop();
  expect(printed).toHaveLength(times);
  expect(new Set(printed).size).toBe(1);
});
