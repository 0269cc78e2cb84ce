import { errorStatus, type RouteLimit } from '@mitako/contract';
import type { Refusal } from '@mitako/pages';
import type { PageRequest, Site } from './site.ts';

/** Counts a request; what is over the limit is refused as the API would. */
export async function overLimit(
  site: Site,
  request: PageRequest,
  limit: RouteLimit,
  subject: string,
): Promise<Refusal | null> {
  if (site.rateLimit === undefined) return null;
  const { raw } = request.req;
  const retryAfterSeconds = await site.rateLimit({ limit, subject, request: raw, connection: request.env.connection });
  if (retryAfterSeconds === null) return null;
  const code = 'RATE_LIMITED';
  return { kind: 'refused', status: errorStatus(code), code, details: {}, retryAfterSeconds };
}
