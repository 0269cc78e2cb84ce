import type { Origin } from '@mitako/core';
import type { PageRequest, Site } from './site.ts';

/** From where a request came, for the audit log. */
export function originOf(site: Site, request: PageRequest): Origin {
  return {
    clientAddress: site.clientAddress(request.req.raw, request.env.connection),
    userAgent: request.req.header('user-agent') ?? null,
  };
}
