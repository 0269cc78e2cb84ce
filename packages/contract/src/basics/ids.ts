/** Prefix of each kind of identifier: `<prefix>_` and 26 lower-case characters that sort by creation time. */
export const ID_PREFIXES = {
  payment: 'pay',
  customer: 'cus',
  paymentLink: 'plink',
  transaction: 'tx',
  attempt: 'att',
  refund: 'rfd',
  dispute: 'dsp',
  file: 'file',
  kycSubmission: 'kyc',
  settlement: 'stl',
  payoutAccount: 'pac',
  payoutExport: 'pex',
  event: 'evt',
  delivery: 'dlv',
  webhookEndpoint: 'whe',
  apiKey: 'key',
  operatorKey: 'opk',
  auditEntry: 'aud',
  device: 'dev',
  user: 'usr',
  merchant: 'mer',
  person: 'per',
  membership: 'mbr',
  factor: 'fac',
  knownDevice: 'kdv',
  agent: 'agt',
  agentLocation: 'loc',
  operator: 'opr',
  link: 'lnk',
  message: 'msg',
  worker: 'wrk',
  ledgerCheck: 'chk',
} as const;

export type IdKind = keyof typeof ID_PREFIXES;

/** Prefix of a secret API key; distinguishes live keys from test keys. */
export const API_KEY_PREFIXES = { live: 'svc_live_', test: 'svc_test_' } as const;

/** Prefix of an operator key. */
export const OPERATOR_KEY_PREFIX = 'svc_operator_';

/**
 * Of an event handler in the gateway's own program, in place of an endpoint's id: `handler:` and its name. Its deliveries
 * are listed beside those of endpoints.
 */
export const HANDLER_PREFIX = 'handler:';

/** Prefix of a webhook signing secret. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
