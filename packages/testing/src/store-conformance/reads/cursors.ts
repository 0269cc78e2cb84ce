import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Attempt, Change, Merchant, Page, EngineStore, PayoutAccount, StoreReads } from '@mitako/core/engine';
import {
  aCredit,
  aDelivery,
  aDeliveryIdBase,
  aDispute,
  aKycSubmission,
  aMembership,
  aMerchant,
  aMessage,
  anAccountId,
  anAgentLocation,
  anApiKey,
  anAttempt,
  anAuditEntry,
  anEndpoint,
  anEvent,
  anId,
  idAfter,
  anOperatorKey,
  aPayment,
  aPaymentLink,
  aPayoutAccount,
  aPayoutExport,
  aPrincipal,
  aRefund,
  aSettlement,
  aTask,
  aFinishedCheck,
  NOW_MS,
} from '../fixtures.ts';
import { applied, idsOf, ROWS_MAX, type Suite, times } from '../suite.ts';

/** Each paginated read. */
type Listed = {
  [Name in keyof StoreReads]: Parameters<StoreReads[Name]> extends [...unknown[], Page] ? Name : never;
}[keyof StoreReads];

/** A row, which may take several changes. */
type Inserted = (id: string) => Change | readonly Change[];

/** Inserts rows into one list of the read. */
interface List {
  /** Their owner. */
  readonly before: readonly Change[];
  readonly own: Inserted;
  /** A row of the same table that is not in this list. */
  readonly foreign: Inserted;
  readonly page: (read: StoreReads, page: Page) => Promise<readonly { readonly id: string }[]>;
}

