import { PAYMENT_STATUSES } from '@mitako/contract';
import { type EngineStore, type SearchWords, searchWordsIn } from '@mitako/core/engine';
import type { BoundStatement, Engine, Row } from '../../packages/sql/src/index.ts';
import {
  aDeliveryIdBase,
  aFile,
  aMerchant,
  anEndpoint,
  anEvent,
  aPrincipal,
  aSession,
  aSettlement,
} from '../../packages/testing/src/store-conformance/fixtures.ts';

export const PAGE = { limit: 20, afterId: 'last' };
const DAY_PAGE = { afterId: 'one', beforeId: 'two', limit: 20 };
export const OWNER = { merchantId: 'mer', livemode: true };
const CUSTOMER = { id: 'cus', fromAttemptId: 'att' };
const MARKS = [
  { id: 'pay' },
  { slug: 'slug' },
  { transferId: 'tx' },
  { customerReference: '789' },
  { amount: 789 },
  { phoneEnding: '789' },
  textOf('order'),
] as const;
/** Of few payments; of many, in two terms; of many, in many terms. */
const WORDS = { few: 'few', common: 'common' } as const;
const RANGE = { accountId: 'acc', fromSequence: 1, throughSequence: 9 };
const CLAIM = { nowMs: 1, limit: 10, leaseMs: 1, leaseToken: 'lease' };

