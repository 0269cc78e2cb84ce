import { createHttp, createUnclear, deadline, type HttpAnswer, textIn, type Unclear } from '@mitako/rail-kit';
import { failureCodeIn, type Found, foundIn, type Initiation, initiationIn, type Kind } from './answers.ts';
import type { Configured } from './options.ts';
import { createSigner } from './sign-request.ts';

/** pawaPay's Merchant API, version 2. */
export interface Api {
  /** Asks for a deposit or refund: signed, if there is a key. */
  initiate(
    kind: Kind,
    body: Readonly<Record<string, unknown>>,
    about: About & { readonly nowMs: number },
  ): Promise<Initiation | Unclear>;
  find(kind: Kind, about: About): Promise<Found | Unclear>;
  /** Asks a question: with a body, by POST. */
  ask(path: string, question?: { readonly body?: object; readonly signal?: AbortSignal }): Promise<HttpAnswer>;
}

/** A deposit or refund. */
interface About {
  /** pawaPay's id of it. */
  readonly id: string;
  readonly signal: AbortSignal;
}

/** @throws TypeError when the key of `signing` is there and not a private key */
export function createApi(configured: Configured): Api {
  const { baseUrl, apiToken, signing } = configured;
  const http = createHttp(configured);
  const authorization = { authorization: `Bearer ${apiToken}` };
  // Without its key no live rail starts, and one that is rehearsed needs none.
  const sign = signing?.privateKey ? createSigner(signing) : null;

  const ask: Api['ask'] = (path, { body, signal = deadline() } = {}) =>
    http.send({
      ...(body === undefined ? { method: 'GET' } : { method: 'POST', body }),
      path,
      headers: authorization,
      signal,
    });

  const unclear = createUnclear({ codeIn: (body) => failureCodeIn(body) ?? textIn(body, 'status') });

  return {
    ask,
    async initiate(kind, body, { id, nowMs, signal }) {
      const path = `/v2/${kind}s`;
      const text = JSON.stringify(body);
      const headers = { ...authorization, 'content-type': 'application/json' };
      const signature = sign?.({ url: `${baseUrl}${path}`, headers, body: text, nowMs });
      const answer = await http.send({
        method: 'POST',
        path,
        headers: { ...headers, ...signature },
        body: text,
        signal,
      });
      return initiationIn(answer, kind, id) ?? unclear(answer);
    },
    async find(kind, { id, signal }) {
      const answer = await ask(`/v2/${kind}s/${id}`, { signal });
      return foundIn(answer, kind, id) ?? unclear(answer);
    },
  };
}
