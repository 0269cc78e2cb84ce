import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callbackOf, chargeRequest, lookupRequest, REFERENCE, TRANSACTION, underTest } from './support.ts';

const KEY = 'key-5e0d';
/** As in Airtel's documents, with a hash made apart from the rail. */
const VECTOR = {
  key: 'example-callback-key',
  body: '{"transaction":{"id":"att_01JD0000000000000000000001","message":"Paid XAF 5,000","status_code":"TS","airtel_money_id":"MP241122.1010.C00001"},"hash":"h9nf0KgdsYDWQIfFboKwxg81aGvXusR/odLYqqycDW0="}',
};

const transactionOf = (id: string) => `{"id":"${id}","message":"Payé à Libreville","status_code":"TS"}`;
const hashOf = (text: string, key = KEY) => createHmac('sha256', key).update(text).digest('base64');
const signed = (text: string, hash = hashOf(text)) => `{"transaction":${text},"hash":"${hash}"}`;
const named = (body: string, callbackKey?: string) =>
  underTest(callbackKey === undefined ? {} : { callbackKey }).rail.parseCallback?.(callbackOf(body)) ?? null;

describe('a callback', () => {
  it('of the provider names its charge, and the look-up decides', async () => {
    const { rail, sent } = underTest({ callbackKey: KEY }, { callbackKey: KEY });
    await rail.charge(chargeRequest());
    expect(sent).toHaveLength(1);
    expect(rail.parseCallback?.(callbackOf(sent[0] ?? ''))).toStrictEqual({ reference: REFERENCE });
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
  });

  it('that says paid of a payment that is not leaves it as Airtel says', async () => {
    const { rail, provider } = underTest();
    const request = chargeRequest({ phone: '+24177123129' });
    await rail.charge(request);
    expect(await named(signed(transactionOf(TRANSACTION)))).toStrictEqual({ reference: REFERENCE });
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('pending');
    expect(provider.collected(REFERENCE)).toBe(0);
  });

  it.each([
    { name: 'as it came', body: signed(transactionOf(TRANSACTION)) },
    {
      name: 'with the hash first',
      body: `{"hash":"${hashOf(transactionOf(TRANSACTION))}","transaction":${transactionOf(TRANSACTION)}}`,
    },
    {
      name: 'signed with unusual escapes',
      body: signed(String.raw`{"id":"att01JD0000000000000000000001","message":"Pay\u00e9 \/ OK {}"}`),
    },
    {
      name: 'signed before spaces were put in',
      body: `{ "transaction" : { "id": "${TRANSACTION}", "n": {"a": 1} }, "hash": "${hashOf(`{"id":"${TRANSACTION}","n":{"a":1}}`)}" }`,
    },
    { name: 'replayed', body: signed(transactionOf(TRANSACTION)) },
  ])('$name is verified', async ({ body }) => {
    expect(await named(body, KEY)).toStrictEqual({ reference: REFERENCE });
  });

  it('has the hash of the documents: this one is of an id that is not ours', async () => {
    expect(await named(VECTOR.body, VECTOR.key)).toBeNull();
    const ours = VECTOR.body.replaceAll('att_01', 'att01');
    expect(await named(ours)).toStrictEqual({ reference: REFERENCE });
    expect(await named(ours, VECTOR.key)).toBeNull();
    const text = /\{"id.*?\}/.exec(ours)?.[0] ?? '';
    expect(await named(signed(text, hashOf(text, VECTOR.key)), VECTOR.key)).toStrictEqual({ reference: REFERENCE });
    // The vector itself.
    expect(hashOf(/\{"id.*?\}/.exec(VECTOR.body)?.[0] ?? '', VECTOR.key)).toBe(
      'h9nf0KgdsYDWQIfFboKwxg81aGvXusR/odLYqqycDW0=',
    );
  });

  it.each([
    { name: 'without a hash', body: `{"transaction":${transactionOf(TRANSACTION)}}` },
    { name: 'with an empty hash', body: signed(transactionOf(TRANSACTION), '') },
    { name: 'with a hash that is no text', body: `{"transaction":${transactionOf(TRANSACTION)},"hash":[]}` },
    {
      name: 'with a hash by another key',
      body: signed(transactionOf(TRANSACTION), hashOf(transactionOf(TRANSACTION), 'other')),
    },
    {
      name: 'with a short hash',
      body: signed(transactionOf(TRANSACTION), hashOf(transactionOf(TRANSACTION)).slice(0, 20)),
    },
    { name: 'with the hash of another', body: signed(transactionOf(TRANSACTION), hashOf(transactionOf('attOTHER'))) },
  ])('$name names nothing where a key is configured', async ({ body }) => {
    expect(await named(body, KEY)).toBeNull();
  });

  it('names nothing with an empty key: that is a setting that was forgotten, which the rail names', async () => {
    expect(await named(signed(transactionOf(TRANSACTION)), '')).toBeNull();
    expect(underTest({ callbackKey: '' }).rail.missingCredentials).toEqual(['callbackKey']);
  });

  it('with a second transaction is read as far as it was verified', async () => {
    const good = transactionOf(TRANSACTION);
    const forged = transactionOf('att01JDFFFFFFFFFFFFFFFFFFFFFF');
    const hash = hashOf(good);
    expect(await named(`{"transaction":${good},"hash":"${hash}","transaction":${forged}}`, KEY)).toStrictEqual({
      reference: REFERENCE,
    });
    expect(await named(`{"transaction":${forged},"hash":"${hash}","transaction":${good}}`, KEY)).toBeNull();
    expect(await named(`{"x":"\\"transaction\\":{}","transaction":${good},"hash":"${hash}"}`, KEY)).toStrictEqual({
      reference: REFERENCE,
    });
  });

  it.each([
    { name: 'of another gateway at the same account', body: signed(transactionOf('order-1043')) },
    { name: 'of a refund', body: signed(transactionOf('rfd01JD0000000000000000000001')) },
    { name: 'with an id that cannot be stored', body: signed(transactionOf(`att${'a'.repeat(200)}`)) },
    { name: 'with a path for an id', body: signed(transactionOf('att/../../x')) },
    { name: 'with an id that is a number', body: '{"transaction":{"id":7}}' },
    { name: 'whose transaction is a list', body: '{"transaction":[{"id":"attA"}]}' },
    { name: 'of nothing but braces', body: `{"transaction":${'{'.repeat(20_000)}${'}'.repeat(20_000)}` },
    { name: 'of many small braces', body: `{"transaction":{"a":"${'}'.repeat(60_000)}"` },
    { name: 'of 10 MB', body: `{"transaction":{"id":"${TRANSACTION}","message":"${'x'.repeat(10_000_000)}"}}` },
  ])('$name names nothing, at once', async ({ body }) => {
    const startedAtMs = performance.now();
    for (const key of [undefined, KEY]) expect(await named(body, key)).toBeNull();
    expect(performance.now() - startedAtMs).toBeLessThan(5_000);
  });

  it('is one of a thousand, and each names its own', async () => {
    const { rail } = underTest({ callbackKey: KEY });
    const found = await Promise.all(
      Array.from({ length: 1_000 }, async (_, index) =>
        rail.parseCallback?.(callbackOf(signed(transactionOf(`att${index}`)))),
      ),
    );
    expect(found).toStrictEqual(Array.from({ length: 1_000 }, (_, index) => ({ reference: `att_${index}` })));
  });
});