const LISTS: { readonly [Name in Listed]: () => List } = {
  ledgerChecks: () => ({
    before: [],
    own: (id) => ({ type: 'ledger_check.insert', ledgerCheck: aFinishedCheck({ id }) }),
    // There is only one list of them.
    foreign: () => [],
    page: (read, page) => read.ledgerChecks(page),
  }),
  messages: () => ({
    before: [],
    own: (id) => ({ type: 'message.queue', message: aMessage({ id, status: 'refused' }) }),
    foreign: (id) => ({ type: 'message.queue', message: aMessage({ id }) }),
    page: (read, page) => read.messages('refused', page),
  }),
  operatorKeys: () => ({
    before: [],
    own: (id) => ({ type: 'operator_key.insert', operatorKey: anOperatorKey({ id }) }),
    // There is only one list of them.
    foreign: () => [],
    page: (read, page) => read.operatorKeys(page),
  }),
  principals: () => ({
    before: [],
    own: (id) => ({ type: 'principal.insert', principal: aPrincipal({ id }) }),
    foreign: (id) => ({ type: 'principal.insert', principal: aPrincipal({ id, role: 'agent' }) }),
    page: (read, page) => read.principals('user', page),
  }),
  memberships: () => {
    const [merchant, other, person] = [aMerchant(), aMerchant(), aPrincipal()];
    const of = (merchantOfIt: Merchant | null, id: string): Change => ({
      type: 'membership.insert',
      membership: aMembership(merchantOfIt, person, { id, state: 'removed' }),
    });
    return {
      before: [
        { type: 'principal.insert', principal: person },
        ...[merchant, other].map((each) => ({ type: 'merchant.insert', merchant: each }) as const),
      ],
      own: (id) => of(merchant, id),
      foreign: (id) => [of(other, id), of(null, anId('mbr'))],
      page: (read, page) => read.memberships(merchant.id, page),
    };
  },
  kycSubmissions: () => {
    const [merchantId, other] = [anId('mer'), anId('mer')];
    const replacedAtMs = NOW_MS;
    return {
      before: [],
      own: (id) => ({
        type: 'kyc_submission.insert',
        kycSubmission: aKycSubmission(merchantId, { id, replacedAtMs }),
      }),
      foreign: (id) => ({ type: 'kyc_submission.insert', kycSubmission: aKycSubmission(other, { id, replacedAtMs }) }),
      page: (read, page) => read.kycSubmissions(merchantId, page),
    };
  },
  merchants: () => ({
    before: [],
    own: (id) => ({ type: 'merchant.insert', merchant: aMerchant({ id, kycStatus: 'pending' }) }),
    foreign: (id) => ({ type: 'merchant.insert', merchant: aMerchant({ id, kycStatus: 'approved' }) }),
    page: (read, page) => read.merchants({ kycStatus: 'pending' }, page),
  }),
  auditEntries: () => {
    const merchantId = anId('mer');
    return {
      before: [],
      own: (id) => ({ type: 'audit.append', entry: anAuditEntry({ id, merchantId }) }),
      foreign: (id) => ({ type: 'audit.append', entry: anAuditEntry({ id }) }),
      page: (read, page) => read.auditEntries({ merchantId }, page),
    };
  },
  apiKeys: () => {
    const [merchant, other] = [aMerchant(), aMerchant()];
    return {
      before: [merchant, other].map((each) => ({ type: 'merchant.insert', merchant: each })),
      own: (id) => ({ type: 'api_key.insert', apiKey: anApiKey(merchant, { id }) }),
      foreign: (id) => ({ type: 'api_key.insert', apiKey: anApiKey(other, { id }) }),
      page: (read, page) => read.apiKeys(merchant.id, page),
    };
  },
  customers: () => {
    const owner = { merchantId: anId('mer'), livemode: false };
    // In the order of their first attempts.
    const seen = (id: string, over: Partial<Attempt>): Change => ({
      type: 'attempt.insert',
      attempt: anAttempt(aPayment(), { id, ...owner, customerId: anId('cus'), ...over }),
    });
    return {
      before: [],
      own: (id) => seen(id, {}),
      foreign: (id) => seen(id, { livemode: true }),
      page: async (read, page) =>
        (await read.customers(owner, page)).map(({ customer }) => ({ id: customer.firstAttemptId })),
    };
  },
  paymentLinks: () => {
    const owner = { merchantId: anId('mer'), livemode: false };
    return {
      before: [],
      own: (id) => ({ type: 'payment_link.insert', paymentLink: aPaymentLink({ id, ...owner }) }),
      foreign: (id) => ({ type: 'payment_link.insert', paymentLink: aPaymentLink({ id }) }),
      page: (read, page) => read.paymentLinks(owner, page),
    };
  },
  payoutAccountsOf: () => {
    const owner = { merchantId: anId('mer'), livemode: false };
    const replaced = (over: Partial<PayoutAccount>): Change => ({
      type: 'payout_account.insert',
      payoutAccount: aPayoutAccount({ ...over, replacedAtMs: NOW_MS }),
    });
    return {
      before: [],
      own: (id) => replaced({ id, ...owner }),
      foreign: (id) => replaced({ id, ...owner, livemode: true }),
      page: (read, page) => read.payoutAccountsOf(owner, page),
    };
  },
  payoutExports: () => ({
    before: [],
    own: (id) => ({ type: 'payout_export.insert', payoutExport: aPayoutExport({ id }) }),
    // There is only one list of them.
    foreign: () => [],
    page: (read, page) => read.payoutExports(page),
  }),
  agentLocations: () => {
    const town = anId('town');
    return {
      before: [],
      own: (id) => ({ type: 'agent_location.insert', agentLocation: anAgentLocation({ id, town }) }),
      foreign: (id) => ({ type: 'agent_location.insert', agentLocation: anAgentLocation({ id }) }),
      page: (read, page) => read.agentLocations(town, page),
    };
  },
  duePayouts: () => ({
    before: [],
    own: (id) => ({ type: 'settlement.insert', settlement: aSettlement({ id }) }),
    foreign: (id) => ({ type: 'settlement.insert', settlement: aSettlement({ id, exportId: anId('pex') }) }),
    page: (read, page) => read.duePayouts(false, page),
  }),
  payments: () => {
    const merchantId = anId('mer');
    return {
      before: [],
      own: (id) => ({ type: 'payment.insert', payment: aPayment({ id, merchantId }) }),
      foreign: (id) => ({ type: 'payment.insert', payment: aPayment({ id, merchantId, livemode: true }) }),
      page: async (read, page) => (await read.payments({ merchantId, livemode: false }, page)).rows,
    };
  },
  allPayments: () => {
    const merchantId = anId('mer');
    return {
      before: [],
      own: (id) => ({ type: 'payment.insert', payment: aPayment({ id, merchantId }) }),
      foreign: (id) => ({ type: 'payment.insert', payment: aPayment({ id, merchantId, livemode: true }) }),
      page: async (read, page) => (await read.allPayments({ owner: { merchantId, livemode: false } }, page)).rows,
    };
  },
  attempts: () => {
    const [payment, other] = [aPayment(), aPayment()];
    const status = 'failed';
    return {
      before: [payment, other].map((each) => ({ type: 'payment.insert', payment: each })),
      own: (id) => ({ type: 'attempt.insert', attempt: anAttempt(payment, { id, status }) }),
      foreign: (id) => ({ type: 'attempt.insert', attempt: anAttempt(other, { id, status }) }),
      page: (read, page) => read.attempts({ paymentId: payment.id }, page),
    };
  },
  owedFunds: () => {
    const merchantId = anId('mer');
    const own = aPayment({ merchantId });
    const late = (id: string): Change => ({
      type: 'attempt.insert',
      attempt: anAttempt(own, { id, status: 'paid_late' }),
    });
    return {
      before: [{ type: 'payment.insert', payment: own }],
      own: (id) => [late(id), { type: 'task.insert', task: aTask({ kind: 'late_refund', subjectId: id }) }],
      // Its money has been returned.
      foreign: late,
      page: (read, page) => read.owedFunds({ merchantId, livemode: own.livemode }, page),
    };
  },
  owedDisputes: () => {
    const merchantId = anId('mer');
    const own = aPayment({ merchantId });
    return {
      before: [
        { type: 'payment.insert', payment: own },
        { type: 'attempt.insert', attempt: anAttempt(own, { status: 'succeeded' }) },
      ],
      own: (id) => ({ type: 'dispute.insert', dispute: aDispute(own, { id, status: 'lost', returnStatus: 'owed' }) }),
      // Its payer has the money.
      foreign: (id) => ({
        type: 'dispute.insert',
        dispute: aDispute(own, { id, status: 'lost', returnStatus: 'returned' }),
      }),
      page: (read, page) => read.owedDisputes({ merchantId, livemode: own.livemode }, page),
    };
  },
  refundsOfPayment: () => {
    const [payment, other] = [aPayment(), aPayment()];
    return {
      before: [payment, other].map((each) => ({ type: 'payment.insert', payment: each })),
      own: (id) => ({ type: 'refund.insert', refund: aRefund(payment, { id }) }),
      foreign: (id) => ({ type: 'refund.insert', refund: aRefund(other, { id }) }),
      page: (read, page) => read.refundsOfPayment(payment.id, page),
    };
  },
  refunds: () => {
    const payment = aPayment({ merchantId: anId('mer') });
    const { merchantId, livemode } = payment;
    return {
      before: [{ type: 'payment.insert', payment }],
      own: (id) => ({ type: 'refund.insert', refund: aRefund(payment, { id }) }),
      foreign: (id) => ({ type: 'refund.insert', refund: aRefund(payment, { id, livemode: !livemode }) }),
      page: (read, page) => read.refunds({ owner: { merchantId, livemode } }, page),
    };
  },
  disputes: () => {
    const payment = aPayment({ merchantId: anId('mer') });
    const { merchantId, livemode } = payment;
    return {
      before: [{ type: 'payment.insert', payment }],
      own: (id) => ({ type: 'dispute.insert', dispute: aDispute(payment, { id }) }),
      foreign: (id) => ({ type: 'dispute.insert', dispute: aDispute(payment, { id, status: 'won' }) }),
      page: (read, page) => read.disputes({ owner: { merchantId, livemode }, status: 'needs_response' }, page),
    };
  },
  settlements: () => {
    const merchantId = anId('mer');
    let fromSequence = 0;
    const next = (id: string, livemode: boolean): Change => {
      fromSequence += 1;
      const range = { fromSequence, throughSequence: fromSequence };
      return { type: 'settlement.insert', settlement: aSettlement({ id, merchantId, livemode, ...range }) };
    };
    return {
      before: [],
      own: (id) => next(id, false),
      foreign: (id) => next(id, true),
      page: (read, page) => read.settlements({ owner: { merchantId, livemode: false } }, page),
    };
  },
  transfersOfAccount: () => {
    const [wallet, other] = [anAccountId('wallet'), anAccountId('wallet')];
    return {
      before: [],
      own: (id) => ({ type: 'transfer.insert', transfer: aCredit(wallet, 1, { id }) }),
      foreign: (id) => ({ type: 'transfer.insert', transfer: aCredit(other, 1, { id }) }),
      page: (read, page) => read.transfersOfAccount(wallet, page),
    };
  },
  endpoints: () => {
    const merchant = aMerchant();
    const owner = { merchantId: merchant.id, livemode: false };
    return {
      before: [],
      // Inserted like handlers, which are not counted: a merchant has fewer endpoints than are listed here.
      own: (id) => ({ type: 'handler.insert', handler: anEndpoint(merchant, { id }) }),
      foreign: (id) => ({ type: 'handler.insert', handler: anEndpoint(merchant, { id, livemode: true }) }),
      page: (read, page) => read.endpoints(owner, page),
    };
  },
  events: () => {
    const merchantId = anId('mer');
    const append = (id: string, livemode: boolean): Change => ({
      type: 'event.append',
      event: anEvent({ id, merchantId, livemode }),
      deliveryIdBase: aDeliveryIdBase(),
    });
    return {
      before: [],
      own: (id) => append(id, false),
      foreign: (id) => append(id, true),
      page: (read, page) => read.events({ merchantId, livemode: false }, page),
    };
  },
  deliveries: () => {
    const [endpoint, other] = [anEndpoint(aMerchant()), anEndpoint(aMerchant())];
    return {
      before: [],
      own: (id) => ({ type: 'delivery.insert', delivery: aDelivery(anEvent(), endpoint, { id }) }),
      foreign: (id) => ({ type: 'delivery.insert', delivery: aDelivery(anEvent(), other, { id }) }),
      page: (read, page) => read.deliveries({ endpointId: endpoint.id }, page),
    };
  },
};

