import type { Protocol } from '../situations.ts';

/** Its documentation names the codes, and no more: the texts of 403 and 429 are as others have them. */
export const PROTOCOL: Protocol = {
  charge: /^(?:POST|PUT) \/payments\/(?!initialize$)[\w.-]+$/,
  status: /^GET \/payments\/[\w.-]+$/,
  notFound: { status: 404, body: { code: 404, status: 'Not Found', message: 'Payment not found' } },
  forbidden: { status: 403, body: { code: 403, status: 'Forbidden', message: 'Access denied' } },
  unauthorized: { status: 401, body: { code: 401, status: 'Unauthorized', message: 'Invalid API credentials' } },
  rateLimited: { status: 429, body: { code: 429, status: 'Too Many Requests', message: 'Too many requests' } },
  internalError: { status: 500, body: { code: 500, status: 'Error', message: 'Internal server error' } },
};
