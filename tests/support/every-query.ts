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

/** An id of the middle of all, or another one. */
export function id(prefix: string, digit = '3'): string {
  return `${prefix}_${digit.repeat(26)}`;
}

const SLUG = `${'3'.repeat(12)}${'S'.repeat(22)}`;

/** Of an account. */
export const ACCOUNT = `${id('mer')}:merchant_available:XAF:live`;

export function page(prefix: string): { readonly limit: number; readonly afterId: string } {
  return { limit: 20, afterId: id(prefix, '5') };
}

function dayPage(prefix: string) {
  return { afterId: id(prefix, '1'), beforeId: id(prefix, '2'), limit: 20 };
}

export const OWNER = { merchantId: id('mer'), livemode: true };
const CUSTOMER = { id: id('cus'), fromAttemptId: id('att') };
const MARKS = [
  { id: id('pay') },
  { slug: SLUG },
  { transferId: id('tx') },
  { customerReference: '789' },
  { amount: 789 },
  { phoneEnding: '789' },
  textOf('order'),
] as const;
/** Of few payments; of many, in two terms; of many, in many terms. */
const WORDS = { few: 'few', common: 'common' } as const;
const RANGE = { accountId: ACCOUNT, fromSequence: 1, throughSequence: 9 };
const CLAIM = { nowMs: 1, limit: 10, leaseMs: 1, leaseToken: 'lease' };

