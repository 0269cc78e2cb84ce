import { basicAuth, type BearerApi, createBearerApi, createHttp, type Fetch } from '@mitako/rail-kit';

export interface ApiOptions {
  readonly baseUrl: string;
  /** Before every path but that of the token. */
  readonly prefix: string;
  readonly tokenPath: string;
  readonly user: string;
  readonly password: string;
  /** Besides the access token. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch: Fetch | undefined;
}

/** One of Orange's interfaces: both give access tokens for client credentials (RFC 6749 §4.4). */
export function createApi({ prefix, tokenPath, user, password, headers, ...options }: ApiOptions): BearerApi {
  return createBearerApi({
    http: createHttp(options),
    prefix,
    headers,
    token: {
      method: 'POST',
      path: tokenPath,
      headers: { authorization: basicAuth(user, password), 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    },
  });
}
