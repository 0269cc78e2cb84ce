import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  signTestWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type VerifyWebhookOptions,
  type WebhookVerificationReason,
} from '../src/webhooks.ts';
import { headersOf, vectors } from './support/vectors.ts';

const [vector] = vectors;
if (vector === undefined) throw new Error('There are no vectors.');
const [secret = ''] = vector.secrets;
const [otherSecret = ''] = vectors.at(-1)?.secrets ?? [];
const { payload, timestamp } = vector;
const headers = headersOf(vector);
const now = timestamp * 1000;
const service = { 'x-service-signature': headers['x-service-signature'] };

async function failureOf(change: Readonly<Record<string, unknown>>): Promise<WebhookVerificationError> {
  const options = { payload, headers, secret, now, ...change } as VerifyWebhookOptions;
  const error = await verifyWebhook(options).then(
    (event) => event,
    (reason: unknown) => reason,
  );
  if (!(error instanceof WebhookVerificationError)) throw new Error('It was not refused.', { cause: error });
  expect(error.message).not.toContain(secret);
  expect(error.name).toBe('WebhookVerificationError');
  return error;
}

/** How a failure looks. */
function failure(reason: WebhookVerificationReason, words: RegExp): object {
  const status = reason === 'bad_secret' ? 500 : 400;
  return { reason, status, statusCode: status, message: expect.stringMatching(words) as string };
}

/** Headers of any body, by the secret of the tests. */
async function signed(body: string, more: { readonly id?: string } = {}): Promise<Readonly<Record<string, string>>> {
  return (await signTestWebhook({ secret, payload: body, timestamp, ...more })).headers;
}

function serviceSigned(body: string): Readonly<Record<string, string>> {
  return { 'x-service-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` };
}

describe('a webhook of Mitako', () => {
  it('gives its event', async () => {
    expect(await verifyWebhook({ payload, headers, secret, now })).toEqual({
      event: 'payment.succeeded',
      data: { id: 'pay_1', amount: 5000, customer_reference: 'order-1' },
      id: vector.id,
      created_at: '2026-01-31T12:00:00.000Z',
      livemode: false,
      sequence: 1,
    });
  });

  it('is accepted as text, as bytes and as an ArrayBuffer', async () => {
    const bytes = new TextEncoder().encode(payload);
    for (const each of [payload, bytes, bytes.buffer, Buffer.from(payload)]) {
      expect(await verifyWebhook({ payload: each, headers, secret, now })).toMatchObject({ id: vector.id });
    }
  });

  it('gives the name without the prefix that an endpoint may ask for', async () => {
    const body = '{"event":"gateway.payment.refunded","data":{}}';
    expect(await verifyWebhook({ payload: body, headers: await signed(body), secret, now })).toMatchObject({
      event: 'payment.refunded',
    });
  });

  it.each([
    ['Headers', new Headers(headers)],
    ['lower case, as Node has them', headers],
    [
      'the case of the wire',
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])),
    ],
    [
      'lists, as Node has some of them',
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    ],
    ['others beside them, some unset', { ...headers, host: 'shop.example', 'set-cookie': ['a', 'b'], etag: undefined }],
  ])('in headers as %s', async (_name, given) => {
    expect(await verifyWebhook({ payload, headers: given, secret, now })).toMatchObject({ id: vector.id });
  });

  it('by one of several secrets, whichever comes first', async () => {
    expect(await verifyWebhook({ payload, headers, secret: [otherSecret, secret], now })).toMatchObject({
      id: vector.id,
    });
    expect(await verifyWebhook({ payload, headers, secret: [secret, otherSecret], now })).toMatchObject({
      id: vector.id,
    });
  });

  it('by one of several signatures, of versions known and unknown', async () => {
    const right = headers['webhook-signature'] ?? '';
    const signature = `v1a,AAAA v2,${right.slice(3)} v1,AAAA ${right}`;
    expect(
      await verifyWebhook({ payload, headers: { ...headers, 'webhook-signature': signature }, secret, now }),
    ).toBeDefined();
  });

  it('as bytes of another realm, and as a part of a larger buffer', async () => {
    const large = new Uint8Array(10_000).fill(120);
    const bytes = new TextEncoder().encode(payload);
    large.set(bytes, 100);
    const part = large.subarray(100, 100 + bytes.length);
    expect(await verifyWebhook({ payload: part, headers, secret, now })).toMatchObject({ id: vector.id });
  });

  it('with fields and an event that this version does not know', async () => {
    const body = '{"event":"mandate.granted","data":7,"id":"evt_9","colour":"red"}';
    const event = await verifyWebhook({ payload: body, headers: serviceSigned(body), secret, now });
    expect(event).toEqual({ event: 'mandate.granted', data: 7, id: 'evt_9', colour: 'red' });
  });
});

