import type { RailProblem } from '@mitako/core';
import { accessTokenIn, type BearerApi, deadline, hasStatus, strangeAnswer, textIn } from '@mitako/rail-kit';

/**
 * What is wrong with the way to one of Orange's interfaces.
 * @param options.probe asks it for a payment that does not exist
 * @param options.rejected says which credentials an access token is refused to
 * @param options.notEntitled says what else gives access
 */
export async function checkApi(
  api: BearerApi,
  options: {
    readonly baseUrl: string;
    readonly probe: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object };
    readonly rejected: string;
    readonly notEntitled: string;
  },
): Promise<readonly RailProblem[]> {
  const { baseUrl, probe, rejected, notEntitled } = options;
  const signal = deadline();
  const token = await api.askToken(signal);
  if (accessTokenIn(token) === null)
    return [{ message: hasStatus(token, 400, 401, 403) ? rejected : strangeAnswer('Orange', baseUrl, token) }];
  const answer = await api.send({ ...probe, signal });
  if (hasStatus(answer, 401, 403)) return [{ message: notEntitled }];
  // The API manager in front says so, of a path; of a payment the interface itself does.
  const isNoPath = answer.kind === 'answered' && answer.status === 404 && textIn(answer.body, 'fault', 'code') !== null;
  const isAnswered = answer.kind === 'answered' && answer.status < 500;
  return isAnswered && !isNoPath ? [] : [{ message: strangeAnswer('Orange', baseUrl, answer) }];
}
