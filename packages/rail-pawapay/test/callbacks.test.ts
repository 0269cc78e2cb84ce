import type { RailCallback } from '@mitako/core';
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answer, CALLBACK_URL, chargeRequest, MINUTE_MS, REFERENCE, refundRequest, underTest } from './support.ts';

const KEYS = /^\/v2\/public-key\/http$/;
const rejected = (why: string) => ({ rejected: `not signed by pawaPay: ${why}` });
const CHARGE = { reference: REFERENCE };

/** A rail that follows signed callbacks alone, and a callback that pawaPay has signed. */
async function signed(signature: 'none' | 'der' | 'ieee-p1363' = 'der') {
  const made = underTest({ signedCallbacks: true }, { signature });
  await made.rail.charge(chargeRequest());
  const [callback] = made.received;
  if (callback === undefined) throw new Error('no callback was sent');
  const parse = async (changed: Partial<RailCallback> = {}) => made.rail.parseCallback?.({ ...callback, ...changed });
  return { ...made, callback, parse };
}

function withBody(body: string): Pick<RailCallback, 'body' | 'rawBody'> {
  return { body, rawBody: new TextEncoder().encode(body) };
}

/** Signs as pawaPay does, with any key and covering what is asked for. */
function forged(
  callback: RailCallback,
  by: { readonly key: KeyObject; readonly components?: readonly string[]; readonly times?: string },
): RailCallback {
  const { key, components = ['@method', '@authority', '@path', 'content-digest'], times = '' } = by;
  const digest = `sha-512=:${createHash('sha512').update(callback.rawBody).digest('base64')}:`;
  const { host, pathname } = new URL(callback.url);
  const values: Readonly<Record<string, string>> = {
    '@method': 'POST',
    '@authority': host,
    '@path': pathname,
    'content-digest': digest,
  };
  const input = `(${components.map((name) => `"${name}"`).join(' ')});keyid="HTTP_EC_P256_KEY:1"${times}`;
  const lines = components.map((name) => `"${name}": ${values[name]}`);
  const base = [...lines, `"@signature-params": ${input}`].join('\n');
  const made = sign('sha256', Buffer.from(base), key).toString('base64');
  const headers = { 'content-digest': digest, 'signature-input': `sig-pp=${input}`, signature: `sig-pp=:${made}:` };
  return { ...callback, headers: { ...callback.headers, ...headers } };
}

describe('a callback', () => {
  it('is a flat deposit, which names our charge', async () => {
    const { rail, received } = underTest();
    await rail.charge(chargeRequest());
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ status: 'COMPLETED', clientReferenceId: REFERENCE });
    const [callback] = received;
    expect(callback === undefined ? null : await rail.parseCallback?.(callback)).toStrictEqual(CHARGE);
  });

  it('of a refund names no charge', async () => {
    const { rail, received } = underTest();
    await rail.charge(chargeRequest());
    await rail.refund?.(refundRequest());
    const callback = received[1];
    expect(callback?.body).toContain('refundId');
    expect(callback === undefined ? 0 : await rail.parseCallback?.(callback)).toBeNull();
  });

  it.each([
    { name: 'another system', body: '{"clientReferenceId":"INV-123456"}' },
    { name: 'none', body: '{"depositId":"x","status":"COMPLETED"}' },
    { name: 'a reference that is too long', body: `{"clientReferenceId":"att_${'a'.repeat(61)}"}` },
    { name: 'SQL', body: '{"clientReferenceId":"att_1\' OR 1=1"}' },
    { name: 'ten megabytes', body: `{"clientReferenceId":"${'a'.repeat(10_000_000)}"}` },
  ])('with a reference of $name names no charge', async ({ body }) => {
    const { rail } = underTest();
    const callback = { method: 'POST', url: CALLBACK_URL, headers: {}, ...withBody(body) } as const;
    expect(await rail.parseCallback?.(callback)).toBeNull();
  });
});

