import type { SignedTestWebhook } from '@mitako/client/webhooks';
import { reasonOf } from '../api/ask.ts';

/** A receiver's response to a webhook. */
export interface Posted {
  /** Null when it did not answer. */
  readonly status: number | null;
  /** Why it did not answer; null when it did. */
  readonly error: string | null;
  readonly ms: number;
  /** The beginning of a response other than 2xx, for the developer. */
  readonly response: string | null;
}

/** As long as a gateway waits (specification, decisions, "Webhooks"). */
const TIMEOUT_MS = 15_000;
const RESPONSE_CHARACTERS_MAX = 500;

/** Posts a webhook as the gateway does: no redirect is followed, and 2xx alone is success. */
export async function postWebhook(url: string, webhook: SignedTestWebhook, signal: AbortSignal): Promise<Posted> {
  const startedAtMs = performance.now();
  const elapsed = (): number => Math.round(performance.now() - startedAtMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...webhook.headers, 'user-agent': 'Mitako-Webhooks/1' },
      body: webhook.payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = await response.text();
    return {
      status: response.status,
      error: null,
      ms: elapsed(),
      response: isSuccess(response.status) || text === '' ? null : text.slice(0, RESPONSE_CHARACTERS_MAX),
    };
  } catch (error) {
    return { status: null, error: isTimeout(error) ? 'timed out' : reasonOf(error), ms: elapsed(), response: null };
  }
}

/** Whether a delivery with this status has arrived. */
export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
