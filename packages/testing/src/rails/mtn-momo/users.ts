import { randomBytes } from 'node:crypto';
import { json, objectIn } from '../json.ts';
import type { ReceivedRequest } from '../received-request.ts';

export type ProductName = 'collection' | 'disbursement';

/** Credentials of one product. */
export interface SimulatedCredentials {
  /** Sent as `Ocp-Apim-Subscription-Key`. */
  readonly subscriptionKey: string;
  /** A UUID. */
  readonly apiUser: string;
  /** Its key. */
  readonly apiKey: string;
}

export const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** API users and access tokens. */
export interface Users {
  /** Answers requests of provisioning and for tokens; null: it is another one. */
  answer(request: ReceivedRequest): Response | null;
  /** What is wrong with the credentials of a request to a product; null: nothing. */
  fault(request: ReceivedRequest, product: ProductName): Response | null;
  /** The host that the user of a request may be called back at; null: any. */
  callbackHost(request: ReceivedRequest): string | null;
  endTokens(): void;
}

interface User {
  readonly apiUser: string;
  apiKey: string | null;
  readonly callbackHost: string | null;
  /** The product of its subscription. */
  readonly product: ProductName;
}

interface Token {
  readonly user: User;
  readonly product: ProductName;
  endsAtMs: number;
}

export function createUsers(options: {
  readonly products: Readonly<Record<ProductName, SimulatedCredentials>>;
  /** Whatever the credentials, a request is of the user of its product. */
  readonly acceptsAny: boolean;
  readonly callbackHost: string | null;
  readonly isSandbox: boolean;
  readonly tokenLifeMs: number;
  readonly nowMs: () => number;
}): Users {
  const { products, acceptsAny, callbackHost: knownHost, isSandbox, tokenLifeMs, nowMs } = options;
  const users = new Map<string, User>();
  const tokens = new Map<string, Token>();
  for (const product of ['collection', 'disbursement'] as const) {
    const { apiUser, apiKey } = products[product];
    users.set(apiUser, { apiUser, apiKey, callbackHost: knownHost, product });
  }

  const productOf = ({ headers }: ReceivedRequest): ProductName | null => {
    const key = headers.get('ocp-apim-subscription-key');
    return (['collection', 'disbursement'] as const).find((name) => products[name].subscriptionKey === key) ?? null;
  };

  function create(request: ReceivedRequest, product: ProductName): Response {
    const apiUser = request.headers.get('x-reference-id') ?? '';
    const host = objectIn(request)?.['providerCallbackHost'];
    if (!UUID_V4.test(apiUser))
      return json(400, { code: 'VALIDATION_ERROR', message: 'Reference id must be UUID v4.' });
    if (typeof host !== 'string' || host === '' || /[:/]/.test(host)) {
      return json(400, { code: 'VALIDATION_ERROR', message: 'providerCallbackHost is no host.' });
    }
    if (users.has(apiUser)) return json(409, DUPLICATE);
    users.set(apiUser, { apiUser, apiKey: null, callbackHost: host, product });
    return new Response(null, { status: 201 });
  }

  function provision(request: ReceivedRequest, path: string): Response {
    const product = productOf(request);
    if (product === null) return NO_SUBSCRIPTION();
    if (request.method === 'POST' && path === '') return create(request, product);
    const [, id = '', asksKey] = /^\/([^/]+)(\/apikey)?$/.exec(path) ?? [];
    const user = users.get(id);
    if (user === undefined) return json(404, NOT_FOUND);
    if (request.method === 'GET' && asksKey === undefined) {
      return json(200, { providerCallbackHost: user.callbackHost, targetEnvironment: 'sandbox' });
    }
    if (request.method !== 'POST' || asksKey === undefined) return json(404, NOT_FOUND);
    user.apiKey = randomBytes(16).toString('hex');
    return json(201, { apiKey: user.apiKey });
  }

  function grant(request: ReceivedRequest, product: ProductName): Response {
    if (!acceptsAny && productOf(request) !== product) return NO_SUBSCRIPTION();
    // It takes no body.
    if (request.body !== '') return json(400, { code: 'VALIDATION_ERROR', message: 'Unexpected body.' });
    const basic = Buffer.from((request.headers.get('authorization') ?? '').replace(/^Basic /, ''), 'base64').toString();
    const known = products[product];
    const [apiUser = '', apiKey = ''] = acceptsAny ? [known.apiUser, known.apiKey] : basic.split(':');
    const user = users.get(apiUser);
    if (user === undefined || user.apiKey === null || user.apiKey !== apiKey || user.product !== product) {
      return json(401, { error: 'login_failed' });
    }
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, { user, product, endsAtMs: nowMs() + tokenLifeMs });
    return json(200, { access_token: token, token_type: 'access_token', expires_in: Math.floor(tokenLifeMs / 1_000) });
  }

  const tokenOf = ({ headers }: ReceivedRequest): Token | undefined =>
    tokens.get((headers.get('authorization') ?? '').replace(/^Bearer /, ''));

  return {
    answer(request) {
      const { method, path } = request;
      const [, product] = /^\/(collection|disbursement)\/token\/$/.exec(path) ?? [];
      if (method === 'POST' && product !== undefined) return grant(request, product as ProductName);
      // In production the partner portal makes users.
      if (isSandbox && path.startsWith('/v1_0/apiuser')) return provision(request, path.slice('/v1_0/apiuser'.length));
      return null;
    },
    fault(request, product) {
      if (!acceptsAny && productOf(request) !== product) return NO_SUBSCRIPTION();
      const token = tokenOf(request);
      if (token === undefined || token.product !== product || token.endsAtMs <= nowMs()) {
        return json(401, { message: 'Unauthorized', code: 'UNAUTHORIZED' });
      }
      return null;
    },
    callbackHost: (request) => tokenOf(request)?.user.callbackHost ?? null,
    endTokens() {
      for (const token of tokens.values()) token.endsAtMs = nowMs();
    },
  };
}

export const NOT_FOUND = { code: 'RESOURCE_NOT_FOUND', message: 'Requested resource was not found.' };
export const DUPLICATE = {
  code: 'RESOURCE_ALREADY_EXIST',
  message: 'Duplicated reference id. Creation of resource failed.',
};

/** The API manager in front speaks in other words than MTN. */
function NO_SUBSCRIPTION(): Response {
  return json(401, {
    statusCode: 401,
    message:
      'Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription.',
  });
}