describe('an id', () => {
  const body = '{"event":"payment.succeeded","data":{}}';

  it('is that of the header where the body has none', async () => {
    const given = { payload: body, headers: await signed(body, { id: 'evt_7' }), secret, now };
    expect(await verifyWebhook(given)).toHaveProperty('id', 'evt_7');
  });

  it('is the signature where there is no other', async () => {
    const { 'x-service-signature': signature = '' } = serviceSigned(body);
    const given = { payload: body, headers: serviceSigned(body), secret, now };
    expect(await verifyWebhook(given)).toHaveProperty('id', signature.slice('sha256='.length));
  });
});

describe('the Standard Webhooks headers decide when they are there', () => {
  it('so that a receiver with the old secret accepts during a rotation', async () => {
    const rotated = await signTestWebhook({ secret: [otherSecret, secret], payload, timestamp });
    expect(await verifyWebhook({ ...rotated, secret, now })).toBeDefined();
  });

  it('and a right X-Service-Signature does not save a wrong one of theirs', async () => {
    const wrong = { ...headers, 'webhook-signature': `v1,${'A'.repeat(43)}=` };
    expect(await failureOf({ headers: wrong })).toMatchObject(failure('no_match', /does not match/));
  });

  it('nor one that is too old', async () => {
    expect(await failureOf({ now: now + 301_000 })).toMatchObject(failure('stale', /301 s old/));
  });
});

describe('missing_header', () => {
  it.each(['webhook-id', 'webhook-timestamp'])('%s', async (name) => {
    const { [name]: _, ...others } = headers;
    expect(await failureOf({ headers: others })).toMatchObject(
      failure('missing_header', new RegExp(`^${name} is missing.*proxy`)),
    );
  });

  it.each([{}, new Headers(), { 'webhook-id': '' }])('all of them', async (none) => {
    expect(await failureOf({ headers: none })).toMatchObject(failure('missing_header', /webhook-id is missing/));
  });

  it('the signature itself', async () => {
    const { 'webhook-signature': _, 'x-service-signature': __, ...others } = headers;
    expect(await failureOf({ headers: others })).toMatchObject(
      failure('missing_header', /webhook-signature is missing/),
    );
  });
});

describe('malformed_header', () => {
  it.each(['', 'now', '1.5', '-1', '1e9', '0x10', '2026-01-31T12:00:00Z', '1'.repeat(13)].slice(1))(
    'webhook-timestamp: %s',
    async (value) => {
      expect(await failureOf({ headers: { ...headers, 'webhook-timestamp': value } })).toMatchObject(
        failure('malformed_header', /timestamp/),
      );
    },
  );

  it.each(['v2,abc', 'abc', 'v1', 'v1,', 'v1a,abc', 'xv1,abc', 'v1 abc'])('webhook-signature: %s', async (value) => {
    expect(await failureOf({ headers: { ...headers, 'webhook-signature': value } })).toMatchObject(
      failure('malformed_header', /webhook-signature/),
    );
  });

  it.each(['abc', 'sha256=', `sha256=${'g'.repeat(64)}`, `sha256=${'A'.repeat(64)}`, `sha1=${'a'.repeat(64)}`])(
    'x-service-signature: %s',
    async (value) => {
      expect(await failureOf({ headers: { 'x-service-signature': value } })).toMatchObject(
        failure('malformed_header', /x-service-signature/),
      );
    },
  );

  it('two of what there is one of', async () => {
    const twice = { ...headers, 'webhook-timestamp': [`${timestamp}`, `${timestamp}`] };
    expect(await failureOf({ headers: twice })).toMatchObject(failure('malformed_header', /timestamp/));
  });
});

