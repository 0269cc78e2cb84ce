import { generateKeyPairSync } from 'node:crypto';
import type { Notify } from '../notify.ts';
import { type Answer, createPhones } from '../phones.ts';
import type { ReceivedRequest } from '../received-request.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import { createSimulator } from '../simulator.ts';
import { type BodyFault, DEPOSIT, parseBody, PREDICTION, REFUND } from './bodies.ts';
import { createMovements, type Kind, type Movement } from './movements.ts';
import { PROTOCOL } from './protocol.ts';
import { endOf, FORMATS, PROVIDERS } from './providers.ts';
import { judgeDeposit, judgeRefund, type Rejected } from './rejections.ts';
import { isSigned, signedHeaders } from './signatures.ts';
import { activeConfiguration, availabilities, predicted, type ProviderState } from './toolkit.ts';

/** Options of {@link simulatePawapay}. */
export interface SimulatedPawapayOptions {
  /** Accepted as bearer token. */
  readonly apiToken?: string;
  /** Which credentials it accepts: `known` ones, which is the default, or `any`, as in a rehearsal. */
  readonly accepts?: 'known' | 'any';
  /**
   * Who answers the prompts: the end of the number, as in pawaPay's sandbox (default), or a person on the page of
   * phones.
   */
  readonly answers?: 'by number' | 'by hand';
  /** Where callbacks go, as the dashboard has it, and whether they are signed. Absent: none are sent. */
  readonly callbacks?: {
    readonly url: string;
    readonly fetch: Notify;
    /** Default: `none`. `der` is how pawaPay's are seen, `ieee-p1363` how RFC 9421 has them. */
    readonly signature?: 'none' | 'der' | 'ieee-p1363';
  };
  /** Accepts only deposits and refunds that are signed with this key (ECDSA in DER). */
  readonly customerKey?: { readonly keyId: string; readonly publicKey: string };
  /** pawaPay's codes of the providers that the account has. Default: all of Cameroon, Congo and Gabon. */
  readonly enabled?: readonly string[];
  /** Whether the account may refund. Default: true. */
  readonly refundsAllowed?: boolean;
  /** What a wallet of the account holds at the start, per country, in francs. Default: 1 000 000. */
  readonly float?: number;
  /** From the payer's answer to the final status. Default: 0. */
  readonly settleMs?: number;
  /** How long after it was accepted a deposit or refund is still `NOT_FOUND`. Default: 0. */
  readonly visibleAfterMs?: number;
  /** Until a deposit whose prompt is not answered fails. Default: 5 minutes. */
  readonly promptLifeMs?: number;
  /** How long its prompt can still be approved after that. Default: not at all. */
  readonly outlivesMs?: number;
  /** Whether an id that is known is noticed after all other reasons to reject a request. Default: before. */
  readonly checksIdLast?: boolean;
  /** Amounts are shown as `5000.00`. Default: `5000`. */
  readonly hasDecimals?: boolean;
  /** Default: the machine's time. */
  readonly nowMs?: () => number;
}

/** A simulated Merchant API of pawaPay. */
export interface SimulatedPawapay extends SimulatedProvider {
  /** State of a provider from now on, by pawaPay's code. */
  setState(code: string, state: ProviderState): void;
  /** The provider of a deposit or refund does not know its outcome, until `conclude`. */
  reconcile(reference: string): void;
  /** @param failureCode null: the money moved */
  conclude(reference: string, failureCode: string | null): void;
}

const KEY_ID = 'HTTP_EC_P256_KEY:1';

/**
 * Simulates version 2 of pawaPay's Merchant API: deposits, refunds, their callbacks, and the toolkit. Numbers behave as
 * in pawaPay's sandbox; others pay. A number of another provider is unknown to it.
 */
