import {
  createHttp,
  createTokens,
  deadline,
  type AccessToken,
  type Fetch,
  type HttpAnswer,
  textIn,
} from '@mitako/rail-kit';
import { logUnclear, type RailLogger } from './log.ts';

/** Lost keys end some day, whatever life Orange gives a token: 90 days have been seen. */
const TOKEN_LIFE_MS_MAX = 86_400_000;

export interface ApiOptions {
  /** Of the rail, for the log. */
  readonly id: string;
  readonly baseUrl: string;
  /** Before every path but that of the token. */
  readonly prefix: string;
  readonly tokenPath: string;
  readonly user: string;
  readonly password: string;
  /** Besides the access token. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch: Fetch | undefined;
  readonly logger: RailLogger | undefined;
}

/** One of Orange's interfaces: both give access tokens for client credentials (RFC 6749 §4.4). */
export interface Api {
  send(request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly body?: object;
    readonly signal: AbortSignal;
  }): Promise<HttpAnswer>;
  /** Asks for a token, whether or not there is one. */
  askToken(signal: AbortSignal): Promise<HttpAnswer>;
}

export function createApi(options: ApiOptions): Api {
  const { id, prefix, tokenPath, user, password, headers, logger } = options;
  const http = createHttp(options);

  const askToken = (signal: AbortSignal): Promise<HttpAnswer> =>
    http.send({
      method: 'POST',
      path: tokenPath,
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal,
    });

  const tokens = createTokens({
    async obtain() {
      const answer = await askToken(deadline());
      const token = tokenIn(answer);
      if (token === null) logUnclear(logger, { rail: id, request: 'access token' }, answer);
      return token;
    },
  });

  return {
    askToken,
    send: ({ path, ...request }) =>
      tokens.use((token) =>
        http.send({ ...request, path: `${prefix}${path}`, headers: { ...headers, authorization: `Bearer ${token}` } }),
      ),
  };
}

export function tokenIn(answer: HttpAnswer): AccessToken | null {
  if (answer.kind !== 'answered' || answer.status !== 200) return null;
  const token = textIn(answer.body, 'access_token');
  // A number or a string.
  const seconds = Number(textIn(answer.body, 'expires_in'));
  if (token === null || !(seconds > 0)) return null;
  return { token, lifeMs: Math.min(seconds * 1_000, TOKEN_LIFE_MS_MAX) };
}