describe('no_match', () => {
  it('the secret of another endpoint', async () => {
    expect(await failureOf({ secret: otherSecret })).toMatchObject(failure('no_match', /secret of this very endpoint/));
    expect(await failureOf({ secret: [otherSecret, otherSecret] })).toMatchObject(
      failure('no_match', /secret of this very endpoint/),
    );
    expect(await failureOf({ secret: otherSecret, headers: service })).toMatchObject(
      failure('no_match', /secret of this very endpoint/),
    );
  });

  it('JSON that was written again', async () => {
    expect(await failureOf({ payload: JSON.stringify(JSON.parse(payload), null, 1) })).toMatchObject(
      failure('no_match', /raw body/),
    );
  });

  it.each(['webhook-id', 'webhook-timestamp'])('another %s', async (name) => {
    expect(await failureOf({ headers: { ...headers, [name]: '1769860801' } })).toMatchObject(
      failure('no_match', /does not match/),
    );
  });

  it('more signatures than are tried', async () => {
    const signature = `${'v1,AAAA '.repeat(10)}${headers['webhook-signature']}`;
    expect(await failureOf({ headers: { ...headers, 'webhook-signature': signature } })).toMatchObject(
      failure('no_match', /does not match/),
    );
  });

  it('another spelling of the same signature', async () => {
    // The last character before "=" carries two bits that decoding drops.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const right = headers['webhook-signature'] ?? '';
    const spelled = alphabet.charAt(alphabet.indexOf(right.at(-2) ?? '') ^ 1);
    const signature = `${right.slice(0, -2)}${spelled}=`;
    expect(Buffer.from(signature.slice(3), 'base64')).toEqual(Buffer.from(right.slice(3), 'base64'));
    expect(await failureOf({ headers: { ...headers, 'webhook-signature': signature } })).toMatchObject(
      failure('no_match', /does not match/),
    );
  });

  it('no secret matches a signature of nothing', async () => {
    expect(await failureOf({ headers: { ...headers, 'webhook-signature': 'v1,=' } })).toMatchObject(
      failure('no_match', /does not match/),
    );
  });
});

describe('stale', () => {
  it.each([-300, 0, 300])('not %d s from now', async (seconds) => {
    expect(await verifyWebhook({ payload, headers, secret, now: now + seconds * 1000 })).toBeDefined();
  });

  it.each([301, -301])('%d s old', async (seconds) => {
    expect(await failureOf({ now: now + seconds * 1000 })).toMatchObject(
      failure('stale', new RegExp(`${seconds} s old.*clock`)),
    );
  });

  it('by the tolerance that was given', async () => {
    expect(
      await verifyWebhook({ payload, headers, secret, now: now + 3600_000, toleranceSeconds: 3600 }),
    ).toBeDefined();
    expect(await failureOf({ now: now + 2000, toleranceSeconds: 1 })).toMatchObject(failure('stale', /2 s old/));
  });

  it('by the clock of the system', async () => {
    expect(await failureOf({ now: undefined })).toMatchObject(failure('stale', /s old/));
    expect(await verifyWebhook({ ...(await signTestWebhook({ secret })), secret })).toBeDefined();
  });

  it.each([0, -1, Number.NaN, 0.5, 86_401, Number.POSITIVE_INFINITY, '300x'])(
    'tolerance %s is no tolerance',
    async (value) => {
      const call = verifyWebhook({ payload, headers, secret, now, toleranceSeconds: value as number });
      await expect(call).rejects.toThrow(/toleranceSeconds must be 1 to 86400/);
      await expect(call).rejects.toBeInstanceOf(TypeError);
    },
  );

  describe('by X-Service-Signature alone, with the time that the body has', () => {
    const day = 86_400;

    it.each([-300, 0, 300, day + 300])('not %d s after the event', async (seconds) => {
      expect(await verifyWebhook({ payload, headers: service, secret, now: now + seconds * 1000 })).toBeDefined();
    });

    it.each([-301, day + 301])('%d s after the event', async (seconds) => {
      expect(await failureOf({ headers: service, now: now + seconds * 1000 })).toMatchObject(failure('stale', /s old/));
    });

    it.each(['{"event":"ping","data":{}}', '{"event":"ping","data":{},"created_at":"yesterday"}'])(
      'never, where the body has none: %s',
      async (body) => {
        expect(await verifyWebhook({ payload: body, headers: serviceSigned(body), secret })).toBeDefined();
      },
    );
  });
});

describe('parsed_body', () => {
  it.each([
    ['an object', JSON.parse(payload)],
    ['an empty object, as Express has it without a parser', {}],
    ['a list', []],
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['no bytes', new Uint8Array()],
    ['an empty ArrayBuffer', new ArrayBuffer(0)],
    ['an object made text', '[object Object]'],
    ['a number', 7],
    ['a view that is not of bytes', new DataView(new ArrayBuffer(8))],
  ])('%s', async (_name, given: unknown) => {
    expect(await failureOf({ payload: given })).toMatchObject(
      failure('parsed_body', /See @mitako\/client\/express, fastify, nest, next/),
    );
  });
});

