import { json, objectIn } from '../json.ts';
import { type Notify, post } from '../notify.ts';
import { type Answer, createPhones } from '../phones.ts';
import type { ReceivedRequest } from '../received-request.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import { createSimulator } from '../simulator.ts';
import { validateEnvironment, validateRequest } from './request-fault.ts';
import { accountOf, outcomeOfCharge, outcomeOfTransfer, type Outcome } from './sandbox-numbers.ts';
import { PROTOCOL } from './protocol.ts';
import { describe, type Transaction } from './transaction.ts';
import { createUsers, DUPLICATE, NOT_FOUND, type ProductName, type SimulatedCredentials } from './users.ts';

/** Options of {@link simulateMtnMomo}. */
export interface SimulatedMtnMomoOptions {
  /** `sandbox` knows EUR alone, the others XAF. Default: `sandbox`. */
  readonly targetEnvironment?: 'sandbox' | 'mtncameroon' | 'mtncongo';
  /** Credentials of Collections. Default: made-up ones of the simulation. */
  readonly collection?: SimulatedCredentials;
  /** Credentials of Disbursements. Default: made-up ones of the simulation. */
  readonly disbursement?: SimulatedCredentials;
  /** Which credentials it accepts: `known` ones, which is the default, or `any`, as in a rehearsal. */
  readonly accepts?: 'known' | 'any';
  /** The host registered for callbacks. Default: any. */
  readonly callbackHost?: string;
  /** Who answers the prompts: the number (default), or a person on the page of phones. */
  readonly answers?: 'by number' | 'by hand';
  /** Sends the callbacks; absent: none are sent. */
  readonly fetch?: Notify;
  /** Default: PUT. */
  readonly callbackMethod?: 'PUT' | 'POST';
  /** Default: the machine's time. */
  readonly nowMs?: () => number;
  /** Until an unanswered prompt becomes `EXPIRED`. Default: 5 minutes. */
  readonly promptLifeMs?: number;
  /** How long it can still be approved after that. Default: not at all. */
  readonly outlivesMs?: number;
  /** Default: an hour. */
  readonly tokenLifeMs?: number;
  /** How long what a number decides is `PENDING`. Default: not at all. */
  readonly pendingMs?: number;
  /** Where the sandbox's numbers 455 to 463 fail: in the status (default), or as 500 of the request itself. */
  readonly failsAt?: 'status' | 'request';
  /** How reasons are written. Default: `text`. */
  readonly reasonsAs?: 'text' | 'object';
  /** How amounts are written. Default: without decimals. */
  readonly writeAmount?: (amount: number) => string;
  /** Status requests that are answered in a second; further ones get 429. Default: 10, as MTN's pages say. */
  readonly statusesPerSecondMax?: number;
  /** Balance of the disbursement account. Default: a million. */
  readonly float?: number;
}

/** A simulated MTN MoMo Open API. */
export interface SimulatedMtnMomo extends SimulatedProvider {
  /** Ends the access tokens of all products now. */
  endTokens(): void;
  /** The balance of an account. */
  balance(product: ProductName): number;
}

const DELAYED_MS = 20_000;
/** By MTN's page of good practice. */
const STATUSES_PER_SECOND_MAX = 10;

/**
 * Simulates MTN's Open API in one target environment: sandbox provisioning, tokens by product, requesttopay, refund and
 * transfer with their status, account holders, balances, and callbacks, sent once. In the sandbox MTN's own numbers
 * decide (`46733123450` to `…463`) and all others pay. Elsewhere, numbers that are not MTN's are unknown, and of the
 * others those that end in `039` decline, in `129` never answer, in `019` are over their limit, in `049` have no money,
 * in `059` are unknown, and in `069` are blocked.
 */
