import { createClientTokens, createHttp, type Fetch, type HttpAnswer, type RailLogger } from '@mitako/rail-kit';
import { logUnclear } from './log.ts';

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

  const tokens = createClientTokens(askToken, (answer) =>
    logUnclear(logger, { rail: id, request: 'access token' }, answer),
  );

  return {
    askToken,
    send: ({ path, ...request }) =>
      tokens.use((token) =>
        http.send({ ...request, path: `${prefix}${path}`, headers: { ...headers, authorization: `Bearer ${token}` } }),
      ),
  };
}