/** Each read and claim, with every filter that has an index, and each change that finds rows otherwise than by their key. */
export const RUNS: Readonly<Record<string, (store: EngineStore) => Promise<unknown>>> = {
  apiKeyByHash: ({ read }) => read.apiKeyByHash('hash'),
  apiKeyById: ({ read }) => read.apiKeyById(id('key')),
  apiKeys: ({ read }) => read.apiKeys(id('mer'), page('key')),
  operatorKeyByHash: ({ read }) => read.operatorKeyByHash('hash'),
  sessionById: ({ read }) => read.sessionById(id('dev')),
  sessions: ({ read }) => read.sessions(id('usr'), 1),
  principalByEmail: ({ read }) => read.principalByEmail('user', 'hash'),
  principalByVerifiedPhone: ({ read }) => read.principalByVerifiedPhone('user', 'hash'),
  'change principal.verify_phone': ({ commit }) => {
    const principal = aPrincipal();
    const { id: principalId, role } = principal;
    return commit([
      { type: 'principal.insert', principal },
      {
        type: 'principal.verify_phone',
        id: principalId,
        role,
        encryptedPhone: 'sealed',
        phoneHash: 'hash',
        otherHashes: ['other'],
      },
    ]);
  },
  'change assert.email_free': ({ commit }) =>
    commit([{ type: 'assert.email_free', role: 'user', emailHashes: ['hash', 'other'] }]),
  'change sealed_rows.replace': ({ commit }) => {
    const values = { encryptedPhone: 'v2.sealed', phoneHash: 'hash' };
    return commit([
      { type: 'sealed_rows.replace', table: 'attempts', rows: [{ key: [id('att')], from: values, to: values }] },
    ]);
  },
  sealedRows: ({ read }) => read.sealedRows('attempts', [id('att')], 20),
  'sealedRows of a delivery': ({ read }) => read.sealedRows('delivery_attempts', [id('dlv'), 3], 20),
  principalById: ({ read }) => read.principalById(id('usr')),
  principalsByIds: ({ read }) => read.principalsByIds([id('usr'), id('usr', '6')]),
  membershipsOf: ({ read }) => read.membershipsOf(id('per')),
  membershipsIn: ({ read }) => read.membershipsIn(id('mer')),
  memberships: ({ read }) => read.memberships(id('mer'), page('mbr')),
  activeMembership: ({ read }) => read.activeMembership(id('mer'), id('per')),
  ownership: ({ read }) => read.ownership(id('mer')),
  principals: ({ read }) => read.principals('user', page('usr')),
  merchantById: ({ read }) => read.merchantById(id('mer')),
  merchantsByIds: ({ read }) => read.merchantsByIds([id('mer'), id('mer', '6')]),
  merchants: ({ read }) => read.merchants({}, page('mer')),
  'merchants of a status': ({ read }) => read.merchants({ kycStatus: 'pending' }, page('mer')),
  paymentById: ({ read }) => read.paymentById(id('pay')),
  paymentsByIds: ({ read }) => read.paymentsByIds([id('pay'), id('pay', '6')]),
  suspendedMethods: ({ read }) => read.suspendedMethods(true),
  checkoutBySlug: ({ read }) => read.checkoutBySlug(SLUG),
  walletPayment: ({ read }) => read.walletPayment({ slug: SLUG, payerId: id('usr'), idempotencyKey: id('key') }),
  payments: ({ read }) => read.payments(OWNER, page('pay')),
  'payments of a status': ({ read }) => read.payments({ ...OWNER, statuses: ['failed'] }, page('pay')),
  'payments of a status that is open': ({ read }) => read.payments({ ...OWNER, statuses: ['requested'] }, page('pay')),
  'payments that are requested by now': ({ read }) =>
    read.payments({ ...OWNER, statuses: ['requested'], nowMs: 1 }, page('pay')),
  'payments that are expired by now': ({ read }) =>
    read.payments({ ...OWNER, statuses: ['expired'], nowMs: 1 }, page('pay')),
  'payments that succeeded': ({ read }) => read.payments({ ...OWNER, statuses: ['succeeded'] }, page('pay')),
  'payments of statuses': ({ read }) => read.payments({ ...OWNER, statuses: ['failed', 'expired'] }, page('pay')),
  'payments of all statuses': ({ read }) => read.payments({ ...OWNER, statuses: PAYMENT_STATUSES }, page('pay')),
  'payments of a reference': ({ read }) => read.payments({ ...OWNER, customerReference: 'order' }, page('pay')),
  'payments of an amount': ({ read }) => read.payments({ ...OWNER, amount: 5_000 }, page('pay')),
  'payments of a phone': ({ read }) => read.payments({ ...OWNER, phoneEnding: '789' }, page('pay')),
  'payments known to be of a customer': ({ read }) =>
    read.payments({ ...OWNER, anyOf: [{ customerId: id('cus') }] }, page('pay')),
  'payments of a customer': ({ read }) => read.payments({ ...OWNER, customer: CUSTOMER }, page('pay')),
  customerById: ({ read }) => read.customerById(id('cus')),
  customers: ({ read }) => read.customers(OWNER, page('att')),
  'customers since a moment': ({ read }) => read.customers(OWNER, { ...page('att'), fromId: id('att', '1') }),
  'customers by id': ({ read }) => read.customers({ ...OWNER, ids: [id('cus'), id('cus', '6')] }, page('att')),
  'customers by the end of a number': ({ read }) => read.customers({ ...OWNER, phoneEnding: '789' }, page('att')),
  customersOfPayments: ({ read }) => read.customersOfPayments(OWNER, [id('pay'), id('pay', '6')]),
  customerTotals: ({ read }) => read.customerTotals({ ...OWNER, customers: [CUSTOMER] }, 1_001),
  'payments of a reference that few have': ({ read }) =>
    read.payments({ ...OWNER, anyOf: [textOf(WORDS.few)] }, page('pay')),
  'payments of a common reference': ({ read }) =>
    read.payments({ ...OWNER, anyOf: [textOf(WORDS.common)] }, page('pay')),
  'payments of words of a description': ({ read }) =>
    read.payments({ ...OWNER, anyOf: [textOf('none here')] }, page('pay')),
  'payments of a number': ({ read }) => read.payments({ ...OWNER, anyOf: [textOf('1042')] }, page('pay')),
  "payments of a provider's reference": ({ read }) =>
    read.payments({ ...OWNER, anyOf: [{ railReference: 'MP1' }] }, page('pay')),
  'payments of a method': ({ read }) => read.payments({ ...OWNER, method: 'wallet' }, page('pay')),
  'payments of a transaction': ({ read }) => read.payments({ ...OWNER, transactionId: id('tx') }, page('pay')),
  'payments that were paid between two moments': ({ read }) =>
    read.payments({ ...OWNER, succeededFromMs: 1, succeededToMs: 2 }, page('pay')),
  'payments of a status that were paid on three days': ({ read }) =>
    read.payments({ ...OWNER, statuses: ['refunded'], succeededFromMs: 1, succeededToMs: 172_800_000 }, page('pay')),
  'payments between two moments': ({ read }) =>
    read.payments({ ...OWNER, fromId: id('pay', '1'), beforeId: id('pay', '2') }, page('pay')),
  'payments of an amount and a status': ({ read }) =>
    read.payments({ ...OWNER, amount: 5_000, statuses: ['failed', 'expired'] }, page('pay')),
  'payments by what they may be known': ({ read }) =>
    read.payments({ ...OWNER, anyOf: MARKS, method: 'wallet' }, page('pay')),
  paymentSums: ({ read }) => read.paymentSums(OWNER, 1_001),
  'sums of payments of a status': ({ read }) => read.paymentSums({ ...OWNER, statuses: ['failed'] }, 101),
  'sums of payments of an amount and a status': ({ read }) =>
    read.paymentSums({ ...OWNER, amount: 5_000, statuses: ['failed'] }, 101),
  auditEntryById: ({ read }) => read.auditEntryById(id('aud')),
  'audit log': ({ read }) => read.auditEntries({}, page('aud')),
  'audit log of a merchant': ({ read }) => read.auditEntries({ merchantId: id('mer') }, page('aud')),
  'audit log of an action': ({ read }) => read.auditEntries({ action: 'session.login' }, page('aud')),
  'audit log of a merchant and an action': ({ read }) =>
    read.auditEntries({ merchantId: id('mer'), action: 'session.login' }, { ...page('aud'), fromId: id('aud', '1') }),
  'audit log of an actor': ({ read }) => read.auditEntries({ actorId: id('key') }, page('aud')),
  'audit log of an actor and an action': ({ read }) =>
    read.auditEntries({ actorId: id('key'), action: 'session.login' }, page('aud')),
  'audit log of an actor and a merchant': ({ read }) =>
    read.auditEntries({ merchantId: id('mer'), actorId: id('key') }, page('aud')),
  'audit log of a subject': ({ read }) =>
    read.auditEntries(
      { merchantId: id('mer'), actorId: id('key'), action: 'session.login', subjectId: id('whe') },
      page('aud'),
    ),
  attemptById: ({ read }) => read.attemptById(id('att')),
  railOutcomes: ({ read }) => read.railOutcomes({ rail: 'rail', livemode: true, fromId: id('att') }, 200),
  lastCallbacks: ({ read }) =>
    read.lastCallbacks({ rail: 'momo', livemode: true, provider: 'mtn_momo', country: 'CM' }, 10),
  'attempts of a rail on a day': ({ read }) =>
    read.attempts(
      { owner: { livemode: true }, rail: 'momo', fromId: id('att', '1'), beforeId: id('att', '2') },
      page('att'),
    ),
  'attempts of a rail and a provider on a day': ({ read }) =>
    read.attempts(
      {
        owner: { livemode: true },
        rail: 'momo',
        provider: 'mtn_momo',
        fromId: id('att', '1'),
        beforeId: id('att', '2'),
      },
      page('att'),
    ),
  'attempts of a provider on a day': ({ read }) =>
    read.attempts({ provider: 'mtn_momo', fromId: id('att', '1'), beforeId: id('att', '2') }, page('att')),
  'attempts by the reference of a rail': ({ read }) => read.attemptsByHandle({ railReference: 'reference' }, 20),
  'attempts by the request of a rail': ({ read }) => read.attemptsByHandle({ railRequestId: 'request' }, 20),
  'refunds by the request of a rail': ({ read }) => read.refundsByRailRequestId('request', 20),
  'attempts by a whole number': ({ read }) => read.attemptsByHandle({ phoneHashes: ['hash'] }, 20),
  attemptsByEnding: ({ read }) => read.attemptsByEnding(OWNER, '789', 20),
  'attempts by the end of a number': ({ read }) => read.attemptsByHandle({ phoneEnding: '789' }, 20),
  owedFunds: ({ read }) => read.owedFunds(undefined, page('att')),
  'owed funds of an owner': ({ read }) => read.owedFunds(OWNER, page('att')),
  kycSubmissions: ({ read }) => read.kycSubmissions(id('mer'), page('kyc')),
  lastKycSubmission: ({ read }) => read.lastKycSubmission(id('mer')),
  owedDisputes: ({ read }) => read.owedDisputes(undefined, page('dsp')),
  'owed disputes of an owner': ({ read }) => read.owedDisputes(OWNER, page('dsp')),
  paymentsByReference: ({ read }) => read.paymentsByReference('order-1', 20),
  attemptByRailReference: ({ read }) => read.attemptByRailReference('rail', 'reference'),
  attemptsOfPayment: ({ read }) => read.attemptsOfPayment(id('pay')),
  attempts: ({ read }) => read.attempts({}, page('att')),
  'attempts of a status': ({ read }) => read.attempts({ status: 'needs_review' }, page('att')),
  'attempts of an owner': ({ read }) => read.attempts({ owner: OWNER }, page('att')),
  'attempts of an owner and a status': ({ read }) => read.attempts({ owner: OWNER, status: 'failed' }, page('att')),
  'attempts of a mode': ({ read }) => read.attempts({ owner: { livemode: true } }, page('att')),
  'attempts of a payment': ({ read }) => read.attempts({ paymentId: id('pay') }, page('att')),
  refundById: ({ read }) => read.refundById(id('rfd')),
  refundsOfPayment: ({ read }) => read.refundsOfPayment(id('pay'), page('rfd')),
  refunds: ({ read }) => read.refunds({}, page('rfd')),
  'refunds of a status': ({ read }) => read.refunds({ status: 'pending' }, page('rfd')),
  'refunds of an owner': ({ read }) => read.refunds({ owner: OWNER }, page('rfd')),
  'refunds of an owner and a status': ({ read }) => read.refunds({ owner: OWNER, status: 'pending' }, page('rfd')),
  'refunds of a payment': ({ read }) => read.refunds({ paymentId: id('pay') }, page('rfd')),
  disputeById: ({ read }) => read.disputeById(id('dsp')),
  disputes: ({ read }) => read.disputes({}, page('dsp')),
  'disputes of an owner since a moment': ({ read }) =>
    read.disputes({ owner: OWNER }, { ...page('dsp'), fromId: id('dsp', '1') }),
  'disputes of an owner': ({ read }) => read.disputes({ owner: OWNER }, page('dsp')),
  'disputes of an owner and a status': ({ read }) => read.disputes({ owner: OWNER, status: 'won' }, page('dsp')),
  'disputes of a status': ({ read }) => read.disputes({ status: 'won' }, page('dsp')),
  'disputes of a payment': ({ read }) => read.disputes({ paymentId: id('pay') }, page('dsp')),
  paymentLinkById: ({ read }) => read.paymentLinkById(id('plink')),
  paymentLinkBySlug: ({ read }) => read.paymentLinkBySlug('slug'),
  paymentLinks: ({ read }) => read.paymentLinks(OWNER, page('plink')),
  'payment links by whether they are active': ({ read }) =>
    read.paymentLinks({ ...OWNER, isActive: true }, page('plink')),
  'payments of a link': ({ read }) => read.payments({ ...OWNER, paymentLinkId: id('plink') }, page('pay')),
  payoutAccountOf: ({ read }) => read.payoutAccountOf(OWNER),
  payoutAccountsOf: ({ read }) => read.payoutAccountsOf(OWNER, page('pac')),
  payoutAccounts: ({ read }) => read.payoutAccounts([id('pac')], [id('mer')]),
  settlementsByIds: ({ read }) => read.settlementsByIds([id('stl'), id('stl', '6')]),
  'settlements of a bank file': ({ read }) => read.settlements({ exportId: id('pex'), status: 'pending' }, page('stl')),
  duePayouts: ({ read }) => read.duePayouts(undefined, page('stl')),
  'due payouts of a mode': ({ read }) => read.duePayouts(true, page('stl')),
  dueTotals: ({ read }) => read.dueTotals(undefined, 1, 9),
  'due totals of a mode': ({ read }) => read.dueTotals(true, 1, 9),
  payoutExportById: ({ read }) => read.payoutExportById(id('pex')),
  payoutExports: ({ read }) => read.payoutExports(page('pex')),
  exportedCounts: ({ read }) => read.exportedCounts([id('pex'), id('pex', '6')]),
  settlementById: ({ read }) => read.settlementById(id('stl')),
  settlements: ({ read }) => read.settlements({}, page('stl')),
  'settlements of an owner since a moment': ({ read }) =>
    read.settlements({ owner: OWNER }, { ...page('stl'), fromId: id('stl', '1') }),
  'settlements of an owner': ({ read }) => read.settlements({ owner: OWNER, currency: 'XAF' }, page('stl')),
  'settlements of an owner and a status': ({ read }) => read.settlements({ owner: OWNER, status: 'paid' }, page('stl')),
  'settlements of a status': ({ read }) => read.settlements({ status: 'pending' }, page('stl')),
  agentById: ({ read }) => read.agentById(id('agt')),
  agentsByIds: ({ read }) => read.agentsByIds([id('agt'), id('agt', '6')]),
  cashOutCode: ({ read }) => read.cashOutCode('wallet'),
  cashCodeOfPayment: ({ read }) => read.cashCodeOfPayment(id('pay')),
  cashCodeByHash: ({ read }) => read.cashCodeByHash('hash'),
  agentLocationById: ({ read }) => read.agentLocationById(id('loc')),
  agentLocations: ({ read }) => read.agentLocations(undefined, page('loc')),
  'places of agents in a town': ({ read }) => read.agentLocations('Douala', page('loc')),
  activeAgentLocations: ({ read }) => read.activeAgentLocations('Douala', 10),
  agentTowns: ({ read }) => read.agentTowns(10),
  accountById: ({ read }) => read.accountById(ACCOUNT),
  balance: ({ read }) => read.balance('mer:merchant_available:XAF:live'),
  balances: ({ read }) => read.balances(['mer:merchant_available:XAF:live', 'mer:refund_hold:XAF:live']),
  unchainedAccounts: ({ read }) => read.unchainedAccounts(10),
  unchainedEntries: ({ read }) => read.unchainedEntries(ACCOUNT, 10),
  transferById: ({ read }) => read.transferById(id('tx')),
  transfersOfSubjects: ({ read }) => read.transfersOfSubjects('late_refund', [id('att'), id('att', '6')]),
  transfersOfPayment: ({ read }) => read.transfersOfPayment(id('pay')),
  'newest transfers of a payment': ({ read }) => read.transfersOfPayment(id('pay'), 10),
  transfersOfAccount: ({ read }) => read.transfersOfAccount(ACCOUNT, page('tx')),
  linesTotal: ({ read }) => read.linesTotal(RANGE),
  lines: ({ read }) => read.lines(RANGE, { limit: 10, afterSequence: 2 }),
  deductions: ({ read }) => read.deductions(ACCOUNT, [id('pay'), id('pay', '6')]),
  idempotency: ({ read }) => read.idempotency(id('key')),
  endpointById: ({ read }) => read.endpointById(id('whe')),
  endpointsByIds: ({ read }) => read.endpointsByIds([id('whe'), id('whe', '6')]),
  endpoints: ({ read }) => read.endpoints(OWNER, page('whe')),
  eventById: ({ read }) => read.eventById(id('evt')),
  events: ({ read }) => read.events(OWNER, page('evt')),
  'events since a moment': ({ read }) => read.events(OWNER, { ...page('evt'), fromId: id('evt', '1') }),
  'events of a type since a moment': ({ read }) =>
    read.events({ ...OWNER, type: 'ping' }, { ...page('evt'), fromId: id('evt', '1') }),
  'events of a type': ({ read }) => read.events({ ...OWNER, type: 'ping' }, page('evt')),
  'events of a payment': ({ read }) => read.events({ ...OWNER, paymentId: id('pay') }, page('evt')),
  'deliveries of an event': ({ read }) => read.deliveries({ owner: OWNER, eventId: id('evt') }, page('dlv')),
  'deliveries of a payment': ({ read }) => read.deliveries({ owner: OWNER, paymentId: id('pay') }, page('dlv')),
  figures: ({ read }) => read.figures(OWNER, '2026-01-01', '2026-01-31'),
  pendingFigures: ({ read }) => read.pendingFigures(250),
  movedBy: ({ read }) => read.movedBy([id('tx'), id('tx', '6')]),
  endedPayments: ({ read }) => read.endedPayments(OWNER, 200),
  attemptsInReview: ({ read }) => read.attemptsInReview(OWNER, 100),
  disputesDueAtMs: ({ read }) => read.disputesDueAtMs(OWNER, 1, 100),
  lastSettlement: ({ read }) => read.lastSettlement(OWNER, 'XAF'),
  recentDeliveries: ({ read }) => read.recentDeliveries([id('whe'), id('whe', '6')], 100),
  attemptSums: ({ read }) => read.attemptSums({ livemode: true, fromId: id('att'), beforeId: id('att', '9') }, 20_000),
  'payments of all merchants': ({ read }) => read.allPayments({}, page('pay')),
  'payments of all merchants of an amount in a mode': ({ read }) =>
    read.allPayments(
      { owner: { livemode: true }, amountFrom: 1, statuses: ['succeeded'], nowMs: 1, method: 'wallet' },
      page('pay'),
    ),
  'payments of a merchant up to an amount': ({ read }) => read.allPayments({ owner: OWNER, amountTo: 1 }, page('pay')),
  waitingDeliveries: ({ read }) => read.waitingDeliveries([id('whe'), id('whe', '6')], 1_001),
  eventsOfSubject: ({ read }) => read.eventsOfSubject(id('pay'), 10),
  deliveryById: ({ read }) => read.deliveryById(id('dlv')),
  deliveryAttempts: ({ read }) => read.deliveryAttempts(id('dlv')),
  deliveriesOfEvents: ({ read }) => read.deliveriesOfEvents([id('evt'), id('evt', '6')], 10),
  deliveries: ({ read }) => read.deliveries({}, page('dlv')),
  'deliveries since a moment': ({ read }) => read.deliveries({}, { ...page('dlv'), fromId: id('dlv', '1') }),
  'deliveries of an owner since a moment': ({ read }) =>
    read.deliveries({ owner: OWNER }, { ...page('dlv'), fromId: id('dlv', '1') }),
  'deliveries of statuses since a moment': ({ read }) =>
    read.deliveries(
      { owner: OWNER, statuses: ['waiting', 'failed', 'succeeded'] },
      { ...page('dlv'), fromId: id('dlv', '1') },
    ),
  'deliveries of an owner': ({ read }) => read.deliveries({ owner: OWNER }, page('dlv')),
  'deliveries of an owner and a status': ({ read }) =>
    read.deliveries({ owner: OWNER, statuses: ['failed'] }, page('dlv')),
  'deliveries of a status': ({ read }) => read.deliveries({ statuses: ['waiting'] }, page('dlv')),
  'failures since a moment': ({ read }) =>
    read.deliveries({ statuses: ['failing', 'failed'], createdFromMs: 1, fromId: id('dlv') }, page('dlv')),
  'deliveries of an endpoint': ({ read }) => read.deliveries({ endpointId: id('whe') }, page('dlv')),
  'claim lanes': ({ claim }) =>
    claim.lanes({
      ...CLAIM,
      isSlow: false,
      deliveriesMax: 32,
      exceptMerchantIds: [],
      handlerIds: [],
      owner: 'lease',
      heldIds: [id('whe')],
      pace: { burst: 1, everyMs: 1 },
    }),
  'read lanes that are held': ({ claim }) =>
    claim.heldLanes({ nowMs: 1, deliveriesMax: 32, lanes: [{ id: id('whe'), leaseToken: 'lease' }], exceptIds: [] }),
  'claim attempts': ({ claim }) => claim.attempts({ ...CLAIM, rail: 'sandbox', pace: null }),
  'claim attempts at a pace': ({ claim }) =>
    claim.attempts({ ...CLAIM, rail: 'sandbox', pace: { everyMs: 100, lateMsMax: 50 } }),
  'take a turn': ({ paces }) =>
    paces.take({ rail: 'sandbox', nowMs: 1, pace: { everyMs: 100, lateMsMax: 50 }, aheadMax: 2 }),
  'stop look-ups': ({ paces }) => paces.stop({ rail: 'sandbox', nowMs: 1, untilMs: 2 }),
  lookUpQueues: ({ read }) => read.lookUpQueues(1),
  'claim tasks': ({ claim }) => claim.tasks(CLAIM),
  linkById: ({ read }) => read.linkById(id('lnk')),
  sweepDailyTotals: ({ claim }) => claim.sweepDailyTotals({ afterId: ACCOUNT, limit: 10, beforeDay: '2026-01-31' }),
  sweepKnownDevices: ({ claim }) =>
    claim.sweepKnownDevices({ afterId: id('kdv', '1'), limit: 10, loggedInBeforeMs: 1 }),
  sweepLinks: ({ claim }) => claim.sweepLinks({ afterId: id('lnk', '1'), limit: 10, expiredBeforeMs: 1 }),
  'change links.end': ({ commit }) => commit([{ type: 'links.end', principalId: id('usr'), nowMs: 1 }]),
  messageById: ({ read }) => read.messageById(id('msg')),
  messages: ({ read }) => read.messages(undefined, page('msg')),
  'messages of a state': ({ read }) => read.messages('refused', page('msg')),
  'claim messages': ({ claim }) => claim.messages({ ...CLAIM, channel: 'mail' }),
  sweepMessages: ({ claim }) => claim.sweepMessages({ afterId: id('msg', '1'), limit: 10, beforeId: id('msg', '2') }),
  hasTestReleaseDue: ({ read }) => read.hasTestReleaseDue(id('mer', '1'), 1),
  waitingInSandbox: ({ read }) => read.waitingInSandbox(id('mer', '1'), 10),
  expiredPayments: ({ claim }) => claim.expiredPayments(CLAIM),
  releasablePayments: ({ claim }) => claim.releasablePayments(CLAIM),
  settleableMerchants: ({ claim }) => claim.settleableMerchants(CLAIM),
  sweepIdempotency: ({ claim }) => claim.sweepIdempotency(CLAIM),
  sweepEvents: async ({ claim }) =>
    claim.sweepEvents?.({ afterId: id('evt', '1'), limit: 10, beforeId: id('evt', '2') }),
  sweepSessions: ({ claim }) =>
    claim.sweepSessions({ afterId: id('dev', '1'), limit: 10, beforeId: id('dev', '2'), endedBeforeMs: 1 }),
  sweepCashOutCodes: ({ claim }) => claim.sweepCashOutCodes({ afterId: 'wallet', limit: 10, nowMs: 1 }),
  sweepCashCodes: ({ claim }) => claim.sweepCashCodes({ afterId: id('pay'), limit: 10 }),
  sweepTestPayments: ({ claim }) =>
    claim.sweepTestPayments({ afterId: id('pay', '1'), limit: 10, beforeId: id('pay', '2'), endedBeforeMs: 1 }),
  sweepSigningKeys: ({ claim }) => claim.sweepSigningKeys({ retiredBeforeMs: 1 }),
  'change session.insert': ({ commit }) => {
    const principal = aPrincipal();
    return commit([
      { type: 'principal.insert', principal },
      { type: 'session.insert', session: aSession(principal) },
    ]);
  },
  'change assert.session': ({ commit }) => commit([{ type: 'assert.session', id: id('dev') }]),
  'change session.revoke_others': ({ commit }) =>
    commit([{ type: 'session.revoke_others', principalId: id('usr'), exceptId: id('dev'), nowMs: 1 }]),
  'change session.revoke_of_membership': ({ commit }) =>
    commit([{ type: 'session.revoke_of_membership', principalId: id('usr'), membershipId: id('mbr'), nowMs: 1 }]),
  'change session.end_host': ({ commit }) => commit([{ type: 'session.end_host', hostSessionHash: 'hash', nowMs: 1 }]),
  'change assert.host_answer': ({ commit }) =>
    commit([{ type: 'assert.host_answer', principalId: id('usr'), hostSessionHashes: ['hash'], begunAtMs: 1 }]),
  'change assert.api_keys_below': ({ commit }) =>
    commit([{ type: 'assert.api_keys_below', merchantId: id('mer'), livemode: true, limit: 50, nowMs: 1 }]),
  'change assert.no_payout_account': ({ commit }) =>
    commit([{ type: 'assert.no_payout_account', merchantId: id('mer'), livemode: true }]),
  'change file.insert': ({ commit }) =>
    commit([{ type: 'file.insert', file: aFile(aMerchant()), countMax: 1, bytesMax: 1 }]),
  'change file_parts.delete': ({ commit }) => commit([{ type: 'file_parts.delete', fileId: id('file') }]),
  'change event.append': ({ commit }) =>
    commit([{ type: 'event.append', event: anEvent(OWNER), deliveryIdBase: aDeliveryIdBase() }]),
  'change endpoint.update': ({ commit }) =>
    commit([{ type: 'endpoint.update', endpoint: anEndpoint(aMerchant()), fromVersion: 1 }]),
  'change endpoint.delete': ({ commit }) =>
    commit([{ type: 'endpoint.delete', id: id('whe'), merchantId: id('mer'), nowMs: 1 }]),
  'change handler.delete': ({ commit }) => commit([{ type: 'handler.delete', id: 'hdl' }]),
  'change delivery.cancel_waiting': ({ commit }) =>
    commit([{ type: 'delivery.cancel_waiting', endpointId: id('whe') }]),
  'change sandbox.advance': ({ commit }) => commit([{ type: 'sandbox.advance', merchantId: id('mer'), byMs: 1 }]),
  'take of limits': ({ limits }) => limits.take({ nowMs: 1, takes: [{ key: id('key'), count: 1, endsAtMs: 2 }] }),
  'sweep of limits': ({ limits }) => limits.sweep(CLAIM),
  nowMs: ({ read }) => read.nowMs(),
  workers: ({ read }) => read.workers(100),
  health: ({ read }) => read.health({ nowMs: 1, limit: 10_000, failedSinceMs: 1, failedFromId: id('dlv') }),
  ledgerCheckById: ({ read }) => read.ledgerCheckById(id('chk')),
  ledgerChecks: ({ read }) => read.ledgerChecks(page('chk')),
  lastLedgerCheck: ({ read }) => read.lastLedgerCheck(),
  'claim ledger checks': ({ claim }) => claim.ledgerChecks(CLAIM),
  sweepWorkers: ({ claim }) => claim.sweepWorkers({ seenBeforeMs: 1, limit: 10 }),
  nextDueAtMs: ({ read }) => read.nextDueAtMs(1),
  'audit of transfers': ({ audit }) => audit.transfers(page('tx')),
  lastCheckpoint: ({ read }) => read.lastCheckpoint(),
  checkpointOfDay: ({ read }) => read.checkpointOfDay('2026-01-01'),
  checkpoints: ({ read }) => read.checkpoints(1, 20),
  newestCheckpoints: ({ read }) => read.newestCheckpoints(20),
  checkpointToRecheck: ({ read }) => read.checkpointToRecheck(1),
  accountStates: ({ read }) => read.accountStates(['one', 'other']),
  'audit of the payments of a day': ({ audit }) => audit.fixedRows('payment', dayPage('pay')),
  'audit of the audit entries of a day': ({ audit }) => audit.fixedRows('auditEntry', dayPage('aud')),
  'audit of the transfers of a day': ({ audit }) => audit.transfers(dayPage('tx')),
  'audit of some payments': ({ audit }) => audit.payments({ afterId: null, ids: ['one', 'other'], limit: 20 }),
  'audit of accounts': ({ audit }) => audit.accounts({ limit: 20, afterId: 'last' }),
  'audit of orphans': ({ audit }) => audit.orphanEntries({ transferId: id('tx'), position: 1 }, 10),
  'audit of a chain': ({ audit }) => audit.chain(ACCOUNT, 1, 10),
  'audit of payments': ({ audit }) => audit.payments(page('pay')),
  'audit of settlements': ({ audit }) => audit.settlements(page('stl')),
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
