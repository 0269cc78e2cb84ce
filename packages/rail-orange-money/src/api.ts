import { basicAuth, type BearerApi, createBearerApi, createHttp, type Fetch, type RailLogger } from '@mitako/rail-kit';

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
export function createApi({
  id,
  prefix,
  tokenPath,
  user,
  password,
  headers,
  logger,
  ...options
}: ApiOptions): BearerApi {
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
    provider: 'Orange Money',
    rail: id,
    logger,
  });
}
