import { createClient } from '@mitako/client';
import { describe, expect, test } from 'vitest';
import { ask } from '../src/api/ask.ts';
import { describeFailure, Failure } from '../src/failure.ts';

// What a terminal would obey, and a line of its own.
const HOSTILE = '\u001B[2J\u001B]0;owned\u0007\r\nmitako: paid\u009B1m\u202E';
// oxlint-disable-next-line no-control-regex
const OBEYED = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E]/;

describe('a failure is printed without what a terminal would obey', () => {
  test.each([
    ['a message of a gateway', { error: HOSTILE, code: 'VALIDATION_ERROR', details: {} }],
    ['names of fields', { error: 'Invalid.', code: 'VALIDATION_ERROR', details: { fields: { [HOSTILE]: [{}] } } }],
    ['details', { error: 'Invalid.', code: HOSTILE, details: { [HOSTILE]: HOSTILE } }],
  ])('in %s', async (_, body) => {
    const client = createClient({
      apiKey: 'svc_test_IkjVCU5oRtPiTXYr8yzvFe2QNQVmpx1YrSBJ',
      baseUrl: 'https://pay.example/api/v1',
      fetch: () => Promise.resolve(Response.json(body, { status: 422 })),
    });
    const failure: unknown = await ask('https://pay.example', () => client.payments.retrieve('pay_1')).catch(
      (error: unknown) => error,
    );
    const printed = describeFailure(failure, {});
    expect(printed).not.toMatch(OBEYED);
    expect(printed.split('\n')).toHaveLength(1);
  });

  test('in its own words, which keep their lines', () => {
    expect(describeFailure(new Failure(`one\ntwo \u001B[2J`), {})).toBe('one\ntwo \\u001b[2J');
    expect(describeFailure(new Error(HOSTILE), { MITAKO_DEBUG: '1' })).not.toMatch(OBEYED);
  });
});
