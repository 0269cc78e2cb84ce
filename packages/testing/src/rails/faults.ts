import type { ReceivedRequest } from './received-request.ts';

/** Something that goes wrong with a request. */
export type Fault =
  /** Answered like this instead of being carried out. */
  | { readonly kind: 'answer'; readonly status: number; readonly body: string; readonly contentType?: string }
  /** Carried out, then answered like this: a 500 that succeeded. */
  | { readonly kind: 'answer_after'; readonly status: number; readonly body: string; readonly contentType?: string }
  /** The connection breaks before it is carried out. */
  | { readonly kind: 'broken' }
  /** The connection breaks after it was carried out. */
  | { readonly kind: 'broken_after' }
  /** Carried out, and never answered: the caller's patience ends at once, if it has an end. */
  | { readonly kind: 'silent' };

/** Faults that a test scripts. */
export interface Faults {
  /** The next request (or so many) to a path that matches, by this method, meets the fault. */
  next(fault: Fault, where: { readonly method?: string; readonly path: RegExp; readonly times?: number }): void;
  /**
   * Carries a request out, with the fault that waits for it.
   * @param isPatient whether the caller waits for an answer for ever
   */
  applied(request: ReceivedRequest, isPatient: boolean, carryOut: () => Promise<Response>): Promise<Response>;
}

export function createFaults(): Faults {
  const waiting: { readonly fault: Fault; readonly method: string | undefined; readonly path: RegExp; left: number }[] =
    [];

  return {
    next: (fault, { method, path, times = 1 }) => void waiting.push({ fault, method, path, left: times }),
    async applied(request, isPatient, carryOut) {
      const met = waiting.find(
        ({ method, path, left }) =>
          left > 0 && (method === undefined || method === request.method) && path.test(request.path),
      );
      if (met === undefined) return carryOut();
      met.left -= 1;
      const { fault } = met;
      if (fault.kind !== 'answer' && fault.kind !== 'broken') await carryOut();
      if (fault.kind === 'silent') return silence(isPatient);
      // `fetch` fails like this, and the server of a simulator closes the socket.
      if (fault.kind === 'broken' || fault.kind === 'broken_after') throw new TypeError('fetch failed');
      return new Response(fault.body, {
        status: fault.status,
        headers: { 'content-type': fault.contentType ?? 'application/json' },
      });
    },
  };
}

/** As `fetch` reports that its signal's time is over, without the time; for a caller without a signal, nothing. */
function silence(isPatient: boolean): Promise<never> {
  if (isPatient) return new Promise(() => {});
  return Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
}
