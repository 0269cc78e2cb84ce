import { describe, expect, it } from 'vitest';
import { airtelAnswers, answering, expectNoSecret, lookupRequest, STATUS, TRANSACTION, underTest } from './support.ts';

const failed = (failureCode: string) => ({ kind: 'failed', failureCode });

describe('the status of a payment', () => {
  it.each([
    { code: 'DP00800001002', failureCode: 'payer_declined' },
    { code: 'DP00800001003', failureCode: 'payer_limit_reached' },
    { code: 'DP00800001004', failureCode: 'provider_error' },
    { code: 'DP00800001005', failureCode: 'payer_timeout' },
    { code: 'DP00800001007', failureCode: 'insufficient_funds' },
    { code: 'DP00800001008', failureCode: 'payer_declined' },
    { code: 'DP00800001009', failureCode: 'provider_error' },
    { code: 'DP00800001010', failureCode: 'gateway_account' },
    { code: 'DP00800001024', failureCode: 'payer_timeout' },
    { code: 'DP00800001029', failureCode: 'payer_timeout' },
    { code: 'DP00800009999', failureCode: 'provider_error' },
  ])('TF with $code is failed, $failureCode', async ({ code, failureCode }) => {
    const made = underTest();
    answering(made, STATUS, airtelAnswers({ status: 'TF', code, message: 'Why' }));
    const detail = { code, message: 'Why', requestId: null };
    expect(await made.rail.lookup(lookupRequest())).toStrictEqual({ kind: 'failed', failureCode, detail });
  });

  it('TF with a code that a country uses otherwise is what the options say', async () => {
    const made = underTest({ failureCodes: { DP00800001005: 'invalid_payer', DP00800001031: 'payer_busy' } });
    for (const [code, failureCode] of [
      ['DP00800001005', 'invalid_payer'],
      ['DP00800001031', 'payer_busy'],
    ] as const) {
      answering(made, STATUS, airtelAnswers({ status: 'TF', code }));
      expect(await made.rail.lookup(lookupRequest())).toMatchObject({ kind: 'failed', failureCode });
    }
  });

  it.each([
    { name: 'TS', answer: { status: 'TS', code: 'DP00800001001' }, outcome: { kind: 'paid', railReference: null } },
    { name: 'TS without a code', answer: { status: 'TS' }, outcome: { kind: 'paid' } },
    { name: 'TS with a code that is new', answer: { status: 'TS', code: 'DP00800001999' }, outcome: { kind: 'paid' } },
    {
      name: 'TS with an amount',
      answer: { status: 'TS', amount: '4999.00' },
      outcome: { kind: 'paid', collected: { amount: 4_999 } },
    },
    {
      name: 'TS with an amount that cannot be read',
      answer: { status: 'TS', amount: '5k' },
      outcome: { kind: 'unknown' },
    },
    { name: 'TS with a failure inside', answer: { status: 'TS', code: 'DP00800001007' }, outcome: { kind: 'unknown' } },
    { name: 'TS in process', answer: { status: 'TS', code: 'DP00800001006' }, outcome: { kind: 'unknown' } },
    { name: 'TS under a failed result', answer: { status: 'TS', result: 'ESB000011' }, outcome: { kind: 'unknown' } },
    { name: 'TS of another payment', answer: { status: 'TS', id: 'attOTHER' }, outcome: { kind: 'unknown' } },
    { name: 'TF without a reason', answer: { status: 'TF' }, outcome: failed('provider_error') },
    {
      name: 'TF under a failed result',
      answer: { status: 'TF', result: 'ESB000011' },
      outcome: failed('provider_error'),
    },
    { name: 'TF that succeeded', answer: { status: 'TF', code: 'DP00800001001' }, outcome: { kind: 'unknown' } },
    { name: 'TF in process', answer: { status: 'TF', code: 'DP00800001006' }, outcome: { kind: 'unknown' } },
    { name: 'TF that is ambiguous', answer: { status: 'TF', code: 'DP00800001000' }, outcome: { kind: 'unknown' } },
    { name: 'TF that is not found', answer: { status: 'TF', code: 'DP00800001025' }, outcome: { kind: 'unknown' } },
    { name: 'TE', answer: { status: 'TE', code: 'DP00800001029' }, outcome: failed('payer_timeout') },
    { name: 'TE that succeeded', answer: { status: 'TE', code: 'DP00800001001' }, outcome: { kind: 'unknown' } },
    ...['ts', 'TS '].map((status) => ({
      name: `"${status}"`,
      answer: { status, code: 'DP00800001001' },
      outcome: { kind: 'paid' },
    })),
    { name: 'TIP', answer: { status: 'TIP', code: 'DP00800001006' }, outcome: { kind: 'pending' } },
    { name: 'TA', answer: { status: 'TA', code: 'DP00800001000' }, outcome: { kind: 'unknown' } },
    { name: 'TR', answer: { status: 'TR', code: 'DP00800001001' }, outcome: { kind: 'unknown' } },
    ...['SUCCESS', 'SUCCESSFUL', 'SUCCESSFULL', 'SUCCESSFULLY', 'FAILED', ''].map((status) => ({
      name: `"${status}"`,
      answer: { status, code: 'DP00800001001' },
      outcome: { kind: 'unknown' },
    })),
    { name: 'not found', answer: { code: 'DP00800001025', result: 'ESB000045' }, outcome: { kind: 'absent' } },
    { name: 'a success without a status', answer: { code: 'DP00800001001' }, outcome: { kind: 'unknown' } },
    { name: 'a failure without a status', answer: { code: 'DP00800001007' }, outcome: { kind: 'unknown' } },
    { name: 'a wrong signature', answer: { code: 'DP00800001026' }, outcome: { kind: 'unknown' } },
    { name: 'ours to put right', answer: { result: 'ROUTER006' }, outcome: { kind: 'unknown' } },
  ])('$name is $outcome.kind', async ({ answer, outcome }) => {
    const made = underTest();
    answering(made, STATUS, airtelAnswers(answer));
    const found = await made.rail.lookup(lookupRequest());
    expect(found).toMatchObject(outcome);
    // An operator sees why it is unknown.
    expect(found.kind !== 'unknown' || found.detail !== undefined).toBe(true);
  });

  it.each([201, 204, 302, 400, 404, 409, 500, 503])('of success under HTTP %i is unknown', async (status) => {
    const { rail } = underTest({
      fetch: async (url) =>
        url.endsWith('token')
          ? Response.json({ access_token: 't', expires_in: '180' })
          : new Response(status === 204 ? null : airtelAnswers({ status: 'TS', code: 'DP00800001001' }), { status }),
    });
    expect((await rail.lookup(lookupRequest())).kind).toBe('unknown');
  });

  it('is requested by the id that was sent, and by nothing from outside', async () => {
    const { rail, provider } = underTest();
    await rail.lookup(lookupRequest(undefined, { railReference: '../../users/balance' }));
    expect(provider.requests.at(-1)?.path).toBe(`/standard/v1/payments/${TRANSACTION}`);
  });

  it('that Airtel has no words for names no secret', async () => {
    const made = underTest();
    answering(made, STATUS, JSON.stringify({ error: 'client-2f9a secret-77c1', status: { message: 'x' } }));
    const found = await made.rail.lookup(lookupRequest());
    expect(found.kind).toBe('unknown');
    expectNoSecret(found);
  });
});
