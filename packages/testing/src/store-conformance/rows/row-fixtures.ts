import { type Change, type EngineStore, type RowName, slugOf, type StoredRow } from '@mitako/core/engine';
import {
  aCashCode,
  aCheckpoint,
  aDelivery,
  aDeliveryIdBase,
  aDispute,
  aFactor,
  aKnownDevice,
  aFigure,
  aFile,
  aFilePart,
  aKycSubmission,
  aLedgerCheck,
  aMembership,
  aLink,
  aMerchant,
  aMessage,
  anAccount,
  anAgent,
  anAgentLocation,
  anApiKey,
  anAttempt,
  anAuditEntry,
  anEndpoint,
  anEvent,
  anId,
  anOperatorKey,
  aPayment,
  aPaymentLink,
  aPayoutAccount,
  aPayoutExport,
  aPrincipal,
  aRecoveryCode,
  aRefund,
  aSession,
  aSettlement,
  aSigningKey,
  aTask,
  auditEntryBy,
  NOW_MS,
} from '../fixtures.ts';
import { withFile, withMerchant, withPayment, withPrincipal } from '../inserted.ts';
import { FIRST_PAGE } from '../suite.ts';

/** What the tests of all rows need to know of one. */
export interface RowFixture<Row> {
  /** A new row with null wherever that may be. Nothing is stored but what it refers to. */
  make(store: EngineStore): Row | Promise<Row>;
  /**
   * Values that `changed` does not know: of fields that the database checks, that refer to another row, and that hold
   * numbers beyond 32 bits.
   */
  over?(row: Row): Partial<Row>;
  /** What an update leaves as it is, beside the id. */
  readonly fixed?: readonly (keyof Row)[];
  /** Its insert, if that has more than the row. */
  insert?(row: Row): Change;
  /** Its insert is not refused for one that exists. */
  readonly isOpened?: true;
  /** Without a read by its id. */
  find?(store: EngineStore, row: Row): Promise<Row | null | undefined>;
  /** Tests need a database of their own, because others know all rows or are changed by finding one. */
  readonly isAlone?: true;
  /** What is not inserted with it. */
  readonly apart?: readonly (keyof Row)[];
}