/** Of the ids by which each is ordered. */
const PREFIXES: Readonly<Record<Listed, string>> = {
  ledgerChecks: 'chk',
  operatorKeys: 'opk',
  principals: 'usr',
  kycSubmissions: 'kyc',
  merchants: 'mer',
  memberships: 'mbr',
  messages: 'msg',
  auditEntries: 'aud',
  apiKeys: 'key',
  customers: 'att',
  paymentLinks: 'plink',
  payoutAccountsOf: 'pac',
  payoutExports: 'pex',
  agentLocations: 'loc',
  duePayouts: 'stl',
  payments: 'pay',
  allPayments: 'pay',
  attempts: 'att',
  owedFunds: 'att',
  owedDisputes: 'dsp',
  refundsOfPayment: 'rfd',
  refunds: 'rfd',
  disputes: 'dsp',
  settlements: 'stl',
  transfersOfAccount: 'tx',
  endpoints: 'whe',
  events: 'evt',
  deliveries: 'dlv',
};

/** Lists of all rows of a table. */
const OF_ALL: ReadonlySet<string> = new Set([
  'principals',
  'merchants',
  'operatorKeys',
  'duePayouts',
  'payoutExports',
] satisfies readonly Listed[]);

export function cursorTests({ describe, it, alone }: Suite): void {
  describe('cursors', () => {
    for (const [name, list] of Object.entries(LISTS)) {
      const test = OF_ALL.has(name) ? alone : it;
      test(`${name} is listed in pages of any size, from any id, and during inserts`, async ({ store }) => {
        const { before, own, foreign, page } = list();
        const ids = times(15, () => anId(PREFIXES[name as Listed]));
        const mine = ids.filter((_, place) => place % 2 === 1).toReversed();
        const rows = ids.flatMap((id) => (mine.includes(id) ? own(id) : foreign(id)));
        await applied(store, ...before, ...rows.toReversed());
        const read = (limit: number, afterId: string | null): Promise<readonly string[]> =>
          page(store.read, { limit, afterId }).then(idsOf);

        for (const limit of [1, 2, 3, 6, 7, 8, 100]) deepEqual(await walk(limit, read), mine, `pages of ${limit}`);
        // An id is a position in the order, whether or not its row exists or belongs to this list.
        const [first, last] = ['0', '7'].map((digit) => `${PREFIXES[name as Listed]}_${digit.padEnd(26, digit)}`);
        for (const afterId of [...ids, ...ids.map((id) => idAfter(id, 5)), first ?? '', last ?? '']) {
          const expected = mine.filter((id) => id < afterId);
          deepEqual(await read(100, afterId), expected, `after ${afterId}`);
          deepEqual(await read(2, afterId), expected.slice(0, 2), `two after ${afterId}`);
        }
        // Those are ordered by other texts, too.
        const none = name === 'endpoints' || name === 'owedFunds' ? [] : ['', '~', `row_${'7'.repeat(26)}`];
        for (const noId of none) deepEqual(await read(100, noId), [], `after ${noId}`);
        await walkDuringInserts(store, mine, own, read);
      });
    }
  });
}

