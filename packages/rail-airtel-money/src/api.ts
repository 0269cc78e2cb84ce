import { createBearerApi, createHttp, createUnclear, type HttpAnswer, textIn, type Unclear } from '@mitako/rail-kit';
import { codesIn } from './answer.ts';
import type { Meanings } from './codes.ts';
import type { AirtelMoneyOptions } from './options.ts';
import { createSigner } from './signing.ts';

/** Airtel's interface in one country. */
export interface Api {
  get(path: string, signal: AbortSignal): Promise<HttpAnswer>;
  /** Signed where that is configured; `silent` when it cannot be: then nothing was sent. */
  post(path: string, body: object, signal: AbortSignal): Promise<HttpAnswer>;
  /** Asks for a token, whether or not there is one. */
  askToken(signal: AbortSignal): Promise<HttpAnswer>;
  /** An answer from which nothing follows. */
  readonly unclear: (answer: HttpAnswer) => Unclear;
}

export function createApi(options: AirtelMoneyOptions & { readonly baseUrl: string }, meanings: Meanings): Api {
  const { country, clientId, clientSecret } = options;
  const http = createHttp(options);

  const isOurs = (body: unknown): boolean =>
    ['misconfigured', 'wrong_pin'].includes(meanings(codesIn(body))?.kind ?? '');

  const unclear = createUnclear({ codeIn: (body) => codesIn(body)[0] ?? null, isOurs });

  const { askToken, send } = createBearerApi({
    http: { send: async (request) => withRejectedToken(await http.send(request)) },
    headers: { accept: '*/*', 'content-type': 'application/json', 'x-country': country, 'x-currency': 'XAF' },
    token: {
      method: 'POST',
      path: '/auth/oauth2/token',
      body: { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' },
    },
  });

  const get: Api['get'] = (path, signal) => send({ method: 'GET', path, signal });
  const signer = options.signing === true ? createSigner((signal) => get(SIGNING_KEY, signal)) : null;

  async function post(path: string, body: object, signal: AbortSignal): Promise<HttpAnswer> {
    const text = JSON.stringify(body); // Signed as it is sent.
    const signature = signer === null ? {} : await signer.headersFor(text, signal);
    if (signature === null) return { kind: 'silent', reason: 'no key to sign with' };
    const answer = await send({ method: 'POST', path, body: text, headers: signature, signal });
    // A signature that does not match is among these.
    if (answer.kind === 'answered' && isOurs(answer.body)) signer?.forgetKey();
    return answer;
  }

  return { get, post, askToken, unclear };
}

export const SIGNING_KEY = '/v1/rsa/encryption-keys';

/** Airtel also reports it without 401; the request was not executed then, either. */
function withRejectedToken(answer: HttpAnswer): HttpAnswer {
  if (answer.kind === 'silent' || answer.status >= 500) return answer;
  const message = textIn(answer.body, 'status', 'message') ?? textIn(answer.body, 'message') ?? '';
  return /^invalid access token\b/i.test(message) ? { ...answer, status: 401 } : answer;
}
