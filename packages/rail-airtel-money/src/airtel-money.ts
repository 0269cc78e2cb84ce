import type { ChargeOutcome, ChargeRequest, LookupOutcome, LookupRequest, Rail } from '@mitako/core';
import {
  ABSENT_MARGIN_MS,
  bodyOf,
  deadline,
  flagIn,
  missingCredentials,
  requireOptions,
  textIn,
  wholeAmount,
} from '@mitako/rail-kit';
import { createApi, SIGNING_KEY } from './api.ts';
import { callbackSubject } from './callback.ts';
import { checkAirtel } from './check.ts';
import { createMeanings } from './codes.ts';
import { airtelMoneyIn, nationalNumber } from './countries.ts';
import { disbursement } from './disbursement.ts';
import { transactionIdOf } from './ids.ts';
import { type AirtelMoneyOptions, knownOptions } from './options.ts';
import { reversal } from './reversal.ts';
import { createTransactions } from './transactions.ts';

/**
 * Airtel Money in one country: a prompt on the payer's phone, found again by our reference.
 * @throws TypeError when options are misspelt, missing or unknown, RangeError when `refunds.publicKey` is there and is no key, or
 * `refunds.pin` is there and has not 4 digits
 */
export function airtelMoney(options: AirtelMoneyOptions): Rail<'airtel_money'> {
  requireOptions('airtelMoney', options, knownOptions(options));
  const { country, environment, signing = false, refunds: way, msisdnPrefix = '', ussd, callbackKey } = options;
  const { limits = { min: 10, max: 1_500_000 }, promptLifeMs = 300_000, firstLookupMs = 60_000 } = options;
  const { lookUpsPerSecond = 5 } = options;
  const { collectionPath = signing ? '/merchant/v2/payments/' : '/merchant/v1/payments/' } = options;
  const isSandbox = environment === 'sandbox';
  const id = options.id ?? `airtel_money_${country.toLowerCase()}`;
  const baseUrl = options.baseUrl ?? `https://openapi${isSandbox ? 'uat' : ''}.airtel.africa`;
  const meanings = createMeanings(options.failureCodes);
  const api = createApi({ ...options, baseUrl }, meanings);
  const transactions = createTransactions(api, meanings);
  const chargeOf = (reference: string) => ({ id: transactionIdOf(reference), path: COLLECTIONS });
  const payouts = way?.by === 'disbursement' ? disbursement(way, transactions, msisdnOf) : null;
  const refunds = way?.by === 'reversal' ? reversal(way.path, transactions, chargeOf) : payouts;

  function msisdnOf(phone: string): string | null {
    const national = nationalNumber(phone, country);
    return national === null ? null : `${msisdnPrefix}${national}`;
  }

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const { reference, phone, amount, currency, description, nowMs } = request;
    const msisdn = msisdnOf(phone);
    if (msisdn === null) return { kind: 'refused', failureCode: 'invalid_payer' };
    const transaction = chargeOf(reference);
    const { reading, detail, unclear } = await transactions.settle(transaction, collectionPath, {
      // At least 4 characters.
      reference: description.length < 4 ? `Paiement ${description}` : description,
      subscriber: { country, currency, msisdn },
      transaction: { amount, country, currency, id: transaction.id },
    });
    if (reading.kind === 'failed') return { ...detail, kind: 'refused', failureCode: reading.failureCode };
    if (reading.kind !== 'in_process' && reading.kind !== 'succeeded') return unclear;
    const nextAction = { type: 'approve_on_phone', url: null } as const;
    return {
      kind: 'pending',
      railReference: null,
      nextAction,
      expiresAtMs: nowMs + Math.min(promptLifeMs, COUNTDOWN_MS),
      ...detail,
    };
  }

  async function lookup({ reference }: LookupRequest): Promise<LookupOutcome> {
    const { parsed, reading, detail, unclear } = await transactions.status(chargeOf(reference));
    if (reading.kind === 'failed') return { ...reading, ...detail };
    if (reading.kind === 'in_process') return { kind: 'pending', ...detail };
    if (reading.kind === 'not_found') return { kind: 'absent', ...detail };
    if (reading.kind !== 'succeeded') return unclear;
    const amount = wholeAmount(parsed?.amount ?? null);
    // No document promises an amount, and none a currency.
    const collected = amount === null ? {} : { collected: { amount } };
    return { kind: 'paid', railReference: parsed?.airtelMoneyId ?? null, ...collected, ...detail };
  }

  const account = async (name: string): Promise<unknown> =>
    bodyOf(await api.get(`/standard/v1/users/${name}`, deadline()));

  return {
    id,
    modes: [isSandbox ? 'test' : 'live'],
    baseUrl,
    hasOwnFetch: options.fetch !== undefined,
    missingCredentials: missingCredentials({
      clientId: options.clientId,
      clientSecret: options.clientSecret,
      ...(callbackKey !== undefined && { callbackKey }),
      ...(way?.by === 'disbursement' && { 'refunds.pin': way.pin, 'refunds.publicKey': way.publicKey }),
    }),
    rehearsal: {
      provider: 'airtel_money',
      account: { country, signing, callbackKey },
      rail(at) {
        const { collectionPath: _own, ...others } = options;
        return airtelMoney({ ...others, ...at, firstLookupMs: REHEARSED_LOOKUP_MS });
      },
    },
    methods: [
      {
        ...airtelMoneyIn(country),
        limits,
        prompt: {
          fr: `Confirmez le paiement avec votre code secret Airtel Money.${ussd === undefined ? '' : ` Pas de demande ? Composez ${ussd}.`}`,
          en: `Confirm the payment with your Airtel Money PIN.${ussd === undefined ? '' : ` No prompt? Dial ${ussd}.`}`,
        },
        description: { lengthMax: options.descriptionLengthMax ?? 64, punctuation: '' },
        refundsOption: 'refunds',
        refunds: way === undefined ? 'none' : way.by === 'reversal' ? 'full' : 'partial',
        firstLookupMs,
      },
    ],
    // Airtel takes an id once.
    charges: { promptLifeMs, absentMarginMs: ABSENT_MARGIN_MS, isRepeatable: true, lookUpsPerSecond },
    charge,
    lookup,
    ...(refunds === null ? {} : { refund: refunds.refund, lookupRefund: refunds.lookupRefund }),
    parseCallback: (callback) => callbackSubject(callback, callbackKey),
    async check() {
      const probes = [{ product: 'collections', path: `${COLLECTIONS}check` }];
      if (payouts !== null) probes.push({ product: 'disbursements', path: `${payouts.path}check` });
      if (signing) probes.push({ product: 'signatures', path: SIGNING_KEY });
      const problems = await checkAirtel(api, meanings, probes, baseUrl);
      return payouts?.guard.isRejected() === true ? [{ message: PIN_REJECTED }, ...problems] : problems;
    },
    async balance() {
      const amount = wholeAmount(textIn(await account('balance'), 'data', 'balance'));
      return amount === null ? [] : [{ account: 'Airtel Money', amount, currency: 'XAF' }];
    },
    async payer({ phone }) {
      const msisdn = msisdnOf(phone);
      const user = msisdn === null ? null : await account(msisdn);
      const isBarred = flagIn(user, 'data', 'is_barred');
      return isBarred === null ? null : { isActive: !isBarred && flagIn(user, 'data', 'is_pin_set') !== false };
    },
  };
}

/** The time that payers see; `promptLifeMs` is the longest in which a prompt may be answered. */
const COUNTDOWN_MS = 180_000;
/** Nothing has to wait for Airtel. */
const REHEARSED_LOOKUP_MS = 2_000;
const COLLECTIONS = '/standard/v1/payments/';
const PIN_REJECTED =
  'Airtel rejects the PIN of refunds: none is made. Set refunds.pin and refunds.publicKey, then restart.';
