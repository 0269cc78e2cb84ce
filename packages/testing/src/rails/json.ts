import type { ReceivedRequest } from './received-request.ts';

/** An answer in JSON. */
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