describe('bad_secret', () => {
  it.each([
    ['unset', undefined, /missing/],
    ['empty', '', /missing/],
    ['an empty list', [], /missing/],
    ['with a line break', `${secret}\n`, /white space.*trim/],
    ['with a blank in front', ` ${secret}`, /white space.*trim/],
    ['with a break inside', `${secret.slice(0, 20)}\n${secret.slice(20)}`, /white space/],
    ['an API key', 'svc_test_0123456789abcdefghijABCDEFGHIJ', /start with whsec_/],
    ['without its prefix', secret.slice(6), /start with whsec_/],
    ['cut off', secret.slice(0, 30), /incomplete/],
    ['only a prefix', 'whsec_', /incomplete/],
    ['of another alphabet', `whsec_${'-_'.repeat(22)}`, /incomplete/],
    ['one of several', [secret, `${secret} `], /white space/],
  ])('%s', async (_name, given: unknown, words) => {
    expect(await failureOf({ secret: given })).toMatchObject(failure('bad_secret', words));
  });
});

describe('malformed_body', () => {
  it.each([
    '[]',
    '7',
    'null',
    '"event"',
    '{}',
    '{"event":7}',
    '{"event":null}',
    '{"event":["ping"]}',
    '{',
    'event=ping',
  ])('%s', async (body) => {
    expect(await failureOf({ payload: body, headers: await signed(body) })).toMatchObject(
      failure('malformed_body', /not an event/),
    );
  });
});

describe('whatever arrives', () => {
  const flipped = (bytes: Uint8Array, index: number, bit: number): Uint8Array =>
    bytes.map((byte, at) => (at === index ? byte ^ (1 << bit) : byte));
  const position = fc.record({ at: fc.double({ min: 0, max: 0.999_999, noNaN: true }), bit: fc.nat(7) });

  it('a body with one bit flipped never verifies', async () => {
    const bytes = new TextEncoder().encode(payload);
    await fc.assert(
      fc.asyncProperty(position, fc.constantFrom(headers, service), async ({ at, bit }, given) => {
        const changed = flipped(bytes, Math.floor(at * bytes.length), bit);
        expect((await failureOf({ payload: changed, headers: given })).reason).toBe('no_match');
      }),
    );
  });

  it('a header with one character changed never verifies', async () => {
    const named = fc.constantFrom('webhook-id', 'webhook-timestamp', 'webhook-signature');
    const character = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
    await fc.assert(
      fc.asyncProperty(named, position, character, async (name, { at }, other) => {
        const value = headers[name] ?? '';
        const index = Math.floor(at * value.length);
        fc.pre(value[index] !== other);
        const changed = value.slice(0, index) + other + value.slice(index + 1);
        const { reason } = await failureOf({ headers: { ...headers, [name]: changed } });
        expect(['no_match', 'malformed_header']).toContain(reason);
      }),
      { numRuns: 300 },
    );
  });

  it('a secret with one character changed never verifies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 6, max: secret.length - 1 }),
        fc.base64String({ minLength: 4 }),
        async (at, [other]) => {
          fc.pre(other !== undefined && secret[at] !== other);
          const { reason } = await failureOf({ secret: secret.slice(0, at) + other + secret.slice(at + 1) });
          expect(['no_match', 'bad_secret']).toContain(reason);
        },
      ),
    );
  });

  it('any event that is a JSON object is given as it is', async () => {
    const known = ['event', 'id', 'created_at'];
    const others = fc
      .dictionary(fc.string(), fc.jsonValue())
      .map((value) =>
        Object.fromEntries(Object.entries(value).filter(([name]) => !known.includes(name) && name !== '__proto__')),
      );
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.jsonValue(), others, async (name, data, more) => {
        fc.pre(!name.startsWith('gateway.'));
        const body = JSON.stringify({ event: name, data, ...more });
        const event = await verifyWebhook({ payload: body, headers: await signed(body), secret, now });
        expect(JSON.parse(JSON.stringify(event))).toEqual({ ...(JSON.parse(body) as object), id: event.id });
      }),
    );
  });

  it('anything at all is refused with a reason, not with another error', async () => {
    const anyHeaders = fc.oneof(
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined))),
      fc.record({ 'webhook-id': fc.string(), 'webhook-timestamp': fc.string(), 'webhook-signature': fc.string() }),
      fc.record({ 'x-service-signature': fc.string() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.uint8Array(), fc.anything()), anyHeaders, async (given, arrived) => {
        expect((await failureOf({ payload: given, headers: arrived })).reason).toBeTypeOf('string');
      }),
    );
  });
});
