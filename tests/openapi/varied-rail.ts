import { type Rail, sandboxRail } from '@mitako/core';

/** A refund of this amount stays pending. */
export const SLOW_REFUND = 777;

/** The sandbox with providers that also fail, by the end of the number, and refunds that take their time, by their amount. */
export function variedRail(): Rail {
  const rail = sandboxRail();
  let newest: string | null = null;
  return {
    ...rail,
    modes: ['test', 'live'],
    charge: (request) => {
      if (request.phone.endsWith('500'))
        return Promise.resolve({ kind: 'refused', failureCode: 'provider_unavailable' });
      if (request.phone.endsWith('501')) return Promise.resolve({ kind: 'refused', failureCode: 'payer_declined' });
      newest = request.reference;
      return rail.charge(request);
    },
    // A callback by GET has no body: it is about the newest attempt.
    parseCallback: (callback) =>
      callback.method === 'GET' && newest !== null ? { reference: newest } : (rail.parseCallback?.(callback) ?? null),
    submitCode: async (request) => {
      if (request.code === '5000') return { kind: 'refused', failureCode: 'provider_unavailable' };
      if (request.code === '5001') return { kind: 'refused', failureCode: 'payer_declined' };
      return (await rail.submitCode?.(request)) ?? { kind: 'unknown' };
    },
    refund: async (request) =>
      request.amount === SLOW_REFUND ? { kind: 'unknown' } : ((await rail.refund?.(request)) ?? { kind: 'unknown' }),
  };
}
