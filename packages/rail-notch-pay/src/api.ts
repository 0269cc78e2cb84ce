import type { FailureCode } from '@mitako/contract/names';
import type { RailDetail } from '@mitako/core';
import { createHttp, createUnclear, deadline, type HttpAnswer, textIn, valueIn } from '@mitako/rail-kit';
import type { NotchPayOptions } from './options.ts';

/** Notch Pay's API. Its key decides between test and live money. */
export interface Api {
  /** Asks, or sends a body. `grants`: with the private key, too. */
  ask(path: string, sent?: { readonly body: object; readonly grants?: boolean }): Promise<HttpAnswer>;
}

export function createApi({
  publicKey,
  privateKey = '',
  ...options
}: NotchPayOptions & { readonly baseUrl: string }): Api {
  const http = createHttp(options);
  return {
    ask: (path, sent) =>
      http.send({
        ...(sent === undefined ? { method: 'GET' } : { method: 'POST', body: sent.body }),
        path,
        headers: { authorization: publicKey, ...(sent?.grants === true ? { 'x-grant': privateKey } : {}) },
        signal: deadline(),
      }),
  };
}

/** Statuses of requests that Notch Pay has taken. */
export const TAKEN = [200, 201, 202] as const;

/** Notch Pay writes the HTTP status as its code. */
export const unclear = createUnclear({ codeIn: (body) => textIn(body, 'code') });

/** A request that Notch Pay found invalid (422), and did not carry out; null: something else. */
export function invalidIn(
  answer: HttpAnswer,
): { readonly failureCode: FailureCode; readonly detail: RailDetail } | null {
  if (answer.kind === 'silent' || answer.status !== 422 || textIn(answer.body, 'message') === null) return null;
  const isNumber = ['phone', 'data.phone'].some((field) => valueIn(answer.body, 'errors', field) !== undefined);
  return { failureCode: isNumber ? 'invalid_payer' : 'provider_error', detail: unclear(answer).detail };
}
