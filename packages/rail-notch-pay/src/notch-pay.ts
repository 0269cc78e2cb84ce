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
  ABSENT_MARGIN_MS,
  bodyOf,
  hasStatus,
  isPayerPage,
  missingCredentials,
  requireOptions,
  textIn,
  wholeAmount,
} from '@mitako/rail-kit';
import { createApi, invalidIn, TAKEN, unclear } from './api.ts';
import { callbackSubject } from './callback.ts';
import { methodOf, notchPayChannels, type NotchPayChannel } from './channels.ts';
import { checkAccount } from './check.ts';
import { type NotchPayOptions, OPTIONS } from './options.ts';
import { pageIn, railReferenceOf, referenceIn } from './reference.ts';
import { createRefunds } from './refunds.ts';
import { transactionIn } from './transaction.ts';

/**
 * Notch Pay in Cameroon: MTN MoMo and Orange Money by a prompt, cards on its page. A payment is created and its reference stored
 * before it can be paid, so that a lost answer never hides one.
 * @throws TypeError when options are misspelt, missing or unknown, RangeError when cards are offered without an `email`
 */
export function notchPay(options: NotchPayOptions): Rail {
  requireOptions('notchPay', options, OPTIONS);
  const { environment, id = 'notch_pay', baseUrl = 'https://api.notchpay.co', email, privateKey, webhookKey } = options;
  const { promptLifeMs = 900_000, absentMarginMs = ABSENT_MARGIN_MS, lookUpsPerSecond = 5 } = options;
  const { channels = Object.values(notchPayChannels).filter(({ type }) => type !== 'card' || email !== undefined) } =
    options;
  if (email === undefined && channels.some(({ type }) => type === 'card')) {
    throw new RangeError('cards of Notch Pay need an email: set it, or leave CARD out of channels');
  }
  const waitsForMs = promptLifeMs + absentMarginMs + ENGINE_FIRST_MS;
  const api = createApi({ ...options, baseUrl });
  const channelOf = ({ provider, country }: PrepareRequest): NotchPayChannel | undefined =>
    channels.find((each) => each.provider === provider && each.country === country);
  const read = async (reference: string) => {
    const answer = await api.ask(`/payments/${encodeURIComponent(reference)}`);
    return { answer, found: transactionIn(answer, reference) };
  };

  /** Creates the payment. It moves no money, and waits for its payer. */
  async function prepare(request: PrepareRequest): Promise<PrepareOutcome> {
    const channel = channelOf(request);
    if (channel === undefined) return { kind: 'refused', failureCode: 'gateway_account' };
    const { reference, amount, currency, phone, description, urls, country } = request;
    const answer = await api.ask('/payments', {
      body: {
        amount,
        currency,
        reference,
        description,
        callback: urls.return,
        ...(phone === '' ? { email } : { phone }),
        locked_channel: channel.channel,
        locked_country: country,
        locked_currency: currency,
      },
    });
    const why = unclear(answer);
    if (hasStatus(answer, 401, 403)) return { kind: 'refused', failureCode: 'gateway_account', detail: why.detail };
    const invalid = invalidIn(answer);
    if (invalid !== null) return { kind: 'refused', ...invalid };
    const created = transactionIn(answer, null);
    const page = channel.type === 'card' ? textIn(bodyOf(answer, ...TAKEN), 'authorization_url') : null;
    if (created === null || (channel.type === 'card' && !isPayerPage(page, baseUrl))) return why;
    const railReference = railReferenceOf(created.reference, page);
    return railReference === null ? why : { kind: 'prepared', railReference };
  }

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const { railReference, phone, nowMs } = request;
    const reference = referenceIn(railReference);
    const channel = channelOf(request);
    if (reference === null || channel === undefined) return { kind: 'unknown', detail: NOT_PREPARED };
    const pending = { kind: 'pending', railReference, expiresAtMs: nowMs + promptLifeMs } as const;
    // The payer pays on the page. From now on only the reference is stored: webhooks name it.
    if (channel.type === 'card') {
      return { ...pending, railReference: reference, nextAction: { type: 'redirect', url: pageIn(railReference) } };
    }
    const asked = { ...pending, nextAction: { type: 'approve_on_phone', url: null } } as const;
    const answer = await api.ask(`/payments/${encodeURIComponent(reference)}`, {
      body: { channel: channel.channel, data: { phone } },
    });
    if (textIn(bodyOf(answer, ...TAKEN), 'status') !== null) return asked;
    const invalid = invalidIn(answer);
    if (invalid === null) return unclear(answer);
    // An earlier request may have been carried out.
    const { found } = await read(reference);
    if (found === null) return unclear(answer);
    return found.state === 'created' ? { kind: 'refused', ...invalid } : asked;
  }

  async function lookup({ railReference, chargedAtMs, nowMs }: LookupRequest): Promise<LookupOutcome> {
    const reference = referenceIn(railReference);
    // Nothing is charged before the reference is stored.
    if (reference === null) return { kind: 'absent' };
    const { answer, found } = await read(reference);
    if (found === null) return unclear(answer);
    const { state, amount, currency, detail } = found;
    // Without a detail: the answer to the charge has the reason of the rejection.
    if (state === 'created' && nowMs - chargedAtMs <= waitsForMs) return { kind: 'absent' };
    // It was taken: the engine has ended what was not. Notch Pay would wait for hours, and money that comes is found.
    if (state === 'created') return { kind: 'failed', failureCode: 'payer_timeout', isInDoubt: true, detail };
    if (state === 'pending') return { kind: 'pending', detail };
    if (state !== 'paid' && state !== 'partly_refunded' && state !== 'refunded') {
      return { kind: 'failed', failureCode: state, detail };
    }
    const collected = wholeAmount(amount);
    // Nothing is booked without knowing how much.
    if (collected === null || currency === null) return { kind: 'unknown', detail };
    return { kind: 'paid', railReference, collected: { amount: collected, currency }, detail };
  }

  return {
    id,
    modes: [environment === 'sandbox' ? 'test' : 'live'],
    baseUrl,
    hasOwnFetch: options.fetch !== undefined,
    missingCredentials: missingCredentials({
      publicKey: options.publicKey,
      ...(privateKey !== undefined && { privateKey }),
      ...(webhookKey !== undefined && { webhookKey }),
    }),
    rehearsal: {
      provider: 'notch_pay',
      account: { hashKey: webhookKey },
      rail: (at) => notchPay({ ...options, ...at }),
    },
    methods: channels.map((channel) => methodOf(channel, privateKey === undefined ? 'none' : 'full')),
    // Whether a repeated request asks a payer twice is not documented.
    charges: { promptLifeMs, absentMarginMs, isRepeatable: false, lookUpsPerSecond },
    prepare,
    charge,
    lookup,
    ...(privateKey === undefined ? {} : createRefunds(api)),
    parseCallback: (callback) => callbackSubject(callback, webhookKey),
    check: () => checkAccount(api, { baseUrl, channels }),
  };
}

/** More than passes between two look-ups: the engine ends a charge that was not taken before the rail calls it unanswered. */
const ENGINE_FIRST_MS = 180_000;

const NOT_PREPARED = { code: null, message: 'Notch Pay has no such payment', requestId: null };
