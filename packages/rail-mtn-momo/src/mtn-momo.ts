import type { ChargeOutcome, ChargeRequest, PrepareOutcome, PrepareRequest, Rail } from '@mitako/core';
import { ABSENT_MARGIN_MS, createHttp, missingCredentials, requireOptions, uuidOf } from '@mitako/rail-kit';
import { readBalance, readPayer } from './account.ts';
import { parseCallback } from './callback.ts';
import { callbackHeader, lookupOutcome, requestToPay } from './charge.ts';
import { checkProduct } from './check.ts';
import { COUNTRIES, mtnMomoIn } from './method.ts';
import { type MtnCredentials, type MtnMomoOptions, OPTIONS } from './options.ts';
import { partyOf } from './party.ts';
import { createProduct } from './product.ts';
import { SANDBOX_URL } from './provision.ts';
import { CHARGE_REASONS, REFUND_REASONS } from './reasons.ts';
import { createRefunds } from './refund.ts';
import { createTransactions, unclear } from './transactions.ts';

/**
 * MTN MoMo of one country: a prompt on the payer's phone, by the Collection product; refunds by Disbursement. MTN takes an id
 * of ours for each charge, derived from our reference, so that one whose answer was lost is found.
 * @throws TypeError when options are misspelt, missing or unknown, RangeError when those of test and live money are mixed
 */
export function mtnMomo(options: MtnMomoOptions): Rail<'mtn_momo'> {
  requireOptions('mtnMomo', options, OPTIONS);
  const { country, environment, callbacks = true, refundBy = 'refund', promptLifeMs = 300_000 } = options;
  const { lookUpsPerSecond = 8 } = options;
  const isSandbox = environment === 'sandbox';
  const { id: rail = `mtn_momo_${country.toLowerCase()}`, limits = { min: 1, max: 1_000_000 } } = options;
  const { baseUrl = isSandbox ? SANDBOX_URL : 'https://proxy.momoapi.mtn.com' } = options;
  const targetEnvironment = targetEnvironmentOf(options);
  // The sandbox knows no other currency. Its euros are test money, and stand for francs.
  const currency = isSandbox ? 'EUR' : 'XAF';
  const party = (phone: string) => partyOf(phone, country, isSandbox);
  const http = createHttp({ baseUrl, fetch: options.fetch });
  const collection = createProduct(http, 'collection', options.collection, targetEnvironment);
  const disbursement =
    options.disbursement && createProduct(http, 'disbursement', options.disbursement, targetEnvironment);
  const reasons = { ...CHARGE_REASONS, ...options.reasons };
  const charges = createTransactions(collection, { kind: 'requesttopay', reasons });

  /** Nothing is charged yet: without a token the payer may try again at once. */
  async function prepare({ reference }: PrepareRequest): Promise<PrepareOutcome> {
    const missing = await collection.missingToken();
    if (missing === null) return { kind: 'prepared', railReference: uuidOf(rail, reference) };
    const why = unclear(missing);
    return why.needsOperator ? { kind: 'refused', failureCode: 'gateway_account', detail: why.detail } : why;
  }

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const { reference, phone, urls, nowMs } = request;
    const payer = party(phone);
    if (payer === null) return { kind: 'refused', failureCode: 'invalid_payer' };
    const railReference = uuidOf(rail, reference);
    const headers = callbacks ? callbackHeader(urls.callback) : {};
    const submitted = await charges.submit(railReference, requestToPay(request, payer, currency), headers);
    if (submitted.kind !== 'accepted') return submitted;
    const nextAction = { type: 'approve_on_phone', url: null } as const;
    return { kind: 'pending', railReference, nextAction, expiresAtMs: nowMs + promptLifeMs };
  }

  function refunds(): Partial<Pick<Rail, 'refund' | 'lookupRefund'>> {
    if (disbursement === undefined) return {};
    const kind = refundBy;
    const words = { ...REFUND_REASONS, ...options.refundReasons };
    const transactions = createTransactions(disbursement, { kind, reasons: words });
    return createRefunds(transactions, { rail, by: kind, currency, partyOf: party });
  }

  /** Asks each product that the rail has. */
  function ofProducts<Answer>(ask: (product: typeof collection, name: string, kind: string) => Promise<Answer>) {
    const answers = [ask(collection, 'Collection', 'requesttopay')];
    if (disbursement !== undefined) answers.push(ask(disbursement, 'Disbursement', refundBy));
    return Promise.all(answers);
  }

  return {
    id: rail,
    modes: [isSandbox ? 'test' : 'live'],
    baseUrl,
    hasOwnFetch: options.fetch !== undefined,
    missingCredentials: missingCredentials({
      ...named('collection', options.collection),
      ...(options.disbursement && named('disbursement', options.disbursement)),
    }),
    rehearsal: {
      provider: 'mtn_momo',
      account: { targetEnvironment },
      rail: (at) => mtnMomo({ ...options, ...at }),
    },
    methods: [
      mtnMomoIn(country, {
        limits,
        prompt: options.prompt,
        refundsOption: 'disbursement',
        refunds: disbursement === undefined ? 'none' : (options.refunds ?? 'partial'),
      }),
    ],
    // MTN answers a repeated id with RESOURCE_ALREADY_EXIST, and reports for an unknown one that nothing was debited.
    charges: { promptLifeMs, absentMarginMs: ABSENT_MARGIN_MS, isRepeatable: true, lookUpsPerSecond },
    prepare,
    charge,
    async lookup({ reference, currency: charged }) {
      const railReference = uuidOf(rail, reference);
      const found = await charges.read(railReference, reference);
      return lookupOutcome(found, { railReference, charged, currency });
    },
    ...refunds(),
    parseCallback,
    async check() {
      const where = { baseUrl, environment: targetEnvironment };
      const found = (await ofProducts((product, name, kind) => checkProduct(product, { name, kind, ...where }))).flat();
      // A fault of the host concerns all products.
      return found.filter(({ message }, place) => found.findIndex((other) => other.message === message) === place);
    },
    async balance() {
      const found = await ofProducts((product, name) => readBalance(product, name, currency));
      return found.filter((balance) => balance !== null);
    },
    payer: ({ phone }) => readPayer(collection, party(phone)),
  };
}

/** Credentials of a product, by the paths of their options. */
function named(product: string, { subscriptionKey, apiUser, apiKey }: Partial<MtnCredentials> = {}) {
  return {
    [`${product}.subscriptionKey`]: subscriptionKey,
    [`${product}.apiUser`]: apiUser,
    [`${product}.apiKey`]: apiKey,
  };
}

/** Test money and live money never meet, under any configuration. */
function targetEnvironmentOf({ environment, country, targetEnvironment }: MtnMomoOptions): string {
  const isSandbox = environment === 'sandbox';
  const chosen = targetEnvironment ?? (isSandbox ? 'sandbox' : COUNTRIES[country].targetEnvironment);
  if (isSandbox === (chosen === 'sandbox')) return chosen;
  throw new RangeError(`targetEnvironment "${chosen}" does not belong to environment "${environment}"`);
}
