import { describe, expect, it } from 'vitest';
import {
  airtelAnswers,
  answering,
  chargeRequest,
  COLLECT,
  expectNoSecret,
  lookupRequest,
  MINUTE_MS,
  REFERENCE,
  START_MS,
  STATUS,
  TOKEN,
  TRANSACTION,
  underTest,
} from './support.ts';

describe('a payment', () => {
  it('is requested with an id derived from our reference, prompted once, and found again by it', async () => {
    const { rail, provider } = underTest();
    expect(await rail.charge(chargeRequest())).toStrictEqual({
      kind: 'pending',
      // Ours is enough to find it.
      railReference: null,
      nextAction: { type: 'approve_on_phone', url: null },
      expiresAtMs: START_MS + 3 * MINUTE_MS,
      detail: { code: 'DP00800001006', message: 'SUCCESS', requestId: null },
    });
    const sent = provider.requests.find(({ path }) => COLLECT.test(path));
    expect(sent?.path).toBe('/merchant/v1/payments/');
    expect([sent?.headers.get('x-country'), sent?.headers.get('x-currency')]).toStrictEqual(['GA', 'XAF']);
    expect(JSON.parse(sent?.body ?? '')).toStrictEqual({
      reference: 'Commande 1043',
      subscriber: { country: 'GA', currency: 'XAF', msisdn: '77123456' },
      transaction: { amount: 5_000, country: 'GA', currency: 'XAF', id: TRANSACTION },
    });
    expect(provider.phones.prompts).toMatchObject([{ phone: '24177123456', amount: 5_000, text: 'Commande 1043' }]);
    expect(await rail.lookup(lookupRequest())).toStrictEqual({
      kind: 'paid',
      railReference: 'MP241122.1010.C00001',
      detail: { code: 'DP00800001001', message: 'Paid XAF 5,000', requestId: 'MP241122.1010.C00001' },
    });
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it.each([
    { country: 'GA', phone: '+24174123456', msisdn: '74123456', id: 'airtel_money_ga' },
    // Congo keeps its 0.
    { country: 'CG', phone: '+242051234567', msisdn: '051234567', id: 'airtel_money_cg' },
    { country: 'TD', phone: '+23566123456', msisdn: '66123456', id: 'airtel_money_td' },
  ] as const)('in $country goes to the national number $msisdn', async ({ country, phone, msisdn, id }) => {
    const { rail, provider } = underTest({ country });
    const [method] = rail.methods;
    expect(rail.id).toBe(id);
    expect(method).toMatchObject({ provider: 'airtel_money', country, currencies: ['XAF'] });
    expect(method?.phonePrefixes?.some((prefix) => phone.startsWith(prefix))).toBe(true);
    expect((await rail.charge(chargeRequest({ country, phone }))).kind).toBe('pending');
    expect(provider.requests.at(-1)?.body).toContain(`"msisdn":"${msisdn}"`);
    expect(provider.requests.at(-1)?.headers.get('x-country')).toBe(country);
    expect((await rail.lookup(lookupRequest(chargeRequest({ country, phone })))).kind).toBe('paid');
  });

  it.each([
    { name: 'of another country', phone: '+23566123456', country: 'GA' },
    { name: 'of Congo without its 0', phone: '+24251234567', country: 'CG' },
    { name: 'in the old form of Gabon', phone: '+241077123456', country: 'GA' },
    { name: 'that is too short', phone: '+2417712345', country: 'GA' },
  ] as const)('to a number $name is refused before anything is sent', async ({ phone, country }) => {
    const { rail, provider } = underTest({ country });
    expect(await rail.charge(chargeRequest({ phone }))).toStrictEqual({
      kind: 'refused',
      failureCode: 'invalid_payer',
    });
    expect(provider.requests).toHaveLength(0);
  });

  it('takes the number form and the path that a country is found to want', async () => {
    const { rail, provider } = underTest({ msisdnPrefix: '0', collectionPath: '/merchant/v2/payments/' });
    await rail.charge(chargeRequest());
    const sent = provider.requests.at(-2);
    expect([sent?.path, sent?.body.includes('"msisdn":"077123456"')]).toStrictEqual(['/merchant/v2/payments/', true]);
  });

  it('has a text of at least four characters', async () => {
    const { rail, provider } = underTest();
    expect((await rail.charge(chargeRequest({ description: 'Riz' }))).kind).toBe('pending');
    expect(provider.phones.prompts[0]?.text).toBe('Paiement Riz');
  });

  it('is for live money in production, at Airtel’s hosts, and for test money in the sandbox', () => {
    expect(underTest().rail).toMatchObject({ modes: ['live'], baseUrl: 'https://openapi.airtel.africa' });
    const { rail } = underTest({ environment: 'sandbox', id: 'airtel_test' });
    expect(rail).toMatchObject({ id: 'airtel_test', modes: ['test'], baseUrl: 'https://openapiuat.airtel.africa' });
    expect(underTest({ baseUrl: 'https://openapi.airtel.cg' }).rail.baseUrl).toBe('https://openapi.airtel.cg');
  });

  it('is approved, declined or left by a person, and pending until then, however long that takes', async () => {
    const { rail, provider, clock } = underTest({}, { answers: 'by hand', promptLifeMs: 10 * MINUTE_MS });
    const outcomes = [];
    for (const answer of ['approve', 'decline', 'leave'] as const) {
      const request = chargeRequest({ reference: `att_${answer}` });
      await rail.charge(request);
      // Longer than we told the payer.
      clock.nowMs += 6 * MINUTE_MS;
      expect((await rail.lookup(lookupRequest(request))).kind).toBe('pending');
      if (answer === 'leave') clock.nowMs += 4 * MINUTE_MS;
      else provider.phones[answer](provider.phones.prompts.at(-1)?.id ?? '');
      outcomes.push(await rail.lookup(lookupRequest(request)));
    }
    expect(outcomes).toMatchObject([
      { kind: 'paid' },
      { kind: 'failed', failureCode: 'payer_declined' },
      { kind: 'failed', failureCode: 'payer_timeout' },
    ]);
  });

  it('is paid late when its prompt outlives its status', async () => {
    const { rail, provider, clock } = underTest({}, { answers: 'by hand', outlivesMs: MINUTE_MS });
    await rail.charge(chargeRequest());
    clock.nowMs += 3 * MINUTE_MS;
    expect(await rail.lookup(lookupRequest())).toMatchObject({ kind: 'failed', failureCode: 'payer_timeout' });
    provider.phones.approve(provider.phones.prompts[0]?.id ?? '');
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
  });

  it.each([
    { end: '019', outcome: { kind: 'failed', failureCode: 'payer_limit_reached' } },
    { end: '039', outcome: { kind: 'failed', failureCode: 'payer_declined' } },
    { end: '049', outcome: { kind: 'failed', failureCode: 'insufficient_funds' } },
    { end: '059', outcome: { kind: 'failed', failureCode: 'payer_declined' } },
    { end: '069', outcome: { kind: 'unknown' } },
    { end: '079', outcome: { kind: 'failed', failureCode: 'payer_timeout' } },
  ])('of a number in $end ends as $outcome', async ({ end, outcome }) => {
    const { rail, provider } = underTest();
    const request = chargeRequest({ phone: `+24177123${end}` });
    // The prompt was sent: that is all that Airtel calls success here.
    expect((await rail.charge(request)).kind).toBe('pending');
    expect(await rail.lookup(lookupRequest(request))).toMatchObject(outcome);
    expect(provider.collected(REFERENCE)).toBe(0);
  });
});

describe('the answer to a payment', () => {
  const pending = { kind: 'pending' };
  const unknown = { kind: 'unknown' };
  const refused = (failureCode: string) => ({ kind: 'refused', failureCode });

  it.each([
    { name: 'SUCCESS', body: airtelAnswers({ status: 'SUCCESS', code: 'DP00800001006' }), outcome: pending },
    { name: 'SUCCESS without a code', body: airtelAnswers({ status: 'SUCCESS' }), outcome: pending },
    { name: 'TS at once', body: airtelAnswers({ status: 'TS', code: 'DP00800001001' }), outcome: pending },
    { name: 'TIP', body: airtelAnswers({ status: 'TIP', code: 'DP00800001006' }), outcome: pending },
    { name: 'in process, by the code alone', body: airtelAnswers({ code: 'DP00800001006' }), outcome: pending },
    { name: 'a duplicate', body: airtelAnswers({ result: 'ESB000041' }), outcome: pending },
    {
      name: 'a duplicate that is called failed',
      body: airtelAnswers({ status: 'TF', result: 'ESB000041' }),
      outcome: pending,
    },
    {
      name: 'TF with a reason',
      body: airtelAnswers({ status: 'TF', code: 'DP00800001007' }),
      outcome: refused('insufficient_funds'),
    },
    { name: 'TF without one', body: airtelAnswers({ status: 'TF' }), outcome: refused('provider_error') },
    { name: 'TE', body: airtelAnswers({ status: 'TE', code: 'DP00800001029' }), outcome: refused('payer_timeout') },
    {
      name: 'a number of another length',
      body: airtelAnswers({ result: 'ESB000033' }),
      outcome: refused('invalid_payer'),
    },
    { name: 'a number without its 0', body: airtelAnswers({ result: 'ESB000036' }), outcome: refused('invalid_payer') },
    { name: 'TA without a code', body: airtelAnswers({ status: 'TA' }), outcome: unknown },
    { name: 'TA', body: airtelAnswers({ status: 'TA', code: 'DP00800001000' }), outcome: unknown },
    {
      name: 'SUCCESS with a failure inside',
      body: airtelAnswers({ status: 'SUCCESS', code: 'DP00800001007' }),
      outcome: unknown,
    },
    {
      name: 'SUCCESS with an ambiguous code',
      body: airtelAnswers({ status: 'SUCCESS', code: 'DP00800001000' }),
      outcome: unknown,
    },
    {
      name: 'TF with a code of success',
      body: airtelAnswers({ status: 'TF', code: 'DP00800001001' }),
      outcome: unknown,
    },
    { name: 'SUCCESSFULLY', body: airtelAnswers({ status: 'SUCCESSFULLY' }), outcome: unknown },
    { name: 'of another payment', body: airtelAnswers({ status: 'SUCCESS', id: 'att_other' }), outcome: unknown },
    ...['ESB000001', 'ESB000004', 'ESB000008', 'ESB000014', 'ESB000045', '0000900', 'ROUTER117', 'ROUTER999'].map(
      (result) => ({ name: result, body: airtelAnswers({ result }), outcome: unknown }),
    ),
    { name: 'nothing but ok', body: airtelAnswers({}), outcome: unknown },
    { name: 'a list', body: '[{"status":"SUCCESS"}]', outcome: unknown },
  ])('$name is $outcome.kind', async ({ body, outcome }) => {
    const made = underTest();
    answering(made, COLLECT, body);
    const charged = await made.rail.charge(chargeRequest());
    expect(charged).toMatchObject(outcome);
    // What the answer says is used without another request.
    expect(made.provider.requests.filter(({ path }) => STATUS.test(path))).toHaveLength(0);
    expectNoSecret(charged);
  });

  it.each(
    [400, 401, 403, 404, 408, 429, 500, 502, 503, 504].flatMap((status) => [
      { status, body: '' },
      { status, body: '<html>1234</html>' },
    ]),
  )('with HTTP $status and "$body" is unknown, and says so without its body', async ({ status, body }) => {
    const made = underTest();
    answering(made, COLLECT, body, status, 2);
    const outcome = await made.rail.charge(chargeRequest());
    expect(outcome).toStrictEqual({
      kind: 'unknown',
      detail: { code: null, message: `HTTP ${status}`, requestId: null },
      ...([401, 403, 404].includes(status) ? { needsOperator: true } : {}),
      ...(status === 429 ? { retryAfterMs: 5_000 } : {}),
    });
    expectNoSecret(outcome);
  });

  it.each([408, 429, 500, 502, 503, 504])('with HTTP %i proves nothing, whatever is in it', async (status) => {
    for (const body of [airtelAnswers({ status: 'TF', code: 'DP00800001007' }), airtelAnswers({ status: 'SUCCESS' })]) {
      const made = underTest();
      answering(made, COLLECT, body, status);
      expect((await made.rail.charge(chargeRequest())).kind).toBe('unknown');
    }
  });

  it('that is a 500 of a payment that was taken is found paid, and sent once', async () => {
    const { rail, provider } = underTest();
    provider.faults.next(
      { kind: 'answer_after', status: 500, body: airtelAnswers({ result: 'ESB000011' }) },
      { path: COLLECT },
    );
    expect((await rail.charge(chargeRequest())).kind).toBe('unknown');
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
    expect(provider.requests.filter(({ path }) => COLLECT.test(path))).toHaveLength(1);
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it('to the same payment again moves nothing', async () => {
    const { rail, provider } = underTest();
    for (let index = 0; index < 3; index += 1) expect((await rail.charge(chargeRequest())).kind).toBe('pending');
    expect(provider.phones.prompts).toHaveLength(1);
    expect(provider.collected(REFERENCE)).toBe(5_000);
  });

  it('is one of many at once, and none is lost or made twice', async () => {
    const { rail, provider } = underTest();
    const requests = Array.from({ length: 60 }, (_, index) => chargeRequest({ reference: `att_n${index % 30}` }));
    for (const { kind } of await Promise.all(requests.map((request) => rail.charge(request))))
      expect(kind).toBe('pending');
    expect(provider.phones.prompts).toHaveLength(30);
    for (const request of requests) expect(provider.collected(request.reference)).toBe(5_000);
    expect(provider.requests.filter(({ path }) => TOKEN.test(path))).toHaveLength(1);
  });
});

describe('a refusal by a code alone', () => {
  const MISCONFIGURED = ['ROUTER001', 'ROUTER003', 'ROUTER005', 'ROUTER006', 'ROUTER007', 'ROUTER112', 'ROUTER119'];

  it.each([...MISCONFIGURED, 'ESB000034', 'ESB000035', 'ESB000039', 'ROUTER115'])(
    '%s of our set-up is certain once Airtel knows no such payment',
    async (result) => {
      const made = underTest();
      answering(made, COLLECT, JSON.stringify({ status: { code: result, message: 'no', success: false } }), 400);
      expect(await made.rail.charge(chargeRequest())).toMatchObject({
        kind: 'refused',
        failureCode: 'gateway_account',
        detail: { code: result },
      });
    },
  );

  it.each([
    { found: airtelAnswers({ status: 'TS', code: 'DP00800001001' }), outcome: { kind: 'pending' } },
    { found: airtelAnswers({ status: 'TIP', code: 'DP00800001006' }), outcome: { kind: 'pending' } },
    {
      found: airtelAnswers({ status: 'TF', code: 'DP00800001007' }),
      outcome: { kind: 'refused', failureCode: 'insufficient_funds' },
    },
    { found: airtelAnswers({ status: 'TA' }), outcome: { kind: 'unknown' } },
    { found: airtelAnswers({ result: 'ROUTER006' }), outcome: { kind: 'unknown' } },
    { found: '<html></html>', outcome: { kind: 'unknown' } },
  ])('is $outcome.kind when the status says $found', async ({ found, outcome }) => {
    const made = underTest();
    answering(made, COLLECT, airtelAnswers({ result: 'ROUTER006' }));
    answering(made, STATUS, found);
    expect(await made.rail.charge(chargeRequest())).toMatchObject(outcome);
  });

  it.each([
    ['DP00800001007', 'insufficient_funds'],
    ['DP00800001002', 'payer_declined'],
    ['DP00800001003', 'payer_limit_reached'],
  ])('%s that Airtel calls no success refuses a payment that it does not know', async (code, failureCode) => {
    const made = underTest();
    const refusal = { data: {}, status: { code: '200', response_code: code, success: false } };
    answering(made, COLLECT, JSON.stringify(refusal));
    answering(made, STATUS, airtelAnswers({ code: 'DP00800001025' }));
    expect(await made.rail.charge(chargeRequest())).toMatchObject({ kind: 'refused', failureCode });
    // Whoever does not answer, or knows it, leaves it open.
    for (const [found, kind] of [
      ['<html></html>', 'unknown'],
      [airtelAnswers({ status: 'TIP', code: 'DP00800001006' }), 'pending'],
    ] as const) {
      answering(made, COLLECT, JSON.stringify(refusal));
      answering(made, STATUS, found);
      expect((await made.rail.charge(chargeRequest())).kind).toBe(kind);
    }
  });

  it.each(['ESB000011', 'DP00800001007', 'DP00800001010', 'DP00800001024'])(
    '%s of a payment that Airtel does not know yet stays unknown',
    async (code) => {
      const made = underTest();
      answering(made, COLLECT, airtelAnswers(code.startsWith('ESB') ? { result: code } : { code }));
      expect((await made.rail.charge(chargeRequest())).kind).toBe('unknown');
    },
  );
});

describe('an access token', () => {
  it('is renewed before its three minutes are over, and when Airtel rejects it', async () => {
    const { rail, provider } = underTest();
    const tokens = () => provider.requests.filter(({ path }) => TOKEN.test(path)).length;
    await rail.charge(chargeRequest());
    await rail.lookup(lookupRequest());
    expect(tokens()).toBe(1);
    provider.endTokens();
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
    expect(tokens()).toBe(2);
    // Rejected in Airtel's words, with 200.
    answering({ provider }, STATUS, JSON.stringify({ status: { message: 'Invalid access token', success: false } }));
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
    expect(tokens()).toBe(3);
  });

  it('that is not issued leaves a payment unknown and unsent, and needs the operator, without secrets', async () => {
    const { rail, provider } = underTest({ clientSecret: 'secret-77c1-wrong' });
    const outcome = await rail.charge(chargeRequest());
    expect(outcome).toMatchObject({
      kind: 'unknown',
      needsOperator: true,
      detail: { message: expect.stringContaining('no access token: HTTP 401') },
    });
    expect(provider.requests.map(({ path }) => path)).toStrictEqual(['/auth/oauth2/token']);
    expectNoSecret(outcome);
  });
});
