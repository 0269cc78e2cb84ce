/** Bounds of the interface. Everything has one. */
export const LIMITS = {
  /** Smallest and largest amount, in minor units (XAF has none: whole francs). */
  amountMin: 1,
  amountMax: 99_999_999,
  bodyBytesMax: 64 * 1024,
  secretBytesMax: 1024,
  /** Of a merchant's logo, decoded: a whole checkout is to weigh 30 kB at most. */
  logoBytesMax: 16 * 1024,
  /** Width and height of a logo, each. */
  logoPixelsMax: 1024,
  descriptionLengthMax: 255,
  customerReferenceLengthMax: 255,
  urlLengthMax: 2048,
  metadataKeysMax: 50,
  metadataKeyLengthMax: 40,
  metadataValueLengthMax: 500,
  idempotencyKeyLengthMax: 255,
  /** Idempotency window (specification, "Limits"). */
  idempotencyWindowMs: 24 * 60 * 60 * 1000,
  paymentLifeSecondsMin: 300,
  paymentLifeSecondsMax: 604_800,
  paymentLifeSecondsDefault: 86_400,
  attemptsMax: 5,
  attemptsDefault: 3,
  /** What is searched for: a checkout address is the longest of it that makes sense. */
  searchLengthMax: 512,
  /** Of each queue, this many are counted to show how it stands. */
  healthCountMax: 10_000,
  /** Findings that a check of the books keeps in words. */
  ledgerFindingsMax: 50,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  /** Refunds, disputes, transfers, events and deliveries in a payment's timeline: this many of each. */
  timelineEachMax: 100,
  /** Webhook endpoints of one merchant, test and live together (specification, "Limits"). */
  webhookEndpointsMax: 10,
  /** Access token life (specification, "Limits"). */
  accessTokenLifeMs: 15 * 60 * 1000,
  /** How long after proving its password a session may do what takes a proof. */
  passwordProofLifeMs: 10 * 60 * 1000,
  /**
   * How much of one live payment a session may refund without such a proof, in minor units of the payment's currency (XAF
   * has none). What was refunded of the payment before counts, so that splitting a refund changes nothing.
   */
  refundWithoutProofMax: 50_000,
  passwordLengthMin: 8,
  passwordLengthMax: 128,
  /** How long an old secret or key may live on after its successor exists. */
  rotationGraceSecondsMax: 7 * 24 * 60 * 60,
  /** Highest daily limit of an agent. */
  agentPerDayMax: 99_999_999_999,
  evidenceLengthMax: 10_000,
  /** How long a payment's credit may stay pending. */
  settlementDelaySecondsMax: 90 * 24 * 60 * 60,
} as const;
