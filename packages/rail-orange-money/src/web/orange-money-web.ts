import type { ChargeOutcome, ChargeRequest, LookupOutcome, LookupRequest, Rail } from '@mitako/core';
import { createUnclear, deadline, missingCredentials, requireOptions } from '@mitako/rail-kit';
import { createApi } from '../api.ts';
import { checkApi } from '../check.ts';
import { orangeMoneyIn } from '../method.ts';
import { initOf, initOutcome } from './init.ts';
import { OPTIONS, type OrangeMoneyWebOptions } from './options.ts';
import { statusOutcome } from './status.ts';

/**
 * Orange Money by its web payment: the payer is sent to a page of Orange, types number and one-time code there, and comes
 * back. It has no refunds.
 *
 * The init is the `charge`, and not prepared: it moves no money, and paying requires the address in its answer.
 * @throws TypeError when options are misspelt, missing or unknown
 */
export function orangeMoneyWeb(options: OrangeMoneyWebOptions): Rail<'orange_money'> {
  requireOptions('orangeMoneyWeb', options, OPTIONS);
  const { environment, country = 'CM', baseUrl = 'https://api.orange.com', merchantKey } = options;
  const {
    id = `orange_web_${country.toLowerCase()}`,
    limits = { min: 1, max: 500_000 },
    pageLifeMs = 600_000,
    lookUpsPerSecond = 5,
  } = options;
  const isSandbox = environment === 'sandbox';
  const currency = isSandbox ? 'OUV' : 'XAF';
  const api = createApi({
    baseUrl,
    prefix: `/orange-money-webpay/${options.countryPath ?? (isSandbox ? 'dev' : country.toLowerCase())}/v1`,
    tokenPath: options.tokenPath ?? '/oauth/v3/token',
    user: options.clientId,
    password: options.clientSecret,
    fetch: options.fetch,
  });

  async function charge(request: ChargeRequest): Promise<ChargeOutcome> {
    const body = initOf(request, { merchantKey, currency });
    if (body === null) return TOO_LONG;
    const answer = await api.send({ method: 'POST', path: '/webpayment', body, signal: deadline() });
    const outcome = initOutcome(answer, { expiresAtMs: request.nowMs + pageLifeMs, baseUrl });
    return outcome.kind === 'unknown' ? { ...unclear(answer), ...outcome } : outcome;
  }

  async function lookup(request: LookupRequest): Promise<LookupOutcome> {
    const { reference, railReference, amount } = request;
    // No payer is sent to a page before its token is stored, and without it Orange cannot be asked.
    if (railReference === null) return { kind: 'absent' };
    const body = { order_id: reference, amount, pay_token: railReference };
    const answer = await api.send({ method: 'POST', path: '/transactionstatus', body, signal: deadline() });
    const outcome = statusOutcome(answer, request);
    return outcome.kind === 'unknown' ? { ...unclear(answer), ...outcome } : outcome;
  }

  return {
    id,
    modes: [isSandbox ? 'test' : 'live'],
    baseUrl,
    hasOwnFetch: options.fetch !== undefined,
    missingCredentials: missingCredentials({
      clientId: options.clientId,
      clientSecret: options.clientSecret,
      merchantKey,
    }),
    rehearsal: {
      provider: 'orange_money_web',
      account: { country: isSandbox ? 'dev' : country.toLowerCase() },
      rail(at) {
        const { countryPath: _country, tokenPath: _token, ...others } = options;
        return orangeMoneyWeb({ ...others, ...at });
      },
    },
    methods: [
      {
        ...orangeMoneyIn(country),
        limits,
        prompt: {
          fr: 'Confirmez le paiement sur la page d’Orange Money.',
          en: 'Confirm the payment on the Orange Money page.',
        },
        description: { lengthMax: 30, punctuation: '.,-' },
        // No payer enters number and code faster.
        firstLookupMs: 10_000,
      },
    ],
    // A page whose address was lost is never paid on. Orange takes an order_id once.
    charges: { promptLifeMs: pageLifeMs, absentMarginMs: 0, isRepeatable: true, lookUpsPerSecond },
    charge,
    lookup,
    check: () =>
      checkApi(api, {
        baseUrl,
        // About no payment: the fields are missing, unless the country has another path.
        probe: { method: 'POST', path: '/transactionstatus', body: {} },
        rejected: REJECTED,
        notEntitled: NOT_ENTITLED,
      }),
  };
}

const unclear = createUnclear();

const TOO_LONG = {
  kind: 'refused',
  failureCode: 'gateway_account',
  detail: {
    code: null,
    message: 'Orange Money takes addresses of 120 characters: shorten publicUrl',
    requestId: null,
  },
} as const;

const REJECTED =
  'Orange rejects clientId and clientSecret. Copy both from the application in the Orange developer console.';
const NOT_ENTITLED =
  'Orange gives this application no access to the web payment of its country. Add it in the Orange developer console, and check environment and country.';
