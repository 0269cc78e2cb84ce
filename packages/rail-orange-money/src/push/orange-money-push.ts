import type {
  ChargeOutcome,
  ChargeRequest,
  LookupOutcome,
  LookupRequest,
  PrepareOutcome,
  PrepareRequest,
  Rail,
} from '@mitako/core';
import {
  bodyOf,
  createPinGuard,
  createUnclear,
  deadline,
  hasStatus,
  missingCredentials,
  requireOptions,
  textIn,
} from '@mitako/rail-kit';
import { createApi } from '../api.ts';
import { checkApi } from '../check.ts';
import { orangeMoneyIn } from '../method.ts';
import { OPTIONS, type OrangeMoneyPushOptions } from './options.ts';
import { payOf, payOutcome, subscriberOf } from './pay.ts';
import { createRefusals } from './refusals.ts';
import { statusOutcome } from './status.ts';
import { type Transaction, transactionIn } from './transaction.ts';

/**
 * Orange Money in Cameroon by its core API: a prompt on the payer's phone. The payToken of a payment is obtained and stored
 * before money can move, and pays once. It has no refunds.
 * @throws TypeError when options are misspelt, missing or unknown, RangeError when `pin` is there and has not 4 digits
 */
export function orangeMoneyPush(options: OrangeMoneyPushOptions): Rail<'orange_money'> {
  requireOptions('orangeMoneyPush', options, OPTIONS);
  const { environment, id = 'orange_push_cm', baseUrl = 'https://api-s1.orange.cm' } = options;
  const { limits = { min: 10, max: 500_000 }, promptLifeMs = 600_000, channelUserMsisdn, pin } = options;
  const { lookUpsPerSecond = 5 } = options;
  // Orange would count it as a wrong one. Without any, no live rail starts.
  if (pin && !/^\d{4}$/.test(pin)) throw new RangeError('pin of Orange Money must have 4 digits');
  const api = createApi({
    baseUrl,
    prefix: '/omcoreapis/1.0.2/mp',
    tokenPath: '/token',
    user: options.consumerKey,
    password: options.consumerSecret,
    headers: { 'x-auth-token': Buffer.from(`${options.apiUser}:${options.apiPassword}`).toString('base64') },
    fetch: options.fetch,
  });
  const refusals = createRefusals(options.reasons, options.wrongPins);
  const guard = createPinGuard();

  async function prepare({ phone }: PrepareRequest): Promise<PrepareOutcome> {
    if (guard.isRejected()) return STOPPED;
    if (subscriberOf(phone) === null) return { kind: 'refused', failureCode: 'invalid_payer' };
    const answer = await api.send({ method: 'POST', path: '/init', signal: deadline() });
    const payToken = textIn(bodyOf(answer), 'data', 'payToken');
    if (payToken !== null && /^[\w.-]{1,200}$/.test(payToken)) return { kind: 'prepared', railReference: payToken };
    const why = unclear(answer);
    // Nothing was charged, so that this is certain even of credentials.
    const isRefused = hasStatus(answer, 401, 403);
    return isRefused ? { kind: 'refused', failureCode: 'gateway_account', detail: why.detail } : why;
  }

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const { railReference: payToken, phone, nowMs } = request;
    const subscriberMsisdn = subscriberOf(phone);
    if (payToken === null || subscriberMsisdn === null) return { kind: 'unknown' };
    const body = payOf(request, { payToken, subscriberMsisdn, channelUserMsisdn, pin });
    const signal = deadline();
    const outcome = await guard.send(async (): Promise<ChargeOutcome> => {
      // It waited too long for its turn.
      if (signal.aborted) return { kind: 'refused', failureCode: 'provider_unavailable' };
      const answer = await api.send({ method: 'POST', path: '/pay', body, signal });
      const transaction = transactionIn(answer, payToken);
      const read = payOutcome(transaction, {
        payToken,
        expiresAtMs: nowMs + Math.min(promptLifeMs, COUNTDOWN_MS),
        refusals,
      });
      if (read.kind === 'pending') guard.accept();
      if (read.kind === 'refused') stopAtWrongPin(transaction);
      return read.kind === 'unknown' ? unclear(answer) : read;
    });
    return outcome ?? STOPPED;
  }

  async function lookup(request: LookupRequest): Promise<LookupOutcome> {
    const { railReference: payToken } = request;
    // Nothing is charged before its payToken is stored, and without it Orange cannot be asked.
    if (payToken === null) return { kind: 'absent' };
    const path = `/paymentstatus/${encodeURIComponent(payToken)}`;
    const answer = await api.send({ method: 'GET', path, signal: deadline() });
    const transaction = transactionIn(answer, payToken);
    const outcome = statusOutcome(transaction, payToken, { request, promptLifeMs, refusals });
    // Of a payment whose own answer was lost.
    if (outcome.kind === 'failed') stopAtWrongPin(transaction);
    return outcome.kind === 'unknown' ? unclear(answer) : outcome;
  }

  function stopAtWrongPin(transaction: Transaction | null): void {
    if (transaction === null || !refusals.isWrongPin(transaction) || guard.isRejected()) return;
    guard.reject();
  }

  // The simulated Orange reads both.
  const rehearsed = { pin: pin || '0000', channelUserMsisdn: channelUserMsisdn || '699000000' };

  return {
    id,
    modes: [environment === 'sandbox' ? 'test' : 'live'],
    baseUrl,
    hasOwnFetch: options.fetch !== undefined,
    missingCredentials: missingCredentials({
      consumerKey: options.consumerKey,
      consumerSecret: options.consumerSecret,
      apiUser: options.apiUser,
      apiPassword: options.apiPassword,
      channelUserMsisdn,
      pin,
    }),
    rehearsal: {
      provider: 'orange_money',
      account: rehearsed,
      rail: (at) => orangeMoneyPush({ ...options, ...rehearsed, ...at }),
    },
    methods: [
      {
        ...orangeMoneyIn('CM'),
        limits,
        prompt: {
          fr: 'Composez #150*50# et confirmez le paiement avec votre code secret.',
          en: 'Dial #150*50# and confirm the payment with your PIN.',
        },
        description: { lengthMax: 125, punctuation: '.,-' },
      },
    ],
    // A payToken that was lost is never paid with, and one that is stored pays once.
    charges: { promptLifeMs, absentMarginMs: 0, isRepeatable: true, lookUpsPerSecond },
    prepare,
    charge,
    lookup,
    // Without the PIN: a wrong one would count.
    async check() {
      const problems = await checkApi(api, {
        baseUrl,
        probe: { method: 'GET', path: '/paymentstatus/check' },
        // This is the answer of the API manager in front; about payments, the API itself answers.
        isNoPath: (body) => textIn(body, 'fault', 'code') !== null,
        rejected: REJECTED,
        notEntitled: NOT_ENTITLED,
      });
      return guard.isRejected() ? [{ message: PIN_REJECTED }, ...problems] : problems;
    },
  };
}

const unclear = createUnclear();

/** The time that payers see; `promptLifeMs` is the longest in which a prompt may be answered. */
const COUNTDOWN_MS = 420_000;

/** After a wrong PIN: nothing was sent. */
const STOPPED = {
  kind: 'refused',
  failureCode: 'gateway_account',
  detail: { code: null, message: 'The merchant PIN was rejected: no further charges', requestId: null },
} as const;

const PIN_REJECTED =
  'Orange rejects the merchant PIN, and this rail charges no more: three wrong ones block the account. Set the right pin, then restart; do not restart with the same.';
const REJECTED = 'Orange rejects consumerKey and consumerSecret. Copy both from the application that Orange gave you.';
const NOT_ENTITLED =
  'Orange rejects apiUser and apiPassword, or does not allow this application or address. Check both, and ask Orange.';
