import { accessTokenIn } from './access-token.ts';
import { deadline, hasStatus, type Http, type HttpAnswer, type HttpRequest, type Silence } from './http.ts';
import { textIn } from './read.ts';
import { createTokens } from './tokens.ts';
import { createUnclear } from './unclear.ts';

/** An interface whose requests carry an access token, obtained with credentials of its own (RFC 6749 §4.4, RFC 6750). */
export interface BearerApi {
  /** @param request its path is below the interface's prefix */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Asks for a token, whether or not there is one. */
  askToken(signal: AbortSignal): Promise<HttpAnswer>;
  /** Why there is no token; null when there is one. Asked before money can move. */
  missingToken(): Promise<Silence | null>;
}

export function createBearerApi(options: {
  readonly http: Http;
  /** Before every path but that of the token. Default: nothing. */
  readonly prefix?: string;
  /** Besides the access token. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The request for a token. */
  readonly token: Omit<HttpRequest, 'signal'>;
}): BearerApi {
  const { http, prefix = '', headers, token } = options;
  const askToken = (signal: AbortSignal): Promise<HttpAnswer> => http.send({ ...token, signal });

  const tokens = createTokens({
    async obtain() {
      const answer = await askToken(deadline());
      return accessTokenIn(answer) ?? noTokenIn(answer);
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
    missingToken: () => tokens.missing(),
  };
}

/** OAuth's codes for wrong credentials: `invalid_client` (RFC 6749 §5.2). */
const unclear = createUnclear({ codeIn: (body) => textIn(body, 'error') ?? textIn(body, 'code') });

/** An answer without a token is no answer to the request that needs one. */
function noTokenIn(answer: HttpAnswer): Silence {
  const { detail, retryAfterMs } = unclear(answer);
  const code = detail.code === null ? '' : ` (${detail.code})`;
  const reason = `no access token: ${detail.message}${code}`;
  return {
    kind: 'silent',
    reason,
    needsOperator: hasStatus(answer, 401, 403),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** The value of `Authorization` for a user and a password (RFC 7617). */
export function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