export function simulatePawapay(options: SimulatedPawapayOptions = {}): SimulatedPawapay {
  const { apiToken = 'token', answers = 'by number', callbacks, customerKey, nowMs = Date.now } = options;
  const { enabled = PROVIDERS.map(({ code }) => code), refundsAllowed = true, checksIdLast = false } = options;
  const { settleMs = 0, visibleAfterMs = 0, promptLifeMs = 300_000, outlivesMs = 0 } = options;
  const { hasDecimals = false, float = 1_000_000 } = options;
  const { signature = 'none' } = callbacks ?? {};
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const phones = createPhones(nowMs, promptLifeMs);
  const movements = createMovements({ nowMs, settleMs, hasDecimals });
  const states = new Map<string, ProviderState>();
  const prompts = new Map<Movement, { readonly promptId: string; readonly endsAtMs: number }>();
  const account = {
    enabled,
    refundsAllowed,
    stateOf: (code: string) => states.get(code) ?? 'OPERATIONAL',
    callbackUrl: callbacks?.url ?? null,
    signedRequestsOnly: customerKey !== undefined,
    signedCallbacks: signature !== 'none',
  };

  function respond(request: ReceivedRequest): Response {
    const { method, headers } = request;
    const { pathname } = new URL(request.url);
    if (method === 'GET' && pathname === '/v2/availability') return Response.json(availabilities(account));
    const authorization = headers.get('authorization');
    if (authorization === null) return refuse(401, 'NO_AUTHENTICATION');
    if (options.accepts !== 'any' && authorization !== `Bearer ${apiToken}`) return refuse(403, 'AUTHENTICATION_ERROR');
    const [, kind, id] = /^\/v2\/(deposit|refund)s(?:\/([\da-f-]{36}))?$/.exec(pathname) ?? [];
    if (method === 'POST' && kind !== undefined && id === undefined) return initiate(kind as Kind, request);
    if (method === 'GET' && kind !== undefined && id !== undefined) return show(kind as Kind, id);
    return asked(method, pathname, request.body);
  }

  function asked(method: string, pathname: string, body: string): Response {
    switch (`${method} ${pathname}`) {
      case 'GET /v2/active-conf':
        return Response.json(activeConfiguration(account));
      case 'GET /v2/wallet-balances':
        return Response.json({ balances: Object.keys(FORMATS).map(walletOf) });
      case 'GET /v2/public-key/http':
        return Response.json([{ id: KEY_ID, key: keys.publicKey.export({ type: 'spki', format: 'pem' }) }]);
      case 'POST /v2/predict-provider': {
        const { fields, fault } = parseBody(body, PREDICTION);
        const prediction = fields === null ? null : predicted(String(fields['phoneNumber']));
        return prediction === null ? refuse(400, fault?.code ?? 'INVALID_PARAMETER') : Response.json(prediction);
      }
      default:
        return resent(method, pathname) ?? new Response('<html>Not Found</html>', { status: 404 });
    }
  }

  function resent(method: string, pathname: string): Response | null {
    const [, id] = /^\/v2\/deposits\/resend-callback\/([\da-f-]{36})$/.exec(pathname) ?? [];
    if (method !== 'POST' || id === undefined) return null;
    const deposit = movements.find('deposit', id);
    const isSent = deposit !== undefined && movements.isFinal(deposit);
    if (isSent) callBack(deposit);
    return Response.json({ depositId: id, status: isSent ? 'ACCEPTED' : 'REJECTED' });
  }

  function initiate(kind: Kind, request: ReceivedRequest): Response {
    if (customerKey !== undefined && !isSigned(request, customerKey, nowMs()))
      return refuse(403, 'HTTP_SIGNATURE_ERROR');
    const { fields, fault } = parseBody(request.body, kind === 'deposit' ? DEPOSIT : REFUND);
    if (fields === null) return refuse(400, fault.code, fault.message);
    const id = String(fields[`${kind}Id`]);
    const known = movements.find(kind, id);
    if (known !== undefined && !checksIdLast) return taken(known, 'DUPLICATE_IGNORED');
    const judged = kind === 'deposit' ? judgeDeposit(fields, account) : judgeRefund(fields, account, movements);
    if (judged.rejected !== null) return reject(kind, id, judged.rejected);
    if (known !== undefined) return taken(known, 'DUPLICATE_IGNORED');
    const amount = Number(fields['amount']);
    if ('deposit' in judged) {
      const { provider, phone, id: depositId } = judged.deposit;
      const refund = movements.add({ kind, id, fields, provider, phone, amount, depositId });
      payBack(refund);
      return taken(refund, 'ACCEPTED');
    }
    const deposit = movements.add({ kind, id, fields, ...judged, amount, depositId: null });
    askPayer(deposit);
    return taken(deposit, 'ACCEPTED');
  }

  /** Accepted is not paid: a number without money is accepted as well. */
  function askPayer(deposit: Movement): void {
    const { phone, provider, amount, fields } = deposit;
    const end = answers === 'by number' && !phones.isScripted ? endOf(provider.deposits, phone) : undefined;
    const isBusy = phones.prompts.some((prompt) => prompt.phone === phone && prompt.state === 'waiting');
    if (!provider.numbers.test(phone)) return decide(deposit, 'PAYER_NOT_FOUND');
    if (answers === 'by hand' && isBusy) return decide(deposit, 'PAYMENT_IN_PROGRESS');
    if (end === null || (typeof end === 'string' && end !== 'PAYMENT_NOT_APPROVED')) {
      if (end !== null) decide(deposit, end);
      return undefined;
    }
    const { customerMessage } = fields;
    const text = typeof customerMessage === 'string' ? customerMessage : 'Boutique Ada';
    const prompt = phones.show({ phone, amount, currency: 'XAF', text }, (answer, { isCalledBack }) => {
      // The money moves, whatever the deposit's earlier status.
      if (answer === 'approved') movements.revive(deposit);
      if (!isCalledBack) deposit.isCalledBack = true;
      decide(deposit, FAILURES[answer]);
    });
    prompts.set(deposit, { promptId: prompt.id, endsAtMs: nowMs() + promptLifeMs });
    if (prompt.isScripted) {
      catchUp();
      return undefined;
    }
    if (answers === 'by number') (end === undefined ? phones.approve : phones.decline)(prompt.id);
    return undefined;
  }

  function payBack(refund: Movement): void {
    const { provider, phone, amount } = refund;
    const end = endOf(provider.refunds, phone);
    if (end === null) return;
    if (amount > balanceOf(provider.country)) decide(refund, 'PAWAPAY_WALLET_OUT_OF_FUNDS');
    else decide(refund, end ?? null);
  }

  function decide(movement: Movement, failureCode: string | null): void {
    movements.decide(movement, failureCode);
    catchUp();
  }

  /** Ends what time ends, and sends the callbacks that are due. */
  function catchUp(): void {
    phones.advance();
    for (const [deposit, { promptId, endsAtMs }] of prompts) {
      if (nowMs() >= endsAtMs) movements.decide(deposit, 'PAYMENT_NOT_APPROVED');
      if (nowMs() < endsAtMs + outlivesMs) continue;
      // Before its answer is called for.
      prompts.delete(deposit);
      phones.expire(promptId);
    }
    phones.advance();
    for (const kind of ['deposit', 'refund'] as const) {
      for (const movement of movements.of(kind, (each) => !each.isCalledBack && movements.isFinal(each))) {
        movement.isCalledBack = true;
        callBack(movement);
      }
    }
  }

  function callBack(movement: Movement): void {
    if (callbacks === undefined) return;
    const { url } = callbacks;
    // Flat: without the status of a look-up.
    const body = JSON.stringify(movements.data(movement));
    const by = { key: keys.privateKey, keyId: KEY_ID, nowMs: nowMs() };
    const headers =
      signature === 'none'
        ? { 'content-type': 'application/json; charset=UTF-8' }
        : signedHeaders(url, body, { ...by, encoding: signature });
    void callbacks.fetch(url, { method: 'POST', headers, body }).catch(() => {});
  }

  function show(kind: Kind, id: string): Response {
    const found = movements.find(kind, id);
    const isVisible = found !== undefined && nowMs() >= found.createdAtMs + visibleAfterMs;
    return Response.json(isVisible ? { status: 'FOUND', data: movements.data(found) } : { status: 'NOT_FOUND' });
  }

  function balanceOf(country: string): number {
    const sum = (kind: Kind): number =>
      movements
        .of(kind, (each) => each.provider.country === country && movements.statusOf(each) === 'COMPLETED')
        .reduce((total, { amount }) => total + amount, 0);
    return float + sum('deposit') - sum('refund');
  }

  function walletOf(country: string): object {
    return { country, balance: `${balanceOf(country)}.00`, currency: 'XAF', provider: '' };
  }

  const named = (reference: string): readonly Movement[] =>
    (['deposit', 'refund'] as const).flatMap((kind) =>
      movements.of(kind, ({ fields }) => fields['clientReferenceId'] === reference),
    );
  const simulator = createSimulator({
    name: 'pawaPay',
    protocol: PROTOCOL,
    nowMs,
    phones,
    answer: respond,
    advance: catchUp,
    collected: (reference) => movements.moved('deposit', reference),
    paidBack: (reference) => movements.moved('refund', reference),
  });
  return {
    ...simulator,
    setState: (code, state) => void states.set(code, state),
    reconcile(reference) {
      for (const movement of named(reference)) movement.isReconciling = true;
    },
    conclude(reference, failureCode) {
      for (const movement of named(reference)) {
        movement.isReconciling = false;
        movement.decided = { atMs: nowMs() - settleMs, failureCode };
      }
      catchUp();
    },
  };
}