type ReadPage = (limit: number, afterId: string | null) => Promise<readonly string[]>;

async function walk(limit: number, read: ReadPage): Promise<readonly string[]> {
  const found: string[] = [];
  for (let afterId: string | null = null; ;) {
    const page = await read(limit, afterId);
    found.push(...page);
    if (found.length > ROWS_MAX) throw new Error(`The list does not end: ${found.slice(0, 9).join(', ')} …`);
    afterId = page.at(-1) ?? null;
    // The page after the last one is empty, also where the last one is full.
    if (afterId === null) return found;
  }
}

/** Before each page, inserts a row ahead of the cursor and one behind it. */
async function walkDuringInserts(
  store: EngineStore,
  ids: readonly string[],
  own: Inserted,
  read: ReadPage,
): Promise<void> {
  const ahead: string[] = [];
  const found = await walk(2, async (limit, afterId) => {
    const [newest = '', oldest = ''] = [ids[0], ids.at(-1)];
    if (afterId !== null && afterId > oldest) {
      // In ascending order, so after any cursor.
      const late = idAfter(oldest, 9 - ahead.length);
      ahead.push(late);
      await applied(store, ...[own(late), own(idAfter(newest, ahead.length))].flat());
    }
    return read(limit, afterId);
  });
  deepEqual(
    found,
    [...ids, ...ahead].toSorted((one, other) => (one < other ? 1 : -1)),
  );
}