export function simulateMtnMomo(options: SimulatedMtnMomoOptions = {}): SimulatedMtnMomo {
  const { targetEnvironment = 'sandbox', answers = 'by number', fetch: notify, callbackMethod = 'PUT' } = options;
  const { nowMs = Date.now, promptLifeMs = 300_000, outlivesMs = 0, tokenLifeMs = 3_600_000, pendingMs = 0 } = options;
  const { failsAt = 'status', reasonsAs = 'text', writeAmount: amount = String } = options;
  const isSandbox = targetEnvironment === 'sandbox';
  const currency = isSandbox ? 'EUR' : 'XAF';
  const products = { collection: COLLECTION, disbursement: DISBURSEMENT, ...defined(options) };
  const acceptsAny = options.accepts === 'any';
  const callbackHost = options.callbackHost ?? null;
  const users = createUsers({ products, acceptsAny, callbackHost, isSandbox, tokenLifeMs, nowMs });
  const phones = createPhones(nowMs, promptLifeMs);
  const transactions = new Map<string, Transaction>();
  let lastFinancialId = 1_195_582_132;
  const balances = { collection: 0, disbursement: options.float ?? 1_000_000 };

  function end(transaction: Transaction, reason: string | null, isCalledBack = true): void {
    // A prompt that outlives its status may still be approved.
    const isRevived = transaction.reason === 'EXPIRED' && reason === null;
    if (transaction.status !== 'PENDING' && !isRevived) return;
    transaction.due = null;
    transaction.reason = reason;
    transaction.status = reason === null ? 'SUCCESSFUL' : 'FAILED';
    if (reason === null) {
      transaction.financialTransactionId = String(++lastFinancialId);
      if (transaction.kind === 'requesttopay') balances.collection += transaction.amount;
    } else if (transaction.kind !== 'requesttopay') {
      // What was reserved for it.
      balances.disbursement += transaction.amount;
    }
    if (isCalledBack && transaction.callbackUrl !== null) {
      post(notify, transaction.callbackUrl, describe(transaction, { amount, reasonsAs }), callbackMethod);
    }
  }

  /** What time has made of them. */
  function advance(): void {
    phones.advance();
    for (const transaction of transactions.values()) {
      const { due, promptId, takenAtMs } = transaction;
      if (due !== null && nowMs() >= due.atMs) end(transaction, due.reason);
      if (promptId === null || nowMs() < takenAtMs + promptLifeMs) continue;
      end(transaction, 'EXPIRED');
      if (nowMs() >= takenAtMs + promptLifeMs + outlivesMs) phones.expire(promptId);
    }
    phones.advance();
  }

  function take(request: ReceivedRequest, kind: Transaction['kind']): Response {
    const fields = objectIn(request);
    const rules = { kind, targetEnvironment, currency, callbackHost: users.callbackHost(request) };
    const fault = validateRequest(request, fields, { ...rules, isCalledAnywhere: acceptsAny });
    if (fault !== null || fields === null) return fault ?? new Response(null, { status: 400 });
    const id = (request.headers.get('x-reference-id') ?? '').toLowerCase();
    if (transactions.has(id)) return json(409, DUPLICATE);
    const party = fields['payer'] ?? fields['payee'];
    const outcome = outcomeOf(kind, fields);
    const isRefusedAtOnce = failsAt === 'request' && isSandbox && /^46733123(45[5-9]|46[0-3])$/.test(partyIdIn(party));
    if (isRefusedAtOnce && typeof outcome === 'object')
      return json(500, { code: outcome.reason, message: outcome.reason });
    const transaction: Transaction = {
      kind,
      id,
      externalId: String(fields['externalId']),
      amount: Number(fields['amount']),
      currency,
      party: typeof party === 'object' ? party : null,
      payerMessage: String(fields['payerMessage']),
      payeeNote: String(fields['payeeNote']),
      callbackUrl: request.headers.get('x-callback-url'),
      takenAtMs: nowMs(),
      status: 'PENDING',
      reason: null,
      financialTransactionId: null,
      due: null,
      promptId: null,
    };
    transactions.set(id, transaction);
    if (kind === 'requesttopay') ask(transaction, outcome);
    else payOut(transaction, outcome);
    return new Response(null, { status: 202 });
  }

  function outcomeOf(kind: Transaction['kind'], fields: Readonly<Record<string, unknown>>): Outcome {
    if (kind === 'requesttopay') return outcomeOfCharge(partyIdIn(fields['payer']), isSandbox);
    if (kind === 'transfer') return outcomeOfTransfer(partyIdIn(fields['payee']), isSandbox);
    const charge = transactions.get(String(fields['referenceIdToRefund']).toLowerCase());
    const isCharge = charge?.kind === 'requesttopay' && charge.status === 'SUCCESSFUL';
    return isCharge ? 'SUCCESSFUL' : { reason: 'TRANSACTION_NOT_FOUND' };
  }

  /** In the sandbox no phone is prompted, unless a person is to answer, or the situation does. */
  function ask(transaction: Transaction, outcome: Outcome): void {
    const phone = partyIdIn(transaction.party);
    if (answers === 'by hand' || phones.isScripted) {
      const shown = { phone, amount: transaction.amount, currency, text: transaction.payerMessage };
      const { id } = phones.show(shown, (given, { isCalledBack }) => end(transaction, ANSWERS[given], isCalledBack));
      transaction.promptId = id;
      phones.advance();
      return;
    }
    decide(transaction, outcome);
    // An unanswered prompt expires; in the sandbox it stays.
    if (outcome === 'PENDING' && !isSandbox) transaction.due = { atMs: nowMs() + promptLifeMs, reason: 'EXPIRED' };
  }

  function payOut(transaction: Transaction, outcome: Outcome): void {
    const isCovered = transaction.amount <= balances.disbursement;
    balances.disbursement -= transaction.amount;
    decide(transaction, isCovered ? outcome : { reason: 'NOT_ENOUGH_FUNDS' });
  }

  function decide(transaction: Transaction, outcome: Outcome): void {
    if (outcome === 'PENDING') return;
    const atMs = nowMs() + (outcome === 'DELAYED' ? DELAYED_MS : pendingMs);
    transaction.due = { atMs, reason: typeof outcome === 'object' ? outcome.reason : null };
    advance();
  }

  function read(id: string, kind: string): Response {
    const found = transactions.get(id.toLowerCase());
    return found?.kind === kind ? json(200, describe(found, { amount, reasonsAs })) : json(404, NOT_FOUND);
  }

  function holder(partyId: string): Response {
    const found = accountOf(partyId, isSandbox);
    if (found === null) return json(404, NOT_FOUND);
    return typeof found === 'boolean' ? json(200, { result: found }) : json(500, { ...found, message: found.code });
  }

  function answer(request: ReceivedRequest): Response {
    const { method, path } = request;
    const granted = users.answer(request);
    if (granted !== null) return granted;
    const [, product, rest = ''] = /^\/(collection|disbursement)\/v1_0(\/.*)$/.exec(path) ?? [];
    // The API manager in front knows no such path.
    if (product !== 'collection' && product !== 'disbursement')
      return json(404, { statusCode: 404, message: 'Resource not found' });
    const fault = users.fault(request, product) ?? validateEnvironment(request, targetEnvironment);
    if (fault !== null) return fault;
    const kinds = product === 'collection' ? (['requesttopay'] as const) : (['refund', 'transfer'] as const);
    for (const kind of kinds) {
      if (method === 'POST' && rest === `/${kind}`) return take(request, kind);
      if (method === 'GET' && rest.startsWith(`/${kind}/`)) return read(rest.slice(kind.length + 2), kind);
    }
    const [, partyId] = /^\/accountholder\/msisdn\/(\d+)\/active$/.exec(rest) ?? [];
    if (method === 'GET' && partyId !== undefined) return holder(partyId);
    if (method === 'GET' && rest === '/account/balance') {
      return json(200, { availableBalance: amount(balances[product]), currency });
    }
    return json(404, { statusCode: 404, message: 'Resource not found' });
  }

  const moved = (reference: string, isCharge: boolean): number =>
    [...transactions.values()]
      .filter(({ externalId, status }) => externalId === reference && status === 'SUCCESSFUL')
      .filter(({ kind }) => (kind === 'requesttopay') === isCharge)
      .reduce((sum, transaction) => sum + transaction.amount, 0);

  const simulator = createSimulator({
    name: 'MTN MoMo',
    protocol: { ...PROTOCOL, statusesPerSecondMax: options.statusesPerSecondMax ?? STATUSES_PER_SECOND_MAX },
    nowMs,
    phones,
    answer,
    advance,
    collected: (reference) => moved(reference, true),
    paidBack: (reference) => moved(reference, false),
  });
  return { ...simulator, endTokens: users.endTokens, balance: (product) => balances[product] };
}