export const ROW_FIXTURES: { readonly [Name in RowName]: RowFixture<StoredRow<Name>> } = {
  principal: { make: () => aPrincipal() },
  membership: {
    make: async (store) => aMembership(await withMerchant(store), await withPrincipal(store)),
    over: ({ principalId, merchantId }) => ({ principalId, merchantId, notices: { payments: 'daily' } }),
    fixed: ['merchantId', 'createdAtMs'],
  },
  merchant: {
    make: () => aMerchant({ encryptedPhone: null }),
    // Of those with `own`, there is one in a database.
    isAlone: true,
    over: () => ({
      own: 1,
      fees: { basisPoints: 4, fixed: 2, minimum: 3, maximum: 10_000_000_000, refundPolicy: 'keep' },
      settlementTerms: { delayMs: 604_800_000, schedule: 'weekly', minimum: 10_000_000_001 },
      sandboxAheadMs: 10_000_000_002,
      kycDecidedBy: 'owner',
    }),
    fixed: ['own', 'createdAtMs'],
  },
  kycSubmission: {
    make: () => aKycSubmission(anId('mer')),
    fixed: ['merchantId', 'encryptedKyc', 'submittedAtMs'],
    find: async ({ read }, { id, merchantId }) =>
      (await read.kycSubmissions(merchantId, FIRST_PAGE)).find((each) => each.id === id),
  },
  agent: {
    make: () => anAgent(),
    over: () => ({ limits: { cashInMax: 0, cashInPerDayMax: 10_000_000_000, cashOutMax: 1, cashOutPerDayMax: 3 } }),
    fixed: ['createdAtMs'],
  },
  agentLocation: { make: () => anAgentLocation(), fixed: ['createdAtMs'] },
  session: {
    make: async (store) => aSession(await withPrincipal(store)),
    over: ({ principalId }) => ({ principalId }),
    find: async ({ read }, { id }) => (await read.sessionById(id))?.session,
  },
  factor: {
    make: async (store) => aFactor(await withPrincipal(store), { confirmedAtMs: null }),
    over: ({ principalId }) => ({
      principalId,
      lastStep: 10_000_000_000,
      signCount: 4_294_967_295,
      credentialKey: 'a2V5LTI',
      publicKey: 'cHVibGlj',
    }),
  },
  knownDevice: {
    make: async (store) => aKnownDevice(await withPrincipal(store)),
    over: ({ principalId }) => ({ principalId, secretHash: 'facade' }),
    find: async ({ read }, { principalId, id }) =>
      (await read.knownDevices(principalId)).find((each) => each.id === id),
  },
  recoveryCode: {
    make: async (store) => aRecoveryCode(await withPrincipal(store)),
    over: ({ principalId }) => ({ principalId }),
    find: async ({ read }, { principalId }) => (await read.recoveryCodes(principalId))[0],
  },
  apiKey: { make: async (store) => anApiKey(await withMerchant(store)), over: ({ merchantId }) => ({ merchantId }) },
  operatorKey: { make: () => anOperatorKey() },
  signingKey: {
    make: () => aSigningKey({ retiredAtMs: NOW_MS }),
    find: async ({ read }, { id }) => (await read.signingKeys()).find((each) => each.id === id),
  },
  dataKey: {
    make: () => ({
      id: anId('key'),
      wraps: { 'a "root"': { sealed: '🔑', addedAtMs: NOW_MS } },
      createdAtMs: NOW_MS,
      activeVersion: 1,
      renewal: null,
      version: 1,
    }),
    fixed: ['createdAtMs'],
  },
  paymentLink: {
    make: () => aPaymentLink({ amount: null }),
    over: () => ({
      amount: 5,
      amountMin: 100,
      amountMax: 99_999_999,
      paymentsMax: 7,
      paymentsCounted: 99,
      amountPaid: 2 ** 34,
    }),
    fixed: [
      'slug',
      'merchantId',
      'livemode',
      'amount',
      'amountMin',
      'amountMax',
      'currency',
      'paymentsCounted',
      'paymentsPaid',
      'amountPaid',
      'createdAtMs',
    ],
  },
  payment: {
    make: () => aPayment({ locale: null, description: null, returnUrl: null, metadata: {} }),
    over: ({ id }) => ({
      // The other characters of another payment: its beginning is the id's.
      slug: slugOf(id, id.slice(-22).toUpperCase()),
      amount: 10_000_000_000,
      creditPending: 10_000_000_001,
      fee: 10_000_000_002,
      feeReturned: 10_000_000_001 - 1_000,
      metadata: { '': 'empty key', 'a"b': "c'd", unicode: '🪙' },
    }),
    fixed: ['slug', 'merchantId', 'livemode', 'paymentLinkId', 'amount', 'currency', 'createdAtMs', 'expiresAtMs'],
  },
  attempt: {
    make: () =>
      anAttempt(aPayment(), { methodProvider: null, methodCountry: null, phoneMasked: null, encryptedPhone: null }),
    over: () => ({
      status: 'paid_late',
      railDetail: { code: 'E_1', message: 'Échec', requestId: 'req-1' },
      resolution: { outcome: 'failed', reason: 'Pas sur le relevé', atMs: NOW_MS + 100 },
      nextAction: { type: 'redirect', url: 'https://rail.example.cm/pay?a=1' },
      codesTried: 99,
    }),
    fixed: [
      'paymentId',
      'merchantId',
      'livemode',
      'amount',
      'currency',
      'customerId',
      'railChoice',
      'traceparent',
      'createdAtMs',
      'clockMovedMs',
    ],
  },
  refund: {
    make: async (store) => aRefund(await withPayment(store)),
    over: ({ paymentId }) => ({
      paymentId,
      railDetail: { code: 'E_1', message: 'Échec', requestId: 'req-1' },
      fromPending: 10_000_000_000,
    }),
    fixed: ['paymentId', 'disputeId', 'merchantId', 'livemode', 'amount', 'currency', 'createdAtMs'],
  },
  dispute: {
    make: async (store) => aDispute(await withPayment(store), { reason: null }),
    over: ({ paymentId }) => ({ paymentId, fromPending: 10_000_000_000 }),
    fixed: ['paymentId', 'merchantId', 'livemode', 'amount', 'currency', 'createdAtMs'],
  },
  file: {
    make: async (store) => aFile(await withMerchant(store), { deleteAfterMs: null }),
    over: ({ merchantId }) => ({ merchantId }),
    fixed: ['merchantId', 'livemode', 'purpose', 'type', 'bytes', 'encryptedName', 'createdAtMs'],
    insert: (file) => ({ type: 'file.insert', file, countMax: 99, bytesMax: 5_000_000 }),
  },
  filePart: {
    make: async (store) => aFilePart(await withFile(store)),
    over: ({ fileId }) => ({ fileId }),
    find: ({ read }, { fileId, place }) => read.filePart(fileId, place),
  },
  settlement: {
    make: () => aSettlement(),
    over: () => ({
      number: 2 ** 32,
      periodStartMs: 2 ** 41,
      amount: 2 ** 33,
      linesCount: 2 ** 34,
      fromSequence: 2 ** 35,
      throughSequence: 2 ** 36,
    }),
    fixed: [
      'merchantId',
      'livemode',
      'currency',
      'number',
      'periodStartMs',
      'amount',
      'linesCount',
      'fromSequence',
      'throughSequence',
      'createdAtMs',
    ],
  },
  payoutExport: { make: () => aPayoutExport(), over: () => ({ amount: 10_000_000_000 }) },
  payoutAccount: {
    make: () => aPayoutAccount({ scheme: null }),
    find: async ({ read }, { id }) => (await read.payoutAccounts([id], []))[0],
  },
  account: {
    make: () => anAccount(),
    over: () => ({ available: 10_000_000_000 }),
    insert: (account) => ({ type: 'account.open', account }),
    isOpened: true,
  },
  figure: {
    make: () => aFigure(),
    over: () => ({ count: 10_000_000_000, amount: 10_000_000_001 }),
    find: async ({ read }, { id }) => (await read.pendingFigures(10_000)).find((each) => each.id === id),
  },
  cashCode: { make: () => aCashCode(), find: ({ read }, { paymentId }) => read.cashCodeOfPayment(paymentId) },
  event: {
    make: () => anEvent(),
    insert: (event) => ({ type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() }),
  },
  endpoint: {
    make: async (store) => anEndpoint(await withMerchant(store)),
    over: ({ merchantId }) => ({ merchantId }),
    fixed: ['merchantId', 'livemode', 'createdAtMs', 'deletedAtMs'],
    insert: (endpoint) => ({ type: 'endpoint.insert', endpoint, limit: 10 }),
  },
  delivery: {
    make: () => aDelivery(anEvent(), anEndpoint(aMerchant())),
    over: () => ({ status: 'delivered', nextAttemptAtMs: null, lastStatusCode: 204 }),
  },
  // Found by claiming it, before another one is due.
  task: {
    make: () => aTask({ dueAtMs: NOW_MS + 1_000_000 }),
    isAlone: true,
    async find(store, { id, dueAtMs }) {
      const request = { nowMs: dueAtMs, limit: 10, leaseMs: 1_000_000, leaseToken: 'lease' };
      const claimed = (await store.claim.tasks(request)).find((each) => each.id === id);
      return claimed && { ...claimed, attemptsCount: claimed.attemptsCount - 1 };
    },
  },
  link: {
    make: async (store) => aLink((await withPrincipal(store)).id),
    over: ({ principalId }) => ({ principalId }),
  },
  message: { make: () => aMessage(), insert: (message) => ({ type: 'message.queue', message }), isOpened: true },
  auditEntry: {
    make: () =>
      auditEntryBy(
        anAuditEntry({
          actorId: null,
          subjectId: null,
          merchantId: null,
          livemode: null,
          clientAddress: null,
          userAgent: null,
          requestId: null,
        }),
        null,
      ),
    over: () => ({ actorName: null, livemode: true }),
    insert: ({ actorName: _name, ...entry }) => ({ type: 'audit.append', entry }),
    apart: ['actorName'],
  },
  ledgerCheck: {
    make: () => aLedgerCheck(),
    // There is one list of them, of which another test knows all.
    isAlone: true,
    over: ({ sequence }) => ({ sequence, problemsCount: 10_000_000_000 }),
  },
  checkpoint: {
    make: () => aCheckpoint(),
    over: ({ sequence }) => ({ sequence }),
    find: ({ read }, { day }) => read.checkpointOfDay(day),
  },
};
