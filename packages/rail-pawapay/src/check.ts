import type { RailProblem } from '@mitako/core';
import { bodyOf, hasStatus, listIn, strangeAnswer, textIn, valueIn, wholeAmount } from '@mitako/rail-kit';
import type { Api } from './api.ts';
import type { Configured } from './options.ts';
import type { PawapayProvider } from './providers.ts';
import { operationIn } from './toolkit.ts';

/**
 * The problems of the connection to pawaPay, and differences between its active configuration of our account and ours.
 */
export async function checkAccount(api: Api, configured: Configured): Promise<readonly RailProblem[]> {
  const { baseUrl, environment, id, providers, signing, signedCallbacks = false } = configured;
  const answer = await api.ask('/v2/active-conf');
  const body = bodyOf(answer);
  if (hasStatus(answer, 401, 403)) {
    const own = `Copy the one of its ${environment} dashboard: sandbox and production have one each.`;
    return [{ message: `pawaPay rejects apiToken. ${own}` }];
  }
  const countries = listIn(body, 'countries');
  if (countries.length === 0) return [{ message: strangeAnswer('pawaPay', baseUrl, answer) }];
  const entries = countries.flatMap((country) => listIn(country, 'providers'));
  const isSet = (name: string): unknown => valueIn(body, 'signatureConfiguration', name);
  const problems = [
    isSet('signedRequestsOnly') === true && signing === undefined
      ? 'pawaPay accepts signed requests only, and none is signed. Set signing, or change it in the dashboard.'
      : null,
    isSet('signedCallbacks') === false && signedCallbacks
      ? 'pawaPay does not sign its callbacks, and signedCallbacks ignores such. Turn them on in the dashboard.'
      : null,
    ...providers.flatMap((provider) => {
      const entry = entries.find((each) => textIn(each, 'provider') === provider.code);
      return providerProblems(provider, entry, id);
    }),
  ];
  return problems.flatMap((message) => (message === null ? [] : [{ message }]));
}

function providerProblems(provider: PawapayProvider, entry: unknown, railId: string): readonly (string | null)[] {
  const { code, limits, refunds } = provider;
  const francs = listIn(entry, 'currencies').find((each) => textIn(each, 'currency') === 'XAF');
  const deposits = operationIn(francs, 'DEPOSIT');
  if (deposits === undefined)
    return [`${code} takes no deposits in XAF on this account. Ask pawaPay for it, or leave it out of providers.`];
  const min = wholeAmount(textIn(deposits, 'minAmount')) ?? limits.min;
  const max = wholeAmount(textIn(deposits, 'maxAmount')) ?? limits.max;
  const authType = textIn(deposits, 'authType') ?? 'PROVIDER_AUTH';
  const callbacks = `/api/v1/gateway/rails/${railId}/callbacks`;
  return [
    limits.min < min || limits.max > max
      ? `${code} takes ${min} to ${max} XAF, and its limits are ${limits.min} to ${limits.max}. Narrow them in providers.`
      : null,
    authType === 'PROVIDER_AUTH'
      ? null
      : `${code} is paid by ${authType}, which this rail does not do. Leave it out of providers.`,
    refunds !== 'none' && operationIn(francs, 'REFUND') === undefined
      ? `${code} makes no refunds on this account. Ask pawaPay for them, or set its refunds to 'none' in providers.`
      : null,
    (textIn(deposits, 'callbackUrl') ?? callbacks).endsWith(callbacks)
      ? null
      : `Callbacks of ${code} go elsewhere. Set {publicUrl}${callbacks} in the dashboard.`,
  ];
}