const COLLECTION: SimulatedCredentials = {
  subscriptionKey: 'collection-key',
  apiUser: '0d9c7c1e-5a34-4d31-9d3a-1a6f2f6c7e10',
  apiKey: 'collection-secret',
};
const DISBURSEMENT: SimulatedCredentials = {
  subscriptionKey: 'disbursement-key',
  apiUser: '5b3f9a52-7a0e-4c58-8a7e-2f1f0e9c6d21',
  apiKey: 'disbursement-secret',
};

/** Reasons of failures; null: none, it is paid. */
const ANSWERS: Readonly<Record<Answer, string | null>> = {
  approved: null,
  declined: 'APPROVAL_REJECTED',
  expired: 'EXPIRED',
  // No page says which it is; this is its word for a prompt that was answered, and not approved.
  wrong_pin: 'PAYMENT_NOT_APPROVED',
  // As production in Cameroon and Congo says it.
  no_money: 'LOW_BALANCE_OR_PAYEE_LIMIT_REACHED_OR_NOT_ALLOWED',
  failed: 'INTERNAL_PROCESSING_ERROR',
};

function defined({
  collection,
  disbursement,
}: SimulatedMtnMomoOptions): Partial<Record<ProductName, SimulatedCredentials>> {
  return { ...(collection && { collection }), ...(disbursement && { disbursement }) };
}

function partyIdIn(party: unknown): string {
  return typeof party === 'object' && party !== null ? String(Reflect.get(party, 'partyId')) : '';
}
