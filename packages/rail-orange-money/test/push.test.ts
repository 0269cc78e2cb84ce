import { describe, expect, it } from 'vitest';
import {
  charged,
  chargeRequest,
  lookedUp,
  lookupRequest,
  MINUTE_MS,
  pushUnderTest,
  REFERENCE,
  SECRETS,
  START_MS,
} from './support.ts';

const INIT = /mp\/init$/;
const PAY = /mp\/pay$/;
const STATUS = /paymentstatus/;
const TOKEN = /^\/token$/;
const XML_FAULT =
  '<am:fault xmlns:am="http://wso2.org/apimanager"><am:description>Send timeout</am:description></am:fault>';

describe('a push', () => {
  it('has its payToken before money can move, and is requested with it', async () => {
    const { rail, provider } = pushUnderTest();
    const prepared = await rail.prepare?.(chargeRequest());
    expect(prepared).toMatchObject({ kind: 'prepared', railReference: expect.stringMatching(/^MP/) });
    expect(provider.phones.prompts).toHaveLength(0);
    const railReference = prepared?.kind === 'prepared' ? prepared.railReference : null;
    expect(await rail.charge(chargeRequest({ railReference }))).toMatchObject({
      kind: 'pending',
      railReference,
      nextAction: { type: 'approve_on_phone', url: null },
      expiresAtMs: START_MS + 7 * MINUTE_MS,
    });
    const sent = provider.requests.find(({ path }) => PAY.test(path));
    expect(sent?.path).toBe('/omcoreapis/1.0.2/mp/pay');
    expect(sent?.headers.get('x-auth-token')).toBe('dXNlcjpwYXNzd29yZA==');
    expect(JSON.parse(sent?.body ?? '')).toStrictEqual({
      payToken: railReference,
      orderId: 'f97dcf63fcc2240843d2',
      amount: '5000',
      subscriberMsisdn: '691234567',
      channelUserMsisdn: '699000000',
      pin: '1234',
      description: 'Commande 1043',
      notifUrl: chargeRequest().urls.callback,
    });
    expect(await rail.lookup(lookupRequest(chargeRequest({ railReference })))).toMatchObject({
      kind: 'paid',
      railReference,
      collected: { amount: 5_000 },
      detail: { code: '200', message: 'Paiement effectue', requestId: expect.stringContaining('MP') },
    });
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it('is for live money in production, and for test money at a simulator', () => {
    expect(pushUnderTest().rail).toMatchObject({ id: 'orange_push_cm', modes: ['live'] });
    expect(pushUnderTest({ environment: 'sandbox' }).rail.modes).toStrictEqual(['test']);
  });

  it('notifies the merchant without our reference', async () => {
    const { rail, sent } = pushUnderTest();
    const { request } = await charged(rail);
    expect(sent).toStrictEqual([
      {
        url: chargeRequest().urls.callback,
        body: { payToken: request.railReference, status: 'SUCCESSFULL', message: 'Paiement effectue' },
      },
    ]);
  });

  it('prompts a payer once, however often it is requested with its token', async () => {
    const { rail, provider } = pushUnderTest();
    const { request } = await charged(rail);
    expect((await rail.charge(request)).kind).toBe('unknown');
    expect(provider.phones.prompts).toHaveLength(1);
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it('is paid, declined or left by a person', async () => {
    const { rail, provider, clock } = pushUnderTest({}, { answers: 'by hand' });
    const outcomes = [];
    for (const answer of ['approve', 'decline', 'leave'] as const) {
      const { request } = await charged(rail, chargeRequest({ reference: `att_${answer}` }));
      const prompt = provider.phones.prompts.at(-1);
      expect(prompt).toMatchObject({ phone: '237691234567', amount: 5_000, currency: 'XAF', text: 'Commande 1043' });
      expect((await rail.lookup(lookupRequest(request))).kind).toBe('pending');
      if (answer === 'leave') clock.nowMs += 7 * MINUTE_MS;
      else provider.phones[answer](prompt?.id ?? '');
      outcomes.push(await rail.lookup(lookupRequest(request)));
    }
    expect(outcomes).toMatchObject([
      { kind: 'paid' },
      { kind: 'failed', failureCode: 'payer_declined' },
      { kind: 'failed', failureCode: 'payer_timeout' },
    ]);
  });

  it.each([
    { name: 'no money', end: '049', failureCode: 'insufficient_funds' },
    { name: 'an amount over the limit, under the same code', end: '019', failureCode: 'payer_limit_reached' },
    { name: 'an unknown number', end: '059', failureCode: 'invalid_payer' },
    { name: 'a blocked account', end: '069', failureCode: 'payer_account_blocked' },
  ])('is refused at once for $name', async ({ end, failureCode }) => {
    const { rail, provider } = pushUnderTest();
    const { outcome, request } = await charged(rail, chargeRequest({ phone: `+237691234${end}` }));
    expect(outcome).toMatchObject({ kind: 'refused', failureCode, detail: { code: expect.stringMatching(/^60/) } });
    // The look-up of a process that did not see that answer says the same.
    expect(await rail.lookup(lookupRequest(request))).toMatchObject({ kind: 'failed', failureCode });
    expect(provider.collected(REFERENCE)).toBe(0);
  });

  it('is not prepared for a number of another country', async () => {
    const { rail, provider } = pushUnderTest();
    expect((await charged(rail, chargeRequest({ phone: '+23672123456' }))).outcome).toStrictEqual({
      kind: 'refused',
      failureCode: 'invalid_payer',
    });
    expect(provider.requests).toHaveLength(0);
  });
});

describe('the preparation of a push', () => {
  it.each([
    { name: 'a broken provider', status: 500, body: XML_FAULT },
    { name: 'HTML', status: 200, body: '<html></html>' },
    { name: 'no token', status: 200, body: '{"message":"ok","data":{}}' },
    { name: 'a token that is none', status: 200, body: '{"data":{"payToken":"../../mp/init"}}' },
    { name: 'a token that cannot be stored', status: 200, body: `{"data":{"payToken":"${'M'.repeat(201)}"}}` },
    { name: 'a wrong path', status: 404, body: '{"fault":{"code":900906}}' },
    { name: 'too many requests', status: 429, body: '{}' },
  ])('is unknown after $name', async ({ status, body }) => {
    const { rail, provider } = pushUnderTest();
    provider.faults.next({ kind: 'answer', status, body }, { path: INIT });
    expect(await rail.prepare?.(chargeRequest())).toMatchObject({
      kind: 'unknown',
      detail: { message: expect.stringContaining(`HTTP ${status}`) },
    });
  });

  it.each([
    { name: 'the partner is rejected', rail: { apiPassword: 'wrong' } },
    { name: 'the partner is unknown', rail: { apiUser: 'nobody' } },
  ])('needs the operator when $name', async ({ rail: changed }) => {
    const { rail } = pushUnderTest(changed);
    expect(await rail.prepare?.(chargeRequest())).toMatchObject({
      kind: 'refused',
      failureCode: 'gateway_account',
      detail: { message: expect.stringContaining('HTTP 401') },
    });
  });

  it('whose payToken was lost is absent, certainly so after the life of a prompt, as nothing is charged without it', async () => {
    const { rail, provider } = pushUnderTest();
    provider.faults.next({ kind: 'broken_after' }, { path: INIT });
    const { outcome, request } = await charged(rail);
    expect(outcome.kind).toBe('unknown');
    expect(await rail.lookup(lookupRequest(request))).toStrictEqual({ kind: 'absent' });
    expect(rail.charges).toStrictEqual({
      promptLifeMs: 10 * MINUTE_MS,
      absentMarginMs: 0,
      isRepeatable: true,
      lookUpsPerSecond: 5,
    });
    expect(provider.phones.prompts).toHaveLength(0);
  });
});

describe('the charge of a push', () => {
  it.each([
    { name: 'the connection breaks', fault: { kind: 'broken_after' } },
    {
      name: 'the API manager stops waiting',
      fault: { kind: 'answer_after', status: 500, body: XML_FAULT, contentType: 'application/xml' },
    },
    { name: 'a proxy answers', fault: { kind: 'answer_after', status: 502, body: '<html></html>' } },
  ] as const)('is unknown and found by its token when $name after it was taken', async ({ fault }) => {
    const { rail, provider } = pushUnderTest();
    provider.faults.next(fault, { path: PAY });
    const { outcome, request } = await charged(rail);
    expect(outcome.kind).toBe('unknown');
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
    expect(provider.requests.filter(({ path }) => PAY.test(path))).toHaveLength(1);
  });

  it('is paid late when its prompt outlives its status', async () => {
    const { rail, provider, clock, sent } = pushUnderTest({}, { answers: 'by hand', outlivesMs: MINUTE_MS });
    const { request } = await charged(rail);
    clock.nowMs += 7 * MINUTE_MS;
    expect(await rail.lookup(lookupRequest(request))).toMatchObject({ kind: 'failed', failureCode: 'payer_timeout' });
    provider.phones.approve(provider.phones.prompts[0]?.id ?? '');
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
    expect(provider.collected(REFERENCE)).toBe(5_000);
    expect(sent.map(({ body }) => Reflect.get(Object(body), 'status'))).toEqual(['EXPIRED', 'SUCCESSFULL']);
  });

  it('cannot be approved when its prompt has ended, too', async () => {
    const { rail, provider, clock } = pushUnderTest({}, { answers: 'by hand', outlivesMs: MINUTE_MS });
    const { request } = await charged(rail);
    clock.nowMs += 8 * MINUTE_MS;
    expect(await rail.lookup(lookupRequest(request))).toMatchObject({ kind: 'failed', failureCode: 'payer_timeout' });
    expect(() => provider.phones.approve(provider.phones.prompts[0]?.id ?? '')).toThrow('waits');
  });

  it('that never arrived is absent, and ends by itself if the gateway has not ended it', async () => {
    const { rail, provider } = pushUnderTest();
    provider.faults.next({ kind: 'broken' }, { path: PAY });
    const { request } = await charged(rail);
    const at = (ageMs: number) => rail.lookup(lookupRequest(request, { nowMs: START_MS + ageMs }));
    // An unused token is called expired from its first second.
    expect(await at(1_000)).toStrictEqual({ kind: 'absent' });
    expect(await at(15 * MINUTE_MS)).toStrictEqual({ kind: 'absent' });
    expect(await at(15 * MINUTE_MS + 1)).toMatchObject({ kind: 'failed', failureCode: 'payer_timeout' });
  });

  it.each([
    { name: 'not accepted', status: 401, body: '{"fault":{"code":900901}}', needsOperator: true },
    { name: 'forbidden', status: 403, body: '{"fault":{"code":900908}}', needsOperator: true },
    { name: 'on a wrong path', status: 404, body: '{"fault":{"code":900906}}', needsOperator: true },
    { name: 'one of too many', status: 429, body: '{"fault":{"code":900800}}' },
    { name: 'answered with an unknown reason', status: 417, body: '{"message":"Erreur 7","data":null}' },
    {
      name: 'answered with a reason under 500',
      status: 500,
      body: '{"message":"Solde insuffisant","data":null}',
    },
    { name: 'answered with an unknown status', status: 200, body: '{"data":{"status":"SUSPENDED"}}' },
    {
      name: 'answered about another token',
      status: 417,
      body: '{"data":{"payToken":"MP0","status":"FAILED"}}',
    },
    { name: 'answered with an expired token', status: 417, body: '{"data":{"status":"EXPIRED"}}' },
    { name: 'called pending under an error', status: 400, body: '{"data":{"status":"PENDING"}}' },
  ])('is unknown when it is $name, and says so without a secret', async ({ status, body, needsOperator }) => {
    const { rail, provider } = pushUnderTest();
    provider.faults.next({ kind: 'answer', status, body }, { path: PAY, times: 2 });
    const { outcome } = await charged(rail);
    expect(outcome).toMatchObject({
      kind: 'unknown',
      detail: expect.anything(),
      ...(needsOperator === undefined ? {} : { needsOperator }),
    });
    for (const secret of SECRETS) expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  it.each([
    { message: 'Le solde du compte du payeur est insuffisant', failureCode: 'insufficient_funds' },
    { message: 'SOLDE INSUFFISANT', failureCode: 'insufficient_funds' },
    { message: 'Abonné introuvable', failureCode: 'invalid_payer' },
    { message: 'Beneficiaire introuvable', failureCode: 'invalid_payer' },
    { message: 'Utilisateur bloqué', failureCode: 'payer_account_blocked' },
    { message: 'Le montant est superieur au montant maximum', failureCode: 'payer_limit_reached' },
    { message: 'Compte marchand bloque', failureCode: 'gateway_account' },
    { message: 'Erreur interne', failureCode: 'provider_error' },
  ])('is refused with $failureCode for "$message"', async ({ message, failureCode }) => {
    for (const status of [417, 400]) {
      const { rail, provider } = pushUnderTest();
      const data = { status: 'FAILED', inittxnstatus: '60019', inittxnmessage: message };
      const body = JSON.stringify({ message: `60019 :: ${message}`, data });
      provider.faults.next({ kind: 'answer', status, body }, { path: PAY });
      const detail = { code: '60019', message, requestId: null };
      expect((await charged(rail)).outcome).toStrictEqual({ kind: 'refused', failureCode, detail });
    }
  });

  it('is refused for a known reason without data', async () => {
    const { rail, provider } = pushUnderTest();
    const body = '{"message":"60019 :: Le solde du compte du payeur est insuffisant","data":null}';
    provider.faults.next({ kind: 'answer', status: 417, body }, { path: PAY });
    expect((await charged(rail)).outcome).toMatchObject({ kind: 'refused', failureCode: 'insufficient_funds' });
  });

  it('is refused for a reason that the operator has added', async () => {
    const { rail, provider } = pushUnderTest({
      reasons: [{ words: ['transaction', 'en cours'], failureCode: 'payer_busy' }],
    });
    const body = '{"message":"60099 :: Une transaction en cours","data":{"status":"FAILED"}}';
    provider.faults.next({ kind: 'answer', status: 417, body }, { path: PAY });
    expect((await charged(rail)).outcome).toMatchObject({ kind: 'refused', failureCode: 'payer_busy' });
  });
});

describe('the status of a push', () => {
  const about = (data: object) => ({
    status: 200,
    body: JSON.stringify({ message: 'ok', data: { inittxnstatus: '200', ...data } }),
  });

  it.each([
    { word: 'INITIATED', outcome: { kind: 'pending' } },
    { word: 'PENDING', outcome: { kind: 'pending' } },
    { word: 'SUCCESSFULL', outcome: { kind: 'paid' } },
    { word: 'SUCCESSFUL', outcome: { kind: 'paid' } },
    { word: 'SUCCESS', outcome: { kind: 'paid' } },
    { word: 'FAILED', outcome: { kind: 'failed', failureCode: 'provider_error' } },
    { word: 'CANCELLED', outcome: { kind: 'failed', failureCode: 'payer_declined' } },
    { word: 'CANCELED', outcome: { kind: 'failed', failureCode: 'payer_declined' } },
    { word: 'EXPIRED', outcome: { kind: 'failed', failureCode: 'payer_timeout' } },
    { word: 'REVERSED', outcome: { kind: 'unknown' } },
    { word: null, outcome: { kind: 'unknown' } },
  ])('$word is $outcome.kind', async ({ word, outcome }) => {
    expect(await lookedUp(pushUnderTest(), STATUS, about({ status: word }))).toMatchObject(outcome);
  });

  it.each([
    { message: 'Solde insuffisant', failureCode: 'insufficient_funds' },
    { message: 'Utilisateur bloque', failureCode: 'payer_account_blocked' },
    { message: 'Inconnu', failureCode: 'provider_error' },
  ])('is failed by the message of the confirmation: $failureCode', async ({ message, failureCode }) => {
    const data = {
      status: 'FAILED',
      confirmtxnstatus: '60019',
      confirmtxnmessage: message,
      inittxnmessage: 'Paiement initie',
    };
    expect(await lookedUp(pushUnderTest(), STATUS, about(data))).toMatchObject({ kind: 'failed', failureCode });
  });

  it.each([
    { name: 'is not confirmed', data: { status: 'SUCCESSFULL', confirmtxnstatus: '60019' } },
    { name: 'has no readable amount', data: { status: 'SUCCESSFULL', amount: '5 000 F' } },
    { name: 'is of another token', data: { status: 'SUCCESSFULL', payToken: 'MP0' } },
  ])('is unknown when a success $name', async ({ data }) => {
    expect((await lookedUp(pushUnderTest(), STATUS, about(data))).kind).toBe('unknown');
  });

  it('says what was collected, as a number or as text', async () => {
    for (const amount of [4_000, '4000', '4000.00']) {
      const found = await lookedUp(pushUnderTest(), STATUS, about({ status: 'SUCCESSFULL', amount }));
      expect(found).toMatchObject({ kind: 'paid', collected: { amount: 4_000 } });
      expect(found).not.toHaveProperty('collected.currency');
    }
    expect(await lookedUp(pushUnderTest(), STATUS, about({ status: 'SUCCESSFULL' }))).not.toHaveProperty('collected');
  });

  it.each([
    { name: 'of a token that is not found', status: 404, body: '{"message":"Transaction introuvable"}' },
    { name: 'under an error', status: 400, body: '{"data":{"status":"FAILED"}}' },
    { name: 'without access', status: 401, body: '{"fault":{"code":900901}}' },
    { name: 'in HTML', status: 200, body: '<html></html>' },
    { name: 'in XML', status: 500, body: XML_FAULT },
  ])('$name is unknown, and may be found later', async ({ status, body }) => {
    const { rail, provider } = pushUnderTest();
    const { request } = await charged(rail);
    // After a 401 it is asked for once more.
    provider.faults.next({ kind: 'answer', status, body }, { path: STATUS, times: status === 401 ? 2 : 1 });
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('unknown');
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
  });

  it('is requested with a new access token when one has ended', async () => {
    const { rail, provider } = pushUnderTest();
    const { request } = await charged(rail);
    provider.endTokens();
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
    expect(provider.requests.filter(({ path }) => TOKEN.test(path))).toHaveLength(2);
  });
});

describe('refunds', () => {
  it('are none', () => {
    const { rail } = pushUnderTest();
    expect(rail.methods[0]?.refunds).toBe('none');
    expect(rail.refund).toBeUndefined();
  });
});
