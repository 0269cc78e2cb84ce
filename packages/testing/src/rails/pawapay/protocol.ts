import type { Protocol } from '../situations.ts';

export const PROTOCOL: Protocol = {
  charge: /^POST \/v2\/deposits$/,
  status: /^GET \/v2\/deposits\/./,
  notFound: { status: 200, body: { status: 'NOT_FOUND' } },
  forbidden: {
    status: 403,
    body: { status: 'REJECTED', failureReason: { failureCode: 'AUTHORISATION_ERROR' } },
  },
  unauthorized: {
    status: 401,
    body: { status: 'REJECTED', failureReason: { failureCode: 'AUTHENTICATION_ERROR' } },
  },
  // Its documentation names no limit.
  rateLimited: { status: 429, body: { message: 'Too many requests' } },
  internalError: {
    status: 500,
    body: { depositId: null, status: 'REJECTED', failureReason: { failureCode: 'UNKNOWN_ERROR' } },
  },
};