describe('a signed callback', () => {
  it.each(['der', 'ieee-p1363'] as const)(
    'in %s is followed, with the key that pawaPay publishes',
    async (encoding) => {
      const { parse, provider } = await signed(encoding);
      expect(await parse()).toStrictEqual(CHARGE);
      expect(provider.requests.filter(({ path }) => KEYS.test(path))).toHaveLength(1);
    },
  );

  it('is required once the operator enables it', async () => {
    const { parse } = await signed('none');
    expect(await parse()).toStrictEqual(rejected('it has no signature'));
  });

  it.each<{ name: string; changed: Partial<RailCallback>; reason: string }>([
    {
      name: 'another body',
      changed: withBody(`{"status":"COMPLETED","clientReferenceId":"${REFERENCE}","amount":"1"}`),
      reason: 'its body is another one',
    },
    {
      name: 'another gateway',
      changed: { url: CALLBACK_URL.replace('shop', 'other') },
      reason: 'its signature is wrong',
    },
    {
      name: 'another rail',
      changed: { url: CALLBACK_URL.replace('pawapay', 'other') },
      reason: 'its signature is wrong',
    },
    { name: 'another method', changed: { method: 'PUT' }, reason: 'its signature is wrong' },
    { name: 'no headers', changed: { headers: {} }, reason: 'it has no signature' },
  ])('moved to $name is ignored', async ({ changed, reason }) => {
    const { parse } = await signed();
    expect(await parse(changed)).toStrictEqual(rejected(reason));
  });

  it('with a digest of another body is ignored, whatever it signs', async () => {
    const { parse, callback } = await signed();
    const body = callback.body.replace('COMPLETED', 'FAILED');
    const digest = `sha-512=:${createHash('sha512').update(body).digest('base64')}:`;
    expect(
      await parse({ ...withBody(body), headers: { ...callback.headers, 'content-digest': digest } }),
    ).toHaveProperty('rejected');
  });

  it('by another key is ignored', async () => {
    const { parse, callback } = await signed();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const times = ';created=1795478400;expires=1795478460';
    expect(await parse(forged(callback, { key: privateKey, times }))).toHaveProperty('rejected');
  });

  it.each([
    { name: 'the body', components: ['@method', '@authority', '@path'] },
    { name: 'the address', components: ['@method', 'content-digest', '@path'] },
    { name: 'anything', components: [] },
  ])('that does not cover $name is ignored', async ({ components }) => {
    const { parse, callback } = await signed();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(await parse(forged(callback, { key: privateKey, components }))).toStrictEqual(
      rejected('its signature covers too little'),
    );
  });

  it.each([
    { name: 'no times', times: '' },
    { name: 'no end', times: ';created=1795478400' },
    { name: 'a time to come', times: ';created=1895478400;expires=1895478460' },
  ])('with $name is ignored', async ({ times }) => {
    const { parse, callback } = await signed();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(await parse(forged(callback, { key: privateKey, times }))).toStrictEqual(
      rejected('its signature has expired'),
    );
  });

  it('replayed is a hint for as long as pawaPay repeats callbacks, and nothing after that', async () => {
    const { parse, clock } = await signed();
    // It is valid for a minute, and for 15 more.
    clock.nowMs += 16 * MINUTE_MS;
    expect(await parse()).toStrictEqual(CHARGE);
    clock.nowMs += 1;
    expect(await parse()).toHaveProperty('rejected');
  });

  it('is accepted for as long as the operator has set', async () => {
    const made = underTest({ signedCallbacks: true, callbackLateMs: 0 }, { signature: 'der' });
    await made.rail.charge(chargeRequest());
    const [callback] = made.received;
    if (callback === undefined) throw new Error('no callback was sent');
    made.clock.nowMs += MINUTE_MS;
    expect(await made.rail.parseCallback?.(callback)).toStrictEqual(CHARGE);
    made.clock.nowMs += 1;
    expect(await made.rail.parseCallback?.(callback)).toHaveProperty('rejected');
  });

  it('of many at once: the keys are requested once', async () => {
    const { parse, provider } = await signed();
    const found = await Promise.all(Array.from({ length: 100 }, () => parse()));
    for (const subject of found) expect(subject).toStrictEqual(CHARGE);
    expect(provider.requests.filter(({ path }) => KEYS.test(path))).toHaveLength(1);
  });

  it('with a key id that does not exist asks for keys once a minute, however many come', async () => {
    const { parse, callback, provider, clock } = await signed();
    const input = callback.headers['signature-input']?.replace('KEY:1', 'KEY:2') ?? '';
    const other = { headers: { ...callback.headers, 'signature-input': input } };
    for (let count = 0; count < 50; count += 1) expect(await parse(other)).toHaveProperty('rejected');
    expect(provider.requests.filter(({ path }) => KEYS.test(path))).toHaveLength(1);
    clock.nowMs += MINUTE_MS + 1;
    expect(await parse(other)).toHaveProperty('rejected');
    expect(provider.requests.filter(({ path }) => KEYS.test(path))).toHaveLength(2);
    // Those that are known stay.
    expect(await parse()).toStrictEqual(CHARGE);
  });

  it('by a key that pawaPay has added is followed a minute later', async () => {
    const { parse, provider, clock } = await signed();
    provider.faults.next(answer([{ id: 'HTTP_EC_P256_KEY:0', key: 'none' }, null, { id: 7 }]), { path: KEYS });
    expect(await parse()).toHaveProperty('rejected');
    clock.nowMs += MINUTE_MS + 1;
    expect(await parse()).toStrictEqual(CHARGE);
  });

  it.each([
    { name: 'no answer', fault: { kind: 'broken' } as const },
    { name: 'a wrong token', fault: answer({ status: 'REJECTED' }, 403) },
    { name: 'ten megabytes', fault: answer('x'.repeat(10_000_000)) },
  ])('is ignored while there is $name about the keys', async ({ fault }) => {
    const { parse, provider } = await signed();
    provider.faults.next(fault, { path: KEYS });
    expect(await parse()).toStrictEqual(rejected('its key is unknown'));
  });

  it('uses the path of keys that the operator has set', async () => {
    const { rail, received, provider } = underTest(
      { signedCallbacks: true, publicKeysPath: '/v2/public-keys' },
      { signature: 'der' },
    );
    await rail.charge(chargeRequest());
    const [callback] = received;
    if (callback !== undefined) await rail.parseCallback?.(callback);
    expect(provider.requests.at(-1)?.path).toBe('/v2/public-keys');
  });
});
