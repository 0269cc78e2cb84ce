import { randomBytes } from 'node:crypto';
import { json } from '../json.ts';
import type { ReceivedRequest } from '../received-request.ts';

/** The token endpoint of Orange's two interfaces: OAuth client credentials, by form only. */
export interface TokenEndpoint {
  answer(request: ReceivedRequest): Response;
  /** What the `Authorization` of a request is worth. */
  judge(request: ReceivedRequest): 'missing' | 'unknown' | 'ended' | 'good';
  /** Ends all tokens now. */
  endAll(): void;
}

/** @param options.write writes the answer as the interface does */
export function tokenEndpoint(options: {
  readonly id: string;
  readonly secret: string;
  /** Whatever the client. */
  readonly acceptsAny: boolean;
  readonly lifeMs: number;
  readonly nowMs: () => number;
  readonly write: (token: string, lifeSeconds: number) => object;
  /** The same token is given until it ends. */
  readonly isShared: boolean;
}): TokenEndpoint {
  const { id, secret, acceptsAny, lifeMs, nowMs, write, isShared } = options;
  const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const endsAtMs = new Map<string, number>();

  function shared(): string | undefined {
    return isShared ? [...endsAtMs].find(([, endMs]) => endMs > nowMs())?.[0] : undefined;
  }

  return {
    answer({ headers, body }) {
      if (!acceptsAny && headers.get('authorization') !== basic) return json(401, { error: 'invalid_client' });
      const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
      if (!isForm || new URLSearchParams(body).get('grant_type') !== 'client_credentials') {
        return json(400, { error: 'unsupported_grant_type' });
      }
      const token = shared() ?? randomBytes(16).toString('hex');
      const endMs = endsAtMs.get(token) ?? nowMs() + lifeMs;
      endsAtMs.set(token, endMs);
      return json(200, write(token, Math.floor((endMs - nowMs()) / 1_000)));
    },
    judge({ headers }) {
      const authorization = headers.get('authorization');
      if (authorization === null) return 'missing';
      const endMs = endsAtMs.get(authorization.replace(/^Bearer /, ''));
      if (endMs === undefined) return 'unknown';
      return endMs > nowMs() ? 'good' : 'ended';
    },
    endAll() {
      for (const token of endsAtMs.keys()) endsAtMs.set(token, nowMs());
    },
  };
}