/** Failure codes; null: the money moves. A payer who declined and one who did not answer have one code. */
const FAILURES: Readonly<Record<Answer, string | null>> = {
  approved: null,
  declined: 'PAYMENT_NOT_APPROVED',
  expired: 'PAYMENT_NOT_APPROVED',
  wrong_pin: 'PAYMENT_NOT_APPROVED',
  no_money: 'INSUFFICIENT_BALANCE',
  failed: 'UNSPECIFIED_FAILURE',
};

function taken({ kind, id, createdAtMs }: Movement, status: 'ACCEPTED' | 'DUPLICATE_IGNORED'): Response {
  const created = new Date(createdAtMs).toISOString();
  const next = kind === 'deposit' ? { nextStep: 'FINAL_STATUS' } : {};
  return Response.json({ [`${kind}Id`]: id, status, ...next, created });
}

function reject(kind: Kind, id: string, { status, code }: Rejected): Response {
  const failureReason = { failureCode: code, failureMessage: `Rejected: ${code}.` };
  return Response.json({ [`${kind}Id`]: id, status: 'REJECTED', failureReason }, { status });
}

function refuse(status: number, failureCode: BodyFault['code'], failureMessage = 'See the documentation.'): Response {
  return Response.json(
    { depositId: null, status: 'REJECTED', failureReason: { failureCode, failureMessage } },
    { status },
  );
}
