/** `LIMITS.pageSizeMax`, alone: a client in a page comes without the rest. */
export const PAGE_SIZE_MAX = 100;

/** Limits of the API. */
export const LIMITS = {
  /** Smallest and largest amount, in minor units (XAF has none: whole francs). */
  amountMin: 1,
  amountMax: 99_999_999,
  bodyBytesMax: 64 * 1024,
  secretBytesMax: 1024,
  /** Decoded size of a merchant's logo, so that a whole checkout stays below 30 kB. */
  logoBytesMax: 16 * 1024,
  /** Maximum width and height of a logo. */
  logoPixelsMax: 1024,
  /** Characters of a merchant's own text on the checkout or the receipt. */
  ownTextLengthMax: 300,
  descriptionLengthMax: 255,
  customerReferenceLengthMax: 255,
  /** A merchant's name for a customer. */
  customerNameLengthMax: 120,
  /** A merchant's notes about a customer. */
  customerNotesLengthMax: 2000,
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
  /** Lifetime of a payment from a payment link: what is not paid by then gives its place back. */
  paymentLinkPaymentLifeMs: 30 * 60 * 1000,
  /** Largest `max_payments` of a payment link. */
  paymentLinkPaymentsMax: 1_000_000,
  attemptsMax: 5,
  attemptsDefault: 3,
  /** Length of a search query: a checkout URL is the longest useful one. */
  searchLengthMax: 512,
  /** What waits for an endpoint is counted up to this many deliveries. */
  waitingDeliveriesMax: 1_000,
  /** Queues are counted up to this many items in the health report. */
  healthCountMax: 10_000,
  /** Findings that a ledger check stores. */
  ledgerFindingsMax: 50,
  pageSizeDefault: 20,
  pageSizeMax: PAGE_SIZE_MAX,
  /** Maximum number of refunds, disputes, transfers, events and deliveries (each) in a payment's timeline. */
  timelineEachMax: 100,
  /** Active API keys of one merchant and mode. */
  apiKeysMax: 50,
  /** Webhook endpoints of one merchant, test and live together (specification, "Limits"). */
  webhookEndpointsMax: 10,
  /** Lifetime of an access token (specification, "Limits"). */
  accessTokenLifeMs: 15 * 60 * 1000,
  /** Members of a merchant, invitations included. */
  membersMax: 50,
  invitationLifeMs: 7 * 24 * 60 * 60 * 1000,
  /** How long an administrator has to accept the ownership. */
  ownershipOfferLifeMs: 3 * 24 * 60 * 60 * 1000,
  /** Networks of an allow list. */
  networksMax: 20,
  /** Sessions of one account; a login beyond it ends the one that was not used for longest. */
  sessionsMax: 100,
  /** Second factors of one account. */
  factorsMax: 10,
  /** Known devices of one account; another one takes the place of the one that was not used for longest. */
  knownDevicesMax: 20,
  /** How long after its last login a device is known. */
  knownDeviceLifeMs: 365 * 24 * 60 * 60 * 1000,
  /** How long a trusted device logs in without the second factor. */
  trustedDeviceLifeMs: 30 * 24 * 60 * 60 * 1000,
  /** How long a login waits for the second factor. */
  loginTokenLifeMs: 5 * 60 * 1000,
  /** How long the first login without a second factor lasts where one is required. */
  factorGraceMs: 8 * 60 * 60 * 1000,
  /** Of what a browser returns of a passkey, as JSON. */
  credentialLengthMax: 16_384,
  /** How long a challenge waits for a passkey. */
  passkeyChallengeLifeMs: 5 * 60 * 1000,
  /** How long a new factor waits for its first code. */
  factorSetupLifeMs: 15 * 60 * 1000,
  /** How long after entering the password a session counts as recently authenticated. */
  passwordProofLifeMs: 10 * 60 * 1000,
  /**
   * How much of one live payment a session may refund without recent authentication, in minor units of the payment's
   * currency (XAF has none). Earlier refunds of the payment count, so splitting a refund does not help.
   */
  refundWithoutProofMax: 50_000,
  /** Refunds of one payment, those that failed included: the last of them is of all that is left. */
  refundPartsMax: 100,
  /** Of users, whose money a PIN guards. */
  passwordLengthMin: 8,
  /** Of merchants, agents and operators. */
  staffPasswordLengthMin: 12,
  passwordLengthMax: 128,
  /** Maximum overlap of an old secret or key with its successor. */
  rotationGraceSecondsMax: 7 * 24 * 60 * 60,
  /** Maximum daily limit of an agent. */
  agentPerDayMax: 99_999_999_999,
  /**
   * Wrong cash codes of an agent in a day. A code that was guessed shows a shop and an amount; only the agent's own
   * float can pay it.
   */
  cashCodeTriesPerDayMax: 20,
  /** Holders of one phone number that an agent may choose from, the earliest first. */
  cashHoldersMax: 5,
  /** Texts about the place of an agent. */
  locationNameLengthMax: 80,
  townLengthMax: 60,
  placeLengthMax: 160,
  hoursLengthMax: 80,
  /** Towns, and agents of one town, that a checkout lists. */
  townsMax: 200,
  agentsPerTownMax: 60,
  evidenceLengthMax: 10_000,
  /** How long a merchant can submit evidence. */
  disputeLifeMs: 7 * 24 * 60 * 60 * 1000,
  /** A file that a merchant uploads. */
  fileBytesMax: 5 * 1024 * 1024,
  fileNameLengthMax: 255,
  /** Files of one dispute, or of one business verification. */
  filesEachMax: 10,
  /** Files of an approved merchant in live mode, all together. */
  filesMax: 1_000,
  filesBytesMax: 500 * 1024 * 1024,
  /** The same in test mode, and before the approval. */
  fewFilesMax: 50,
  fewFilesBytesMax: 50 * 1024 * 1024,
  /** How long an unreferenced file is kept. */
  unnamedFileLifeMs: 24 * 60 * 60 * 1000,
  /** An operator's note to a merchant. */
  noteLengthMax: 1000,
  /** How long payouts are held after the payout account was set. */
  payoutHoldMs: 24 * 60 * 60 * 1000,
  /** One step of the clock of test mode, and all together. */
  clockStepSecondsMax: 365 * 24 * 60 * 60,
  clockAheadSecondsMax: 3_650 * 24 * 60 * 60,
  /** Test objects that wait for something when the clock is moved. */
  clockMovedObjectsMax: 1_000,
  /** Name of the holder of a payout account, as long as banks accept it. */
  holderNameLengthMax: 70,
  /** Settlements of one bank file. */
  payoutExportMax: 100,
  /** Maximum time that a payment's credit stays pending. */
  settlementDelaySecondsMax: 90 * 24 * 60 * 60,
} as const;
