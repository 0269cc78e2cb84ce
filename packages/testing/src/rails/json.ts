import type { ReceivedRequest } from './received-request.ts';

export function json(status: number, body: object): Response {
  return Response.json(body, { status });
}

/** The object in a body of JSON; null for anything else. */
export function objectIn({ headers, body }: ReceivedRequest): Readonly<Record<string, unknown>> | null {
  if (headers.get('content-type')?.startsWith('application/json') !== true) return null;
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}

/** Where a simulated provider sends its notifications. */
export type Notify = (url: string, request: RequestInit) => Promise<unknown>;

/** Sent once, whatever becomes of it. */
export function post(notify: Notify | undefined, url: string, body: object): void {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  void notify?.(url, request).catch(() => {});
}
