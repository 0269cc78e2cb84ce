import type { Protocol } from '../situations.ts';

/** WSO2, the API manager in front, speaks JSON of its own, and XML when what is behind it does not answer. */
export const PUSH_PROTOCOL: Protocol = {
  charge: /^POST \/omcoreapis\/1\.0\.2\/mp\/pay$/,
  status: /^GET \/omcoreapis\/1\.0\.2\/mp\/paymentstatus\/./,
  // As of a token that was not used yet.
  notFound: {
    status: 200,
    body: {
      message: 'Transaction retrieved successfully',
      data: { id: null, payToken: null, amount: null, inittxnstatus: null, confirmtxnstatus: null, status: 'EXPIRED' },
    },
  },
  forbidden: { status: 403, body: { fault: { code: 900908, message: 'Resource forbidden' } } },
  unauthorized: {
    status: 401,
    body: { fault: { code: 900901, message: 'Invalid Credentials', description: 'Invalid token' } },
  },
  rateLimited: { status: 429, body: { fault: { code: 900803, message: 'Message throttled out' } } },
  internalError: {
    status: 500,
    body: '<am:fault xmlns:am="http://wso2.org/apimanager"><am:code>101504</am:code><am:type>Status report</am:type><am:message>Runtime Error</am:message><am:description>Send timeout</am:description></am:fault>',
    headers: { 'content-type': 'application/xml' },
  },
};

/** Its statuses have no reasons, and a payer who does not pay on the page leaves no trace. */
export const WEB_PROTOCOL: Protocol = {
  charge: /^POST \/orange-money-webpay\/\w+\/v1\/webpayment$/,
  status: /^POST \/orange-money-webpay\/\w+\/v1\/transactionstatus$/,
  notFound: { status: 404, body: { code: 60, message: 'Resource not found', description: 'No such transaction' } },
  forbidden: { status: 403, body: { code: 50, message: 'Access denied', description: 'Access is not granted' } },
  unauthorized: {
    status: 401,
    body: { code: 41, message: 'Invalid credentials', description: 'The credentials are not valid' },
  },
  rateLimited: { status: 429, body: { code: 53, message: 'Too many requests', description: 'Try again later' } },
  internalError: { status: 500, body: { code: 1, message: 'Internal error', description: 'An error occurred' } },
  without: ['no-money', 'wrong-pin', 'declined', 'ignored', 'slow-payers', 'expired-then-paid'],
};
