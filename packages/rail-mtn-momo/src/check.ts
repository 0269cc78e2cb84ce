import type { RailProblem } from '@mitako/core';
import {
  accessTokenIn,
  type BearerApi,
  deadline,
  hasStatus,
  type HttpAnswer,
  strangeAnswer,
  textIn,
  uuidOf,
} from '@mitako/rail-kit';
import { wordIn } from './reasons.ts';
import { transactionIn } from './transaction.ts';

/**
 * The problems of the connection to a product: its token, then a transaction that does not exist.
 * @param options.name as the portal calls it, `Collection`
 * @param options.kind of its transactions, as in their path
 */
export async function checkProduct(
  product: BearerApi,
  { name, kind, baseUrl, environment }: Readonly<Record<'name' | 'kind' | 'baseUrl' | 'environment', string>>,
): Promise<readonly RailProblem[]> {
  const signal = deadline();
  const token = await product.askToken(signal);
  if (accessTokenIn(token) === null) {
    return [{ message: hasStatus(token, 401, 403) ? rejected(token, name) : strangeAnswer('MTN', baseUrl, token) }];
  }
  const answer = await product.send({ method: 'GET', path: `/${kind}/${uuidOf('check', name)}`, signal });
  if (transactionIn(answer, 'check', {})?.kind === 'absent') return [];
  if (hasStatus(answer, 401, 403)) return [{ message: rejected(answer, name) }];
  const word = answer.kind === 'answered' ? wordIn(answer.body) : null;
  if (word !== 'NOT_ALLOWED_TARGET_ENVIRONMENT' && word !== 'NOT_ALLOWED') {
    return [{ message: strangeAnswer('MTN', baseUrl, answer) }];
  }
  const advice = 'Check country, environment and API user, or ask MTN to enable it';
  return [{ message: `MTN does not allow ${name} to this API user in ${environment}. ${advice}.` }];
}

function rejected(answer: HttpAnswer, name: string): string {
  if (hasStatus(answer, 403)) {
    return `MTN turns this machine away from ${name}. Have its public IP address added to MTN's list.`;
  }
  // MTN's API manager, in front of it.
  const isKey = answer.kind === 'answered' && textIn(answer.body, 'message')?.includes('subscription key') === true;
  return isKey
    ? `MTN rejects the subscription key of ${name}. Each product has its own: copy that of ${name}.`
    : `MTN rejects apiUser and apiKey of ${name}. Both belong together, and to the environment.`;
}
