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
  | { readonly kind: 'broken_after' };

/** Faults that a test scripts. */
export interface Faults {
  /** The next request (or so many) to a path that matches, by this method, meets the fault. */
  next(fault: Fault, where: { readonly method?: string; readonly path: RegExp; readonly times?: number }): void;
  /** Carries a request out, with the fault that waits for it. */
  applied(request: ReceivedRequest, carryOut: () => Promise<Response>): Promise<Response>;
}

export function createFaults(): Faults {
  const waiting: { readonly fault: Fault; readonly method: string | undefined; readonly path: RegExp; left: number }[] =
    [];

  return {
    next: (fault, { method, path, times = 1 }) => void waiting.push({ fault, method, path, left: times }),
    async applied(request, carryOut) {
      const met = waiting.find(
        ({ method, path, left }) =>
          left > 0 && (method === undefined || method === request.method) && path.test(request.path),
      );
      if (met === undefined) return carryOut();
      met.left -= 1;
      const { fault } = met;
      if (fault.kind === 'answer_after' || fault.kind === 'broken_after') await carryOut();
      // `fetch` fails like this, and the server of a simulator closes the socket.
      if (fault.kind === 'broken' || fault.kind === 'broken_after') throw new TypeError('fetch failed');
      return new Response(fault.body, {
        status: fault.status,
        headers: { 'content-type': fault.contentType ?? 'application/json' },
      });
    },
  };
}
