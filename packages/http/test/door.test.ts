import { describe, expect, test } from 'vitest';
import { createDoor, type DoorOptions } from '../src/index.ts';

const warnings: unknown[] = [];
const logger = { warn: (fields: unknown) => void warnings.push(fields) };

async function statusAt(url: string, options: Partial<DoorOptions> = {}): Promise<number | 'enters'> {
  const made = { publicUrl: 'https://pay.example.cm/pay', hosts: [], probes: ['/readyz'], logger };
  return createDoor({ ...made, ...options })(new Request(url))?.status ?? 'enters';
}

describe('a request for this host enters', () => {
  test.each([
    'https://pay.example.cm/pay/admin',
    'http://PAY.example.cm:4010/pay/admin',
    'https://pay.example.cm./pay/admin',
    'http://localhost:4010/admin',
    'http://shop.localhost/admin',
    'http://127.0.0.1:4010/admin',
    'http://127.1.2.3/admin',
    'http://[::1]:4010/admin',
  ])('%s', async (url) => {
    expect(await statusAt(url)).toBe('enters');
  });
});

describe('a request for another host is refused', () => {
  test.each([
    'http://evil.example/admin',
    'http://pay.example.cm.evil.example/admin',
    'http://localhost.evil.example/admin',
    'http://127.0.0.1.nip.io/admin',
    'http://10.0.0.5:4010/admin',
    'http://0.0.0.0:4010/admin',
    'http://[::]/admin',
    'http://[::ffff:127.0.0.1]/admin',
    'http://169.254.169.254/readyz/x',
  ])('%s', async (url) => {
    expect(await statusAt(url)).toBe(421);
  });
});

test('the refusal names the host and the cure, and is logged once', async () => {
  warnings.length = 0;
  const door = createDoor({ publicUrl: 'https://pay.example.cm', hosts: [], logger });
  door(new Request('http://evil.example/admin'));
  const refusal = door(new Request('http://evil.example/'));
  expect(await refusal?.json()).toMatchObject({
    code: 'MISDIRECTED_REQUEST',
    details: { host: 'evil.example', fix: expect.stringContaining('--hosts') as string },
  });
  expect(warnings).toEqual([{ host: 'evil.example', public_url: 'https://pay.example.cm' }]);
});

test('names of its own are allowed, and health is answered under every name', async () => {
  const hosts = ['pay.internal', '10.0.0.5', '[2001:db8::1]'];
  expect(await statusAt('http://pay.internal:4010/admin', { hosts })).toBe('enters');
  expect(await statusAt('http://10.0.0.5/admin', { hosts })).toBe('enters');
  expect(await statusAt('http://[2001:db8::1]/admin', { hosts })).toBe('enters');
  expect(await statusAt('http://10.0.0.6/admin', { hosts })).toBe(421);
  expect(await statusAt('http://anything.example/admin', { hosts: ['*'] })).toBe('enters');
  expect(await statusAt('http://anything.example/admin', { hosts: null })).toBe('enters');
  expect(await statusAt('http://10.0.0.6:4010/readyz')).toBe('enters');
});

test.each(['https://pay.internal', 'pay.internal:4010', 'a/b', '', 'pay internal'])(
  'it does not start with %j as a name',
  async (name) => {
    await expect(statusAt('http://localhost/', { hosts: [name] })).rejects.toThrow(/no host name/);
  },
);

test('a misleading path is refused under every name', async () => {
  expect(await statusAt('https://pay.example.cm//admin')).toBe(400);
  expect(await statusAt('https://pay.example.cm/x%2f..%2fadmin', { hosts: null })).toBe(400);
});

test('a body that was already read is refused, and logged once a path with the cure, of five paths', async () => {
  const told: { readonly fields: unknown; readonly message: string }[] = [];
  const warn = (fields: unknown, message: string): void => void told.push({ fields, message });
  const door = createDoor({ publicUrl: 'https://pay.example.cm', hosts: null, logger: { warn } });
  for (const path of ['/a', '/b', '/a', '/c', '/d', '/e', '/f']) {
    const request = new Request(`https://pay.example.cm${path}`, { method: 'POST', body: '{}' });
    await request.text();
    expect(await door(request)?.json()).toMatchObject({ code: 'BODY_ALREADY_READ' });
  }
  expect(told).toEqual(
    ['/a', '/b', '/c', '/d', '/e'].map((path) => ({
      fields: { code: 'BODY_ALREADY_READ', method: 'POST', path },
      message: expect.stringContaining('mitako.attach(server)') as string,
    })),
  );
});

test('a name that a trusted proxy forwards is the one that is checked', () => {
  const door = createDoor({ publicUrl: 'https://pay.example.cm', hosts: [], trustedProxies: ['10.0.0.0/8'], logger });
  const statusFrom = (clientAddress: string, host: string, forwarded: string): number | 'enters' =>
    door(new Request(`http://${host}/admin`, { headers: { 'x-forwarded-host': forwarded } }), { clientAddress })
      ?.status ?? 'enters';
  expect(statusFrom('10.0.0.1', 'upstream', 'pay.example.cm')).toBe('enters');
  expect(statusFrom('10.0.0.1', 'pay.example.cm', 'evil.example')).toBe(421);
  expect(statusFrom('192.0.2.1', 'upstream', 'pay.example.cm')).toBe(421);
  expect(statusFrom('192.0.2.1', 'pay.example.cm', 'evil.example')).toBe('enters');
});
