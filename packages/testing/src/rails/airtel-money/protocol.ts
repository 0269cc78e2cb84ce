import type { Protocol } from '../situations.ts';

/** No source says how its gateway refuses addresses and too many requests: these two are as others have them. */
export const PROTOCOL: Protocol = {
  charge: /^POST \/merchant\/v[12]\/payments\/$/,
  status: /^GET \/standard\/v1\/payments\/./,
  notFound: {
    status: 200,
    body: {
      status: {
        code: '200',
        message: 'No transaction found with that id',
        result_code: 'ESB000045',
        response_code: 'DP00800001025',
        success: false,
      },
    },
  },
  forbidden: { status: 403, body: { status: { code: '403', message: 'Forbidden', success: false } } },
  unauthorized: { status: 401, body: { status: { message: 'Invalid access token' } } },
  rateLimited: { status: 429, body: { status: { code: '429', message: 'Too many requests', success: false } } },
  // Which its own page calls ambiguous.
  internalError: {
    status: 500,
    body: { status: { code: '500', message: 'Something went wrong', result_code: 'ESB000001', success: false } },
  },
  noMoney: {
    status: 200,
    body: { data: {}, status: { code: '200', response_code: 'DP00800001007', success: false } },
  },
};
