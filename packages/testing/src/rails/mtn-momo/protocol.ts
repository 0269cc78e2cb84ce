import type { Protocol } from '../situations.ts';
import { NOT_FOUND } from './users.ts';

export const PROTOCOL: Protocol = {
  charge: /^POST \/collection\/v1_0\/requesttopay$/,
  status: /^GET \/collection\/v1_0\/requesttopay\/./,
  notFound: { status: 404, body: NOT_FOUND },
  forbidden: { status: 403, body: { statusCode: 403, message: 'Forbidden IP, caller is not allowed' } },
  unauthorized: {
    status: 401,
    body: { statusCode: 401, message: 'Access denied due to invalid subscription key.' },
  },
  // The API manager in front of MTN.
  rateLimited: {
    status: 429,
    body: { statusCode: 429, message: 'Rate limit is exceeded. Try again in 1 seconds.' },
    headers: { 'retry-after': '1' },
  },
  internalError: {
    status: 500,
    body: { code: 'INTERNAL_PROCESSING_ERROR', message: 'An internal error occurred while processing.' },
  },
};
