import { basicAuth, type BearerApi, createBearerApi, type Http } from '@mitako/rail-kit';
import type { MtnCredentials } from './options.ts';

/** One of MTN's products: each has a subscription, an API user and access tokens of its own. */
export function createProduct(
  http: Http,
  name: 'collection' | 'disbursement',
  { subscriptionKey, apiUser, apiKey }: MtnCredentials,
  targetEnvironment: string,
): BearerApi {
  const key = { 'ocp-apim-subscription-key': subscriptionKey };
  return createBearerApi({
    http,
    prefix: `/${name}/v1_0`,
    headers: { ...key, 'x-target-environment': targetEnvironment },
    token: {
      method: 'POST',
      // Without the slash at its end it is another resource, and a body is answered with 400.
      path: `/${name}/token/`,
      headers: { ...key, authorization: basicAuth(apiUser, apiKey) },
    },
  });
}
