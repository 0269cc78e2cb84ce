import { createHttp, deadline, type Fetch, hasStatus, type HttpRequest, strangeAnswer, textIn } from '@mitako/rail-kit';
import { randomUUID } from 'node:crypto';

/** The address for test money. */
export const SANDBOX_URL = 'https://sandbox.momodeveloper.mtn.com';

/** An API user of the sandbox, with its key. */
export interface ProvisionedUser {
  /** The id of the user, a UUID. */
  readonly apiUser: string;
  /** Its key, which the sandbox shows this once. */
  readonly apiKey: string;
}

/**
 * Creates an API user and its key in the sandbox; in production the partner portal does. The key is shown only once.
 * @param options.subscriptionKey of the product that the user is for
 * @param options.callbackHost the host of `publicUrl`: MTN calls back no other
 * @param options.baseUrl default: MTN's sandbox
 * @throws Error when MTN refuses, with the fix; it contains no key
 */
export async function provisionSandbox(options: {
  readonly subscriptionKey: string;
  readonly callbackHost: string;
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
}): Promise<ProvisionedUser> {
  const { subscriptionKey, callbackHost, baseUrl = SANDBOX_URL, fetch } = options;
  if (!/^[a-z\d.-]+$/i.test(callbackHost)) {
    throw new Error(`"${callbackHost}" is no host: write pay.example.cm, without https:// and without a path.`);
  }
  const http = createHttp({ baseUrl, fetch });
  const signal = deadline();

  async function created(request: Pick<HttpRequest, 'path' | 'headers' | 'body'>): Promise<unknown> {
    const headers = { ...request.headers, 'ocp-apim-subscription-key': subscriptionKey };
    const answer = await http.send({ ...request, method: 'POST', headers, signal });
    if (answer.kind === 'answered' && answer.status === 201) return answer.body;
    throw new Error(hasStatus(answer, 401, 403) ? REJECTED : strangeAnswer('MTN', baseUrl, answer));
  }

  const apiUser = randomUUID();
  const body = { providerCallbackHost: callbackHost };
  await created({ path: '/v1_0/apiuser', headers: { 'x-reference-id': apiUser }, body });
  const apiKey = textIn(await created({ path: `/v1_0/apiuser/${apiUser}/apikey` }), 'apiKey');
  if (apiKey === null) throw new Error(`MTN created the API user ${apiUser} without a key. Try again.`);
  return { apiUser, apiKey };
}

const REJECTED =
  'MTN rejects the subscription key. Copy the primary key of the product from your profile on momodeveloper.mtn.com.';