/** Each read and claim, with every filter that has an index, and each change that finds rows otherwise than by their key. */
export const RUNS: Readonly<Record<string, (store: EngineStore) => Promise<unknown>>> = {
  apiKeyByHash: ({ read }) => read.apiKeyByHash('hash'),
  apiKeyById: ({ read }) => read.apiKeyById('key'),
  apiKeys: ({ read }) => read.apiKeys('mer', PAGE),
  operatorKeyByHash: ({ read }) => read.operatorKeyByHash('hash'),
  sessionById: ({ read }) => read.sessionById('ses'),
  sessions: ({ read }) => read.sessions('usr', 1),
  principalByEmail: ({ read }) => read.principalByEmail('user', 'hash'),
  principalByVerifiedPhone: ({ read }) => read.principalByVerifiedPhone('user', 'hash'),
  'change principal.verify_phone': ({ commit }) => {
    const principal = aPrincipal();
    const { id, role } = principal;
    return commit([
      { type: 'principal.insert', principal },
      { type: 'principal.verify_phone', id, role, encryptedPhone: 'sealed', phoneHash: 'hash' },
    ]);
  },
  principalById: ({ read }) => read.principalById('usr'),
  principalsByIds: ({ read }) => read.principalsByIds(['one', 'other']),
  membershipsOf: ({ read }) => read.membershipsOf('per'),
  memberships: ({ read }) => read.memberships('mer', PAGE),
  ownership: ({ read }) => read.ownership('mer'),
  principals: ({ read }) => read.principals('user', PAGE),
  merchantById: ({ read }) => read.merchantById('mer'),
  merchantsByIds: ({ read }) => read.merchantsByIds(['one', 'other']),
  merchants: ({ read }) => read.merchants({}, PAGE),
  'merchants of a status': ({ read }) => read.merchants({ kycStatus: 'pending' }, PAGE),
  paymentById: ({ read }) => read.paymentById('pay'),
  paymentsByIds: ({ read }) => read.paymentsByIds(['one', 'other']),
  suspendedMethods: ({ read }) => read.suspendedMethods(true),
  checkoutBySlug: ({ read }) => read.checkoutBySlug('slug'),
  walletPayment: ({ read }) => read.walletPayment({ slug: 'slug', payerId: 'usr', idempotencyKey: 'key' }),
  payments: ({ read }) => read.payments(OWNER, PAGE),
  'payments of a status': ({ read }) => read.payments({ ...OWNER, statuses: ['failed'] }, PAGE),
  'payments of a status that is open': ({ read }) => read.payments({ ...OWNER, statuses: ['requested'] }, PAGE),
  'payments that are requested by now': ({ read }) =>
    read.payments({ ...OWNER, statuses: ['requested'], nowMs: 1 }, PAGE),
  'payments that are expired by now': ({ read }) => read.payments({ ...OWNER, statuses: ['expired'], nowMs: 1 }, PAGE),
  'payments that succeeded': ({ read }) => read.payments({ ...OWNER, statuses: ['succeeded'] }, PAGE),
  'payments of statuses': ({ read }) => read.payments({ ...OWNER, statuses: ['failed', 'expired'] }, PAGE),
  'payments of all statuses': ({ read }) => read.payments({ ...OWNER, statuses: PAYMENT_STATUSES }, PAGE),
  'payments of a reference': ({ read }) => read.payments({ ...OWNER, customerReference: 'order' }, PAGE),
  'payments of an amount': ({ read }) => read.payments({ ...OWNER, amount: 5_000 }, PAGE),
  'payments of a phone': ({ read }) => read.payments({ ...OWNER, phoneEnding: '789' }, PAGE),
  'payments known to be of a customer': ({ read }) => read.payments({ ...OWNER, anyOf: [{ customerId: 'cus' }] }, PAGE),
  'payments of a customer': ({ read }) => read.payments({ ...OWNER, customer: CUSTOMER }, PAGE),
  customerById: ({ read }) => read.customerById('cus'),
  customers: ({ read }) => read.customers(OWNER, PAGE),
  'customers since a moment': ({ read }) => read.customers(OWNER, { ...PAGE, fromId: 'att_1' }),
  'customers by id': ({ read }) => read.customers({ ...OWNER, ids: ['one', 'other'] }, PAGE),
  'customers by the end of a number': ({ read }) => read.customers({ ...OWNER, phoneEnding: '789' }, PAGE),
  customersOfPayments: ({ read }) => read.customersOfPayments(OWNER, ['one', 'other']),
  customerTotals: ({ read }) => read.customerTotals({ ...OWNER, customers: [CUSTOMER] }, 1_001),
  'payments of a reference that few have': ({ read }) => read.payments({ ...OWNER, anyOf: [textOf(WORDS.few)] }, PAGE),
  'payments of a common reference': ({ read }) => read.payments({ ...OWNER, anyOf: [textOf(WORDS.common)] }, PAGE),
  'payments of words of a description': ({ read }) => read.payments({ ...OWNER, anyOf: [textOf('none here')] }, PAGE),
  'payments of a number': ({ read }) => read.payments({ ...OWNER, anyOf: [textOf('1042')] }, PAGE),
  "payments of a provider's reference": ({ read }) =>
    read.payments({ ...OWNER, anyOf: [{ railReference: 'MP1' }] }, PAGE),
  'payments of a method': ({ read }) => read.payments({ ...OWNER, method: 'wallet' }, PAGE),
  'payments of a transaction': ({ read }) => read.payments({ ...OWNER, transactionId: 'tx' }, PAGE),
  'payments that were paid between two moments': ({ read }) =>
    read.payments({ ...OWNER, succeededFromMs: 1, succeededToMs: 2 }, PAGE),
  'payments of a status that were paid on three days': ({ read }) =>
    read.payments({ ...OWNER, statuses: ['refunded'], succeededFromMs: 1, succeededToMs: 172_800_000 }, PAGE),
  'payments between two moments': ({ read }) => read.payments({ ...OWNER, fromId: 'pay_1', beforeId: 'pay_2' }, PAGE),
  'payments of an amount and a status': ({ read }) =>
    read.payments({ ...OWNER, amount: 5_000, statuses: ['failed', 'expired'] }, PAGE),
  'payments by what they may be known': ({ read }) => read.payments({ ...OWNER, anyOf: MARKS, method: 'wallet' }, PAGE),
  paymentSums: ({ read }) => read.paymentSums(OWNER, 1_001),
  'sums of payments of a status': ({ read }) => read.paymentSums({ ...OWNER, statuses: ['failed'] }, 101),
  'sums of payments of an amount and a status': ({ read }) =>
    read.paymentSums({ ...OWNER, amount: 5_000, statuses: ['failed'] }, 101),
  auditEntryById: ({ read }) => read.auditEntryById('aud'),
  'audit log': ({ read }) => read.auditEntries({}, PAGE),
  'audit log of a merchant': ({ read }) => read.auditEntries({ merchantId: 'mer' }, PAGE),
  'audit log of an action': ({ read }) => read.auditEntries({ action: 'session.login' }, PAGE),
  'audit log of a merchant and an action': ({ read }) =>
    read.auditEntries({ merchantId: 'mer', action: 'session.login' }, { ...PAGE, fromId: 'aud_1' }),
  'audit log of an actor': ({ read }) => read.auditEntries({ actorId: 'key' }, PAGE),
  'audit log of an actor and an action': ({ read }) =>
    read.auditEntries({ actorId: 'key', action: 'session.login' }, PAGE),
  'audit log of an actor and a merchant': ({ read }) => read.auditEntries({ merchantId: 'mer', actorId: 'key' }, PAGE),
  'audit log of a subject': ({ read }) =>
    read.auditEntries({ merchantId: 'mer', actorId: 'key', action: 'session.login', subjectId: 'whe' }, PAGE),
  attemptById: ({ read }) => read.attemptById('att'),
  railOutcomes: ({ read }) => read.railOutcomes({ rail: 'rail', livemode: true, fromId: 'att' }, 200),
  lastCallbacks: ({ read }) =>
    read.lastCallbacks({ rail: 'momo', livemode: true, provider: 'mtn_momo', country: 'CM' }, 10),
  'attempts of a rail on a day': ({ read }) =>
    read.attempts({ owner: { livemode: true }, rail: 'momo', fromId: 'att_1', beforeId: 'att_2' }, PAGE),
  'attempts of a rail and a provider on a day': ({ read }) =>
    read.attempts(
      { owner: { livemode: true }, rail: 'momo', provider: 'mtn_momo', fromId: 'att_1', beforeId: 'att_2' },
      PAGE,
    ),
  'attempts of a provider on a day': ({ read }) =>
    read.attempts({ provider: 'mtn_momo', fromId: 'att_1', beforeId: 'att_2' }, PAGE),
  'attempts by the reference of a rail': ({ read }) => read.attemptsByHandle({ railReference: 'reference' }, 20),
  'attempts by the request of a rail': ({ read }) => read.attemptsByHandle({ railRequestId: 'request' }, 20),
  'refunds by the request of a rail': ({ read }) => read.refundsByRailRequestId('request', 20),
  'attempts by a whole number': ({ read }) => read.attemptsByHandle({ phoneHash: 'hash' }, 20),
  attemptsByEnding: ({ read }) => read.attemptsByEnding(OWNER, '789', 20),
  'attempts by the end of a number': ({ read }) => read.attemptsByHandle({ phoneEnding: '789' }, 20),
  owedFunds: ({ read }) => read.owedFunds(undefined, PAGE),
  'owed funds of an owner': ({ read }) => read.owedFunds(OWNER, PAGE),
  kycSubmissions: ({ read }) => read.kycSubmissions('mer', PAGE),
  lastKycSubmission: ({ read }) => read.lastKycSubmission('mer'),
  owedDisputes: ({ read }) => read.owedDisputes(undefined, PAGE),
  'owed disputes of an owner': ({ read }) => read.owedDisputes(OWNER, PAGE),
  paymentsByReference: ({ read }) => read.paymentsByReference('order-1', 20),
  attemptByRailReference: ({ read }) => read.attemptByRailReference('rail', 'reference'),
  attemptsOfPayment: ({ read }) => read.attemptsOfPayment('pay'),
  attempts: ({ read }) => read.attempts({}, PAGE),
  'attempts of a status': ({ read }) => read.attempts({ status: 'needs_review' }, PAGE),
  'attempts of an owner': ({ read }) => read.attempts({ owner: OWNER }, PAGE),
  'attempts of an owner and a status': ({ read }) => read.attempts({ owner: OWNER, status: 'failed' }, PAGE),
  'attempts of a mode': ({ read }) => read.attempts({ owner: { livemode: true } }, PAGE),
  'attempts of a payment': ({ read }) => read.attempts({ paymentId: 'pay' }, PAGE),
  refundById: ({ read }) => read.refundById('rfd'),
  refundsOfPayment: ({ read }) => read.refundsOfPayment('pay', PAGE),
  refunds: ({ read }) => read.refunds({}, PAGE),
  'refunds of a status': ({ read }) => read.refunds({ status: 'pending' }, PAGE),
  'refunds of an owner': ({ read }) => read.refunds({ owner: OWNER }, PAGE),
  'refunds of an owner and a status': ({ read }) => read.refunds({ owner: OWNER, status: 'pending' }, PAGE),
  'refunds of a payment': ({ read }) => read.refunds({ paymentId: 'pay' }, PAGE),
  disputeById: ({ read }) => read.disputeById('dsp'),
  disputes: ({ read }) => read.disputes({}, PAGE),
  'disputes of an owner since a moment': ({ read }) => read.disputes({ owner: OWNER }, { ...PAGE, fromId: 'dsp_1' }),
  'disputes of an owner': ({ read }) => read.disputes({ owner: OWNER }, PAGE),
  'disputes of an owner and a status': ({ read }) => read.disputes({ owner: OWNER, status: 'won' }, PAGE),
  'disputes of a status': ({ read }) => read.disputes({ status: 'won' }, PAGE),
  'disputes of a payment': ({ read }) => read.disputes({ paymentId: 'pay' }, PAGE),
  paymentLinkById: ({ read }) => read.paymentLinkById('plink'),
  paymentLinkBySlug: ({ read }) => read.paymentLinkBySlug('slug'),
  paymentLinks: ({ read }) => read.paymentLinks(OWNER, PAGE),
  'payment links by whether they are active': ({ read }) => read.paymentLinks({ ...OWNER, isActive: true }, PAGE),
  'payments of a link': ({ read }) => read.payments({ ...OWNER, paymentLinkId: 'plink' }, PAGE),
  payoutAccountOf: ({ read }) => read.payoutAccountOf(OWNER),
  payoutAccountsOf: ({ read }) => read.payoutAccountsOf(OWNER, PAGE),
  payoutAccounts: ({ read }) => read.payoutAccounts(['one'], ['mer']),
  settlementsByIds: ({ read }) => read.settlementsByIds(['one', 'other']),
  'settlements of a bank file': ({ read }) => read.settlements({ exportId: 'pex', status: 'pending' }, PAGE),
  duePayouts: ({ read }) => read.duePayouts(undefined, PAGE),
  'due payouts of a mode': ({ read }) => read.duePayouts(true, PAGE),
  dueTotals: ({ read }) => read.dueTotals(undefined, 1, 9),
  'due totals of a mode': ({ read }) => read.dueTotals(true, 1, 9),
  payoutExportById: ({ read }) => read.payoutExportById('pex'),
  payoutExports: ({ read }) => read.payoutExports(PAGE),
  exportedCounts: ({ read }) => read.exportedCounts(['one', 'other']),
  settlementById: ({ read }) => read.settlementById('stl'),
  settlements: ({ read }) => read.settlements({}, PAGE),
  'settlements of an owner since a moment': ({ read }) =>
    read.settlements({ owner: OWNER }, { ...PAGE, fromId: 'stl_1' }),
  'settlements of an owner': ({ read }) => read.settlements({ owner: OWNER, currency: 'XAF' }, PAGE),
  'settlements of an owner and a status': ({ read }) => read.settlements({ owner: OWNER, status: 'paid' }, PAGE),
  'settlements of a status': ({ read }) => read.settlements({ status: 'pending' }, PAGE),
  agentById: ({ read }) => read.agentById('agt'),
  agentsByIds: ({ read }) => read.agentsByIds(['one', 'other']),
  cashOutCode: ({ read }) => read.cashOutCode('wallet'),
  cashCodeOfPayment: ({ read }) => read.cashCodeOfPayment('pay'),
  cashCodeByHash: ({ read }) => read.cashCodeByHash('hash'),
  agentLocationById: ({ read }) => read.agentLocationById('loc'),
  agentLocations: ({ read }) => read.agentLocations(undefined, PAGE),
  'places of agents in a town': ({ read }) => read.agentLocations('Douala', PAGE),
  activeAgentLocations: ({ read }) => read.activeAgentLocations('Douala', 10),
  agentTowns: ({ read }) => read.agentTowns(10),
  accountById: ({ read }) => read.accountById('acc'),
  balance: ({ read }) => read.balance('mer:merchant_available:XAF:live'),
  balances: ({ read }) => read.balances(['mer:merchant_available:XAF:live', 'mer:refund_hold:XAF:live']),
  unchainedAccounts: ({ read }) => read.unchainedAccounts(10),
  unchainedEntries: ({ read }) => read.unchainedEntries('acc', 10),
  transferById: ({ read }) => read.transferById('tx'),
  transfersOfSubjects: ({ read }) => read.transfersOfSubjects('late_refund', ['att', 'other']),
  transfersOfPayment: ({ read }) => read.transfersOfPayment('pay'),
  'newest transfers of a payment': ({ read }) => read.transfersOfPayment('pay', 10),
  transfersOfAccount: ({ read }) => read.transfersOfAccount('acc', PAGE),
  linesTotal: ({ read }) => read.linesTotal(RANGE),
  lines: ({ read }) => read.lines(RANGE, { limit: 10, afterSequence: 2 }),
  deductions: ({ read }) => read.deductions('acc', ['one', 'other']),
  idempotency: ({ read }) => read.idempotency('key'),
  endpointById: ({ read }) => read.endpointById('whe'),
  endpointsByIds: ({ read }) => read.endpointsByIds(['one', 'other']),
  endpoints: ({ read }) => read.endpoints(OWNER, PAGE),
  eventById: ({ read }) => read.eventById('evt'),
  events: ({ read }) => read.events(OWNER, PAGE),
  'events since a moment': ({ read }) => read.events(OWNER, { ...PAGE, fromId: 'evt_1' }),
  'events of a type since a moment': ({ read }) =>
    read.events({ ...OWNER, type: 'ping' }, { ...PAGE, fromId: 'evt_1' }),
  'events of a type': ({ read }) => read.events({ ...OWNER, type: 'ping' }, PAGE),
  'events of a payment': ({ read }) => read.events({ ...OWNER, paymentId: 'pay' }, PAGE),
  'deliveries of an event': ({ read }) => read.deliveries({ owner: OWNER, eventId: 'evt' }, PAGE),
  'deliveries of a payment': ({ read }) => read.deliveries({ owner: OWNER, paymentId: 'pay' }, PAGE),
  figures: ({ read }) => read.figures(OWNER, '2026-01-01', '2026-01-31'),
  pendingFigures: ({ read }) => read.pendingFigures(250),
  movedBy: ({ read }) => read.movedBy(['tx', 'other']),
  endedPayments: ({ read }) => read.endedPayments(OWNER, 200),
  attemptsInReview: ({ read }) => read.attemptsInReview(OWNER, 100),
  disputesDueAtMs: ({ read }) => read.disputesDueAtMs(OWNER, 1, 100),
  lastSettlement: ({ read }) => read.lastSettlement(OWNER, 'XAF'),
  recentDeliveries: ({ read }) => read.recentDeliveries(['one', 'other'], 100),
  attemptSums: ({ read }) => read.attemptSums({ livemode: true, fromId: 'att', beforeId: 'att_~' }, 20_000),
  'payments of all merchants': ({ read }) => read.allPayments({}, PAGE),
  'payments of all merchants of an amount in a mode': ({ read }) =>
    read.allPayments(
      { owner: { livemode: true }, amountFrom: 1, statuses: ['succeeded'], nowMs: 1, method: 'wallet' },
      PAGE,
    ),
  'payments of a merchant up to an amount': ({ read }) => read.allPayments({ owner: OWNER, amountTo: 1 }, PAGE),
  waitingDeliveries: ({ read }) => read.waitingDeliveries(['one', 'other'], 1_001),
  eventsOfSubject: ({ read }) => read.eventsOfSubject('pay', 10),
  deliveryById: ({ read }) => read.deliveryById('dlv'),
  deliveryAttempts: ({ read }) => read.deliveryAttempts('dlv'),
  deliveriesOfEvents: ({ read }) => read.deliveriesOfEvents(['evt', 'other'], 10),
  deliveries: ({ read }) => read.deliveries({}, PAGE),
  'deliveries since a moment': ({ read }) => read.deliveries({}, { ...PAGE, fromId: 'dlv_1' }),
  'deliveries of an owner since a moment': ({ read }) =>
    read.deliveries({ owner: OWNER }, { ...PAGE, fromId: 'dlv_1' }),
  'deliveries of statuses since a moment': ({ read }) =>
    read.deliveries({ owner: OWNER, statuses: ['waiting', 'failed', 'succeeded'] }, { ...PAGE, fromId: 'dlv_1' }),
  'deliveries of an owner': ({ read }) => read.deliveries({ owner: OWNER }, PAGE),
  'deliveries of an owner and a status': ({ read }) => read.deliveries({ owner: OWNER, statuses: ['failed'] }, PAGE),
  'deliveries of a status': ({ read }) => read.deliveries({ statuses: ['waiting'] }, PAGE),
  'failures since a moment': ({ read }) =>
    read.deliveries({ statuses: ['failing', 'failed'], createdFromMs: 1, fromId: 'dlv' }, PAGE),
  'deliveries of an endpoint': ({ read }) => read.deliveries({ endpointId: 'whe' }, PAGE),
  'claim lanes': ({ claim }) =>
    claim.lanes({
      ...CLAIM,
      isSlow: false,
      deliveriesMax: 32,
      exceptMerchantIds: [],
      handlerIds: [],
      owner: 'lease',
      heldIds: ['whe'],
      pace: { burst: 1, everyMs: 1 },
    }),
  'read lanes that are held': ({ claim }) =>
    claim.heldLanes({ nowMs: 1, deliveriesMax: 32, lanes: [{ id: 'whe', leaseToken: 'lease' }], exceptIds: [] }),
  'claim attempts': ({ claim }) => claim.attempts({ ...CLAIM, rail: 'sandbox', pace: null }),
  'claim attempts at a pace': ({ claim }) =>
    claim.attempts({ ...CLAIM, rail: 'sandbox', pace: { everyMs: 100, lateMsMax: 50 } }),
  'take a turn': ({ paces }) =>
    paces.take({ rail: 'sandbox', nowMs: 1, pace: { everyMs: 100, lateMsMax: 50 }, aheadMax: 2 }),
  'stop look-ups': ({ paces }) => paces.stop({ rail: 'sandbox', nowMs: 1, untilMs: 2 }),
  lookUpQueues: ({ read }) => read.lookUpQueues(1),
  'claim tasks': ({ claim }) => claim.tasks(CLAIM),
  linkById: ({ read }) => read.linkById('lnk'),
  sweepLinks: ({ claim }) => claim.sweepLinks({ afterId: 'lnk_1', limit: 10, expiredBeforeMs: 1 }),
  'change links.end': ({ commit }) => commit([{ type: 'links.end', principalId: 'usr', nowMs: 1 }]),
  messageById: ({ read }) => read.messageById('msg'),
  messages: ({ read }) => read.messages(undefined, PAGE),
  'messages of a state': ({ read }) => read.messages('refused', PAGE),
  'claim messages': ({ claim }) => claim.messages({ ...CLAIM, channel: 'mail' }),
  sweepMessages: ({ claim }) => claim.sweepMessages({ afterId: 'msg_1', limit: 10, beforeId: 'msg_2' }),
  hasTestReleaseDue: ({ read }) => read.hasTestReleaseDue('mer_1', 1),
  waitingInSandbox: ({ read }) => read.waitingInSandbox('mer_1', 10),
  expiredPayments: ({ claim }) => claim.expiredPayments(CLAIM),
  releasablePayments: ({ claim }) => claim.releasablePayments(CLAIM),
  settleableMerchants: ({ claim }) => claim.settleableMerchants(CLAIM),
  sweepIdempotency: ({ claim }) => claim.sweepIdempotency(CLAIM),
  sweepEvents: ({ claim }) => claim.sweepEvents({ afterId: 'evt_1', limit: 10, beforeId: 'evt_2' }),
  sweepSessions: ({ claim }) =>
    claim.sweepSessions({ afterId: 'ses_1', limit: 10, beforeId: 'ses_2', endedBeforeMs: 1 }),
  sweepCashOutCodes: ({ claim }) => claim.sweepCashOutCodes({ afterId: 'wallet', limit: 10, nowMs: 1 }),
  sweepCashCodes: ({ claim }) => claim.sweepCashCodes({ afterId: 'pay', limit: 10 }),
  sweepTestPayments: ({ claim }) =>
    claim.sweepTestPayments({ afterId: 'pay_1', limit: 10, beforeId: 'pay_2', endedBeforeMs: 1 }),
  sweepSigningKeys: ({ claim }) => claim.sweepSigningKeys({ retiredBeforeMs: 1 }),
  'change session.insert': ({ commit }) => {
    const principal = aPrincipal();
    return commit([
      { type: 'principal.insert', principal },
      { type: 'session.insert', session: aSession(principal) },
    ]);
  },
  'change session.revoke_others': ({ commit }) =>
    commit([{ type: 'session.revoke_others', principalId: 'usr', exceptId: 'ses', nowMs: 1 }]),
  'change session.revoke_of_membership': ({ commit }) =>
    commit([{ type: 'session.revoke_of_membership', principalId: 'usr', membershipId: 'mbr', nowMs: 1 }]),
  'change assert.api_keys_below': ({ commit }) =>
    commit([{ type: 'assert.api_keys_below', merchantId: 'mer', livemode: true, limit: 50, nowMs: 1 }]),
  'change assert.no_payout_account': ({ commit }) =>
    commit([{ type: 'assert.no_payout_account', merchantId: 'mer', livemode: true }]),
  'change file.insert': ({ commit }) =>
    commit([{ type: 'file.insert', file: aFile(aMerchant()), countMax: 1, bytesMax: 1 }]),
  'change file_parts.delete': ({ commit }) => commit([{ type: 'file_parts.delete', fileId: 'fil' }]),
  'change event.append': ({ commit }) =>
    commit([{ type: 'event.append', event: anEvent(OWNER), deliveryIdBase: aDeliveryIdBase() }]),
  'change endpoint.update': ({ commit }) =>
    commit([{ type: 'endpoint.update', endpoint: anEndpoint(aMerchant()), fromVersion: 1 }]),
  'change endpoint.delete': ({ commit }) =>
    commit([{ type: 'endpoint.delete', id: 'whe', merchantId: 'mer', nowMs: 1 }]),
  'change handler.delete': ({ commit }) => commit([{ type: 'handler.delete', id: 'hdl' }]),
  'change delivery.cancel_waiting': ({ commit }) => commit([{ type: 'delivery.cancel_waiting', endpointId: 'whe' }]),
  'change sandbox.advance': ({ commit }) => commit([{ type: 'sandbox.advance', merchantId: 'mer', byMs: 1 }]),
  'take of limits': ({ limits }) => limits.take({ nowMs: 1, takes: [{ key: 'key', count: 1, endsAtMs: 2 }] }),
  'sweep of limits': ({ limits }) => limits.sweep(CLAIM),
  nowMs: ({ read }) => read.nowMs(),
  workers: ({ read }) => read.workers(100),
  health: ({ read }) => read.health({ nowMs: 1, limit: 10_000, failedSinceMs: 1, failedFromId: 'dlv' }),
  ledgerCheckById: ({ read }) => read.ledgerCheckById('chk'),
  ledgerChecks: ({ read }) => read.ledgerChecks(PAGE),
  lastLedgerCheck: ({ read }) => read.lastLedgerCheck(),
  'claim ledger checks': ({ claim }) => claim.ledgerChecks(CLAIM),
  sweepWorkers: ({ claim }) => claim.sweepWorkers({ seenBeforeMs: 1, limit: 10 }),
  nextDueAtMs: ({ read }) => read.nextDueAtMs(1),
  'audit of transfers': ({ audit }) => audit.transfers(PAGE),
  lastCheckpoint: ({ read }) => read.lastCheckpoint(),
  checkpointOfDay: ({ read }) => read.checkpointOfDay('2026-01-01'),
  checkpoints: ({ read }) => read.checkpoints(1, 20),
  newestCheckpoints: ({ read }) => read.newestCheckpoints(20),
  checkpointToRecheck: ({ read }) => read.checkpointToRecheck(1),
  accountStates: ({ read }) => read.accountStates(['one', 'other']),
  'audit of the payments of a day': ({ audit }) => audit.fixedRows('payment', DAY_PAGE),
  'audit of the audit entries of a day': ({ audit }) => audit.fixedRows('auditEntry', DAY_PAGE),
  'audit of the transfers of a day': ({ audit }) => audit.transfers(DAY_PAGE),
  'audit of some payments': ({ audit }) => audit.payments({ afterId: null, ids: ['one', 'other'], limit: 20 }),
  'audit of accounts': ({ audit }) => audit.accounts(PAGE),
  'audit of orphans': ({ audit }) => audit.orphanEntries({ transferId: 'tx', position: 1 }, 10),
  'audit of a chain': ({ audit }) => audit.chain('acc', 1, 10),
  'audit of payments': ({ audit }) => audit.payments(PAGE),
  'audit of settlements': ({ audit }) => audit.settlements(PAGE),
  'audit of the lines of a settlement': ({ audit }) => audit.settlementLines(aSettlement(), 1, 10),
};

/** Notes each statement. A claim is answered as if it had found nothing. */
export function recording(inner: Engine, asked: BoundStatement[]): Engine {
  return {
    ...inner,
    async query(statement) {
      asked.push(statement);
      return answerToWords(statement) ?? inner.query(statement);
    },
    commit(statements, durability, options) {
      asked.push(...statements);
      return inner.commit(statements, durability, options);
    },
    write(statement) {
      asked.push(statement);
      return inner.write(statement);
    },
    claim(statements) {
      asked.push(...statements);
      return Promise.resolve(statements.map(() => []));
    },
  };
}

/** What the search for a text is answered before it reads payments, so that it takes each of its ways. */
function answerToWords({ sql, values }: BoundStatement): readonly Row[] | null {
  if (!sql.includes('mitako_payment_terms') || !sql.includes('as "count"')) return null;
  return [{ count: values.includes(WORDS.few) ? 1 : values.includes(WORDS.common) ? 1_001 : 0 }];
}

function textOf(query: string): SearchWords {
  const words = searchWordsIn(query);
  if (words === null) throw new Error('It has neither letters nor digits.');
  return words;
}
