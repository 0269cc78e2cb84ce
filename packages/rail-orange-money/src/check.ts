import type { RailProblem } from '@mitako/core';
import { accessTokenIn, type BearerApi, deadline, hasStatus, strangeAnswer } from '@mitako/rail-kit';

/**
 * The problems of the connection to one of Orange's interfaces.
 * @param options.probe asks it, and moves nothing
 * @param options.isNoPath whether a 404 to the probe, with this body, means that there is no such path. Default: it
 * does
 * @param options.rejected names the credentials to which an access token is refused
 * @param options.notEntitled names what else gives access
 */
export async function checkApi(
  api: BearerApi,
  options: {
    readonly baseUrl: string;
    readonly probe: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object };
    readonly isNoPath?: (body: unknown) => boolean;
    readonly rejected: string;
    readonly notEntitled: string;
  },
): Promise<readonly RailProblem[]> {
  const { baseUrl, probe, isNoPath = () => true, rejected, notEntitled } = options;
  const signal = deadline();
  const token = await api.askToken(signal);
  if (accessTokenIn(token) === null)
    return [{ message: hasStatus(token, 400, 401, 403) ? rejected : strangeAnswer('Orange', baseUrl, token) }];
  const answer = await api.send({ ...probe, signal });
  if (hasStatus(answer, 401, 403)) return [{ message: notEntitled }];
  const isAnswered = answer.kind === 'answered' && answer.status < 500;
  const isThere = isAnswered && !(answer.status === 404 && isNoPath(answer.body));
  return isThere ? [] : [{ message: strangeAnswer('Orange', baseUrl, answer) }];
}
