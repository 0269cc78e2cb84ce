import type { CallbackSubject, RailCallback, RejectedCallback } from '@mitako/core';
import { bodyOf, createPublishedKeys, jsonIn, listIn, signatureFault, textIn } from '@mitako/rail-kit';
import type { Api } from './api.ts';
import type { Configured } from './options.ts';

/** A callback waits for keys, and the engine for no callback longer than 10 s. */
const KEYS_MS_MAX = 8_000;

/**
 * Reads callbacks: bodies of deposits, flat. They are hints that anyone can send, and the status decides; signatures
 * keep forgers from causing look-ups. Those of refunds are ignored: the engine asks for refunds by itself.
 */
export function createCallbacks(
  api: Api,
  configured: Configured,
): (callback: RailCallback) => Promise<CallbackSubject | RejectedCallback | null> {
  const { signedCallbacks = false, callbackLateMs: lateMs = 900_000, nowMs = Date.now } = configured;
  const { publicKeysPath = '/v2/public-key/http' } = configured;

  const keyOf = createPublishedKeys({
    async obtain() {
      const answer = await api.ask(publicKeysPath, { signal: AbortSignal.timeout(KEYS_MS_MAX) });
      return listIn(bodyOf(answer)).map((key) => [textIn(key, 'id') ?? '', textIn(key, 'key') ?? '']);
    },
    nowMs,
  });

  return async (callback) => {
    const reference = textIn(jsonIn(callback.body), 'clientReferenceId');
    // Ours, of a charge.
    if (reference === null || !/^att_\w{1,60}$/.test(reference)) return null;
    if (!signedCallbacks) return { reference };
    const reason = await signatureFault(callback, { label: 'sig-pp', keyOf, nowMs: nowMs(), lateMs });
    return reason === null ? { reference } : { rejected: `not signed by pawaPay: ${reason}` };
  };
}
