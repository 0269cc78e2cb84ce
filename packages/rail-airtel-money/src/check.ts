import type { RailProblem } from '@mitako/core';
import { accessTokenIn, deadline, hasStatus, strangeAnswer } from '@mitako/rail-kit';
import { answerIn } from './answer.ts';
import type { Api } from './api.ts';
import type { Meanings } from './codes.ts';

/**
 * The problems of the connection to Airtel. Sends no PIN.
 * @param probes a look-up for each product: of a transaction that does not exist, or of a key
 */
export async function checkAirtel(
  api: Api,
  meanings: Meanings,
  probes: readonly { readonly product: string; readonly path: string }[],
  baseUrl: string,
): Promise<readonly RailProblem[]> {
  const signal = deadline();
  const token = await api.askToken(signal);
  if (accessTokenIn(token) === null) {
    return [{ message: hasStatus(token, 400, 401, 403) ? REJECTED : strangeAnswer('Airtel', baseUrl, token) }];
  }
  const problems: string[] = [];
  for (const { product, path } of probes) {
    const answer = await api.get(path, signal);
    const parsed = answerIn(answer, null, meanings);
    const isOurs = parsed?.meaning?.kind === 'misconfigured' || hasStatus(answer, 401, 403);
    if (isOurs) problems.push(`Airtel does not serve ${product} (${parsed?.detail.code ?? 'no access'}). ${ADD}`);
    else if (parsed === null) problems.push(strangeAnswer('Airtel', baseUrl, answer));
  }
  return problems.map((message) => ({ message }));
}

const REJECTED = 'Airtel rejects clientId and clientSecret. Copy both from the application in the developer portal.';
const ADD =
  'Add it to the application in the portal, and check the country and whether this machine’s address is allowed.';
