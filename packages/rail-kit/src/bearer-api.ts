import { accessTokenIn } from './access-token.ts';
import { deadline, hasStatus, type Http, type HttpAnswer, type HttpRequest } from './http.ts';
import type { LogUnclear } from './log-unclear.ts';
import { createTokens } from './tokens.ts';

/** An interface whose requests carry an access token, obtained with credentials of its own (RFC 6749 §4.4, RFC 6750). */
export interface BearerApi {
  /** @param request its path is below the interface's prefix */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Asks for a token, whether or not there is one. */
  askToken(signal: AbortSignal): Promise<HttpAnswer>;
  /** Whether its credentials are good, before money can move. `unknown`: it gave no token, nor a reason. */
  access(): Promise<'granted' | 'rejected' | 'unknown'>;
}

export function createBearerApi(options: {
  readonly http: Http;
  /** Before every path but that of the token. Default: nothing. */
  readonly prefix?: string;
  /** Besides the access token. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How a token is asked for. */
  readonly token: Omit<HttpRequest, 'signal'>;
  /** Of an answer that has no token. */
  readonly log: LogUnclear;
}): BearerApi {
  const { http, prefix = '', headers, token, log } = options;
  const askToken = (signal: AbortSignal): Promise<HttpAnswer> => http.send({ ...token, signal });
  let isRejected = false;

  const tokens = createTokens({
    async obtain() {
      const answer = await askToken(deadline());
      isRejected = hasStatus(answer, 401, 403);
      const got = accessTokenIn(answer);
      if (got === null) log({ request: 'access token' }, answer);
      return got;
    },
  });

  return {
    askToken,
    send: ({ path, ...request }) =>
      tokens.use((bearer) =>
        http.send({
          ...request,
          path: `${prefix}${path}`,
          headers: { ...request.headers, ...headers, authorization: `Bearer ${bearer}` },
        }),
      ),
    async access() {
      if (await tokens.isAvailable()) return 'granted';
      return isRejected ? 'rejected' : 'unknown';
    },
  };
}

/** The value of `Authorization` for a user and a password (RFC 7617). */
export function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
