import { describe, expect, it, vi } from 'vitest';
import type { Logger, LogFields } from '../ports/system.ts';
import { isSecretName } from './logger-fields.ts';
import { jsonLogger, prettyLogger, silentLogger } from './logger.ts';

const nowMs = new Date(2026, 0, 15, 17, 40, 3, 123).getTime();
const clock = { now: () => nowMs };

function pretty(log: (logger: Logger) => void, color = false): string {
  const lines: string[] = [];
  log(prettyLogger({ write: (line) => lines.push(line), color, clock }));
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

function json(fields: LogFields, message = 'message'): Record<string, unknown> {
  const lines: string[] = [];
  jsonLogger({ write: (line) => lines.push(line), clock }).info(fields, message);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/[\n\r\u2028\u2029]/);
  return JSON.parse(lines[0]!) as Record<string, unknown>;
}

const cyclic: Record<string, unknown> = { name: 'cycle' };
cyclic['self'] = cyclic;
const hostile = {
  get broken(): never {
    throw new Error('no');
  },
};

describe('the silent logger', () => {
  it('writes nothing and never fails', () => {
    const logger = silentLogger();
    for (const level of ['debug', 'info', 'warn', 'error'] as const) expect(logger[level]({}, 'x')).toBeUndefined();
  });
});

describe('the pretty logger', () => {
  it('prints time, message and fields on one line', () => {
    expect(pretty((logger) => logger.info({ port: 4455, store: 'sqlite', ok: true }, 'Listening'))).toBe(
      '17:40:03  Listening  port=4455 store=sqlite ok=true',
    );
  });

  it('prints a message without fields alone', () => {
    expect(pretty((logger) => logger.debug({}, 'Idle'))).toBe('17:40:03  Idle');
  });

  it('marks warnings and errors with a word, so they are visible without colour', () => {
    expect(pretty((logger) => logger.warn({}, 'Slow'))).toBe('17:40:03  warning  Slow');
    expect(pretty((logger) => logger.error({}, 'Broken'))).toBe('17:40:03  error  Broken');
  });

  it('quotes ambiguous values and omits undefined ones', () => {
    expect(pretty((logger) => logger.info({ a: 'two words', b: 'x=y', c: '', d: undefined, e: null }, 'm'))).toBe(
      '17:40:03  m  a="two words" b="x=y" c="" e=null',
    );
  });

  it('escapes line breaks and terminal sequences in messages, names and values', () => {
    const line = pretty((logger) =>
      logger.info(
        { 'na\nme': 1, a: 'x\n17:40:03  forged', b: '\u001B[2J', c: 'a\u2028b\u202Ec', d: '\u009B' },
        'one\r\ntwo',
      ),
    );
    // eslint-disable-next-line no-control-regex
    expect(line).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u202E]/);
    expect(line).toContain('one\\r\\ntwo');
    expect(line).toContain('\\n17:40:03  forged');
    expect(line).toContain('\\u001b[2J');
  });

  it('prints an error with its origin', () => {
    const line = pretty((logger) => logger.error({ err: new TypeError('boom') }, 'Failed'));
    expect(line).toMatch(/err=\{"name":"TypeError","message":"boom","stack":"at .*logger\.test\.ts:\d+:\d+\)?"\}$/);
  });

  it('follows the colour option', () => {
    expect(pretty((logger) => logger.error({}, 'Broken'), true)).toContain('\u001B[31merror\u001B[39m');
    expect(pretty((logger) => logger.error({}, 'Broken'), false)).not.toContain('\u001B');
  });

  it('honours NO_COLOR without a colour option', () => {
    vi.stubEnv('NO_COLOR', '1');
    vi.stubEnv('FORCE_COLOR', undefined);
    const lines: string[] = [];
    prettyLogger({ write: (line) => lines.push(line) }).error({ a: 1 }, 'Broken');
    vi.unstubAllEnvs();
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d {2}error {2}Broken {2}a=1$/);
  });
});

describe('the JSON logger', () => {
  it('writes one object with level, time, message and fields', () => {
    expect(json({ port: 4455, nested: { list: [1, 'two', null] } }, 'Listening')).toEqual({
      level: 'info',
      time: new Date(nowMs).toISOString(),
      message: 'Listening',
      port: 4455,
      nested: { list: [1, 'two', null] },
    });
  });

  it('does not let fields override level, time and message', () => {
    expect(json({ level: 'debug', time: 0, message: 'forged' }, 'real')).toMatchObject({
      level: 'info',
      message: 'real',
      time: new Date(nowMs).toISOString(),
    });
  });

  it('describes errors with their cause and code', () => {
    const error = Object.assign(new Error('outer', { cause: new RangeError('inner') }), { code: 'E_OUTER' });
    expect(json({ err: error })['err']).toMatchObject({
      name: 'Error',
      message: 'outer',
      code: 'E_OUTER',
      cause: { name: 'RangeError', message: 'inner' },
      stack: expect.stringContaining('logger.test.ts') as string,
    });
  });

  it('writes any value', () => {
    const fields = {
      big: 10n,
      nan: Number.NaN,
      bytes: new Uint8Array(3),
      date: new Date(0),
      invalidDate: new Date(Number.NaN),
      fn: () => 1,
      toJSON: () => 'no',
      map: new Map([['a', 1]]),
      url: new URL('https://user:pw@example.com/path?token=abc'),
      cyclic,
      hostile,
      revoked: revokedProxy(),
      long: 'x'.repeat(100_000),
      wide: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, index])),
    };
    const line = json(fields);
    expect(line).toMatchObject({
      big: '10',
      nan: 'NaN',
      bytes: '[3 bytes]',
      date: '1970-01-01T00:00:00.000Z',
      invalidDate: 'Invalid Date',
      fn: '[function]',
      map: '[1 entries]',
      url: 'https://example.com/path',
      hostile: { broken: '[unreadable]' },
    });
    expect(JSON.stringify(line).length).toBeLessThan(12_000);
  });
});

describe('redaction', () => {
  const secrets =
    'authorization Authorization proxy-authorization password newPassword pin PIN new_pin secret webhookSecret token ' +
    'accessToken refresh_token key apiKey api_key x-api-key apikey idempotencyKey cookie set-cookie pinPepper otp ' +
    'payer.pin phone customer_phone';
  const open =
    'ping shipping pinned monkey keyboard note amount requestId api_key_id keyId key_version tokenCount status opinion ' +
    'author';

  it.each(secrets.split(' '))('hides %s', (name) => {
    expect(isSecretName(name)).toBe(true);
    const line = pretty((logger) => logger.info({ [name]: 'hunter2', deep: { list: [{ [name]: 'hunter2' }] } }, 'm'));
    expect(line).not.toContain('hunter2');
    expect(line).toContain('[redacted]');
    expect(JSON.stringify(json({ [name]: 'hunter2', deep: { [name]: { a: 'hunter2' } } }))).not.toContain('hunter2');
  });

  it.each(open.split(' '))('shows %s', (name) => {
    expect(isSecretName(name)).toBe(false);
    expect(json({ [name]: 'seen' })[name]).toBe('seen');
  });

  it.each([
    ['+237653456789', '•••789'],
    ['237653456789', '•••789'],
    ['00237 653 45 67 89', '•••789'],
    ['%2B237653456789', '%2B•••789'],
  ])('hides most of the phone number %s wherever it is quoted', (quoted, shown) => {
    const cause = Object.assign(new Error(`no wallet for ${quoted}`), { body: `{"msisdn":"${quoted}"}` });
    const error = new Error(`POST /pay?to=${quoted}&amount=5000 failed`, { cause });
    expect(error.stack).toContain(quoted);
    const fields = json({ error, quote: quoted });
    expect(JSON.stringify(fields)).not.toContain(quoted);
    expect(JSON.stringify(fields)).not.toContain('653456789');
    expect(fields).toMatchObject({
      error: {
        message: `POST /pay?to=${shown}&amount=5000 failed`,
        stack: expect.stringContaining(shown) as string,
        cause: { message: `no wallet for ${shown}`, body: `{"msisdn":"${shown}"}` },
      },
      quote: shown,
    });
    expect(pretty((logger) => logger.error({ error }, 'm'))).not.toContain(quoted);
  });

  it('shows other numbers', () => {
    for (const text of [
      '1237653456789',
      '2376534567891',
      '237253456789',
      'att_01KDVQ2376AB3456789CDEFGHJ',
      '1767225600000',
    ]) {
      expect(json({ error: new Error(text) })).toMatchObject({ error: { message: text } });
    }
  });

  it('hides numbers, and shows flags about their presence', () => {
    expect(json({ pin: 1234, has_pin: true, token: null })).toMatchObject({
      pin: '[redacted]',
      has_pin: true,
      token: null,
    });
  });
});

function revokedProxy(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
