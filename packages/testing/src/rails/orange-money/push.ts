import { createHash, randomBytes } from 'node:crypto';
import { json, objectIn } from '../json.ts';
import { type Notify, post } from '../notify.ts';
import { type Answer, createPhones } from '../phones.ts';
import type { ReceivedRequest } from '../received-request.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import { createSimulator } from '../simulator.ts';
import { tokenEndpoint } from './oauth.ts';
import { PUSH_PROTOCOL } from './protocol.ts';
import { type AskedPayment, validatePay, type PushPayment, REFUSED, SUBSCRIBERS } from './push-pay.ts';

/** Options of {@link simulateOrangeMoneyPush}. */
export interface SimulatedOrangeMoneyPushOptions {
  /** Accepted as key of the application. */
  readonly consumerKey?: string;
  /** Accepted with it. */
  readonly consumerSecret?: string;
  /** Accepted as user of the API. */
  readonly apiUser?: string;
  /** Accepted with it. */
  readonly apiPassword?: string;
  /** The merchant's number, of 9 digits, and its PIN. */
  readonly channelUserMsisdn?: string;
  /** Accepted as the merchant's PIN. */
  readonly pin?: string;
  /** Which credentials it accepts: `known` ones, which is the default, or `any`, as in a rehearsal. */
  readonly accepts?: 'known' | 'any';
  /** Who answers the prompts: the end of the number (default), or a person on the page of phones. */
  readonly answers?: 'by number' | 'by hand';
  /** Sends the notifications; absent: none are sent. */
  readonly fetch?: Notify;
  /** Default: the machine's time. */
  readonly nowMs?: () => number;
  /** Life of a payToken, and until its prompt is called `EXPIRED`. Default: 7 minutes. */
  readonly promptLifeMs?: number;
  /** How long a prompt can still be approved after that. Default: not at all. */
  readonly outlivesMs?: number;
  /** The order id in which a reference of ours is hidden. Default: the first 20 digits of its SHA-256. */
  readonly orderIdOf?: (reference: string) => string;
}

/** A simulated core API of Orange Cameroon. */
export interface SimulatedOrangeMoneyPush extends SimulatedProvider {
  /** Ends the access token now. */
  endTokens(): void;
  /** Another PIN from now on, as a merchant changes it. */
  changePin(pin: string): void;
  /** How many wrong PINs it got since a right one; three block the merchant's account. */
  readonly wrongPins: number;
}

const BASE = '/omcoreapis/1.0.2';
const TOKEN_LIFE_MS = 3_600_000;
const WRONG_PINS_MAX = 3;

/**
 * Simulates the core API of Orange Cameroon: token, `mp/init`, `mp/pay`, `mp/push`, `mp/paymentstatus`, and
 * notifications. It has no sandbox, so the ends of numbers are those of Mitako's own: `039` declines, `129` never
 * answers, `019` is over its limit, `049` has no money, `059` is unknown, `069` is blocked, all others pay.
 */
export function simulateOrangeMoneyPush(options: SimulatedOrangeMoneyPushOptions = {}): SimulatedOrangeMoneyPush {
  const { consumerKey = 'consumer', consumerSecret = 'secret', apiUser = 'user', apiPassword = 'password' } = options;
  const { channelUserMsisdn = '699000000', answers = 'by number', nowMs = Date.now, fetch: notify } = options;
  const { promptLifeMs = 420_000, outlivesMs = 0, orderIdOf = firstDigits } = options;
  const acceptsAny = options.accepts === 'any';
  const xAuthToken = Buffer.from(`${apiUser}:${apiPassword}`).toString('base64');
  const tokens = tokenEndpoint({
    id: consumerKey,
    secret: consumerSecret,
    acceptsAny,
    lifeMs: TOKEN_LIFE_MS,
    nowMs,
    isShared: true,
    write: (token, seconds) => ({
      access_token: token,
      scope: 'am_application_scope default',
      token_type: 'Bearer',
      expires_in: seconds,
    }),
  });
  const phones = createPhones(nowMs, promptLifeMs);
  const payments = new Map<string, PushPayment>();
  let pin = options.pin ?? '1234';
  let wrongPins = 0;

  function end(payToken: string, asked: AskedPayment, { status, code, message }: Ending, isCalledBack = true): void {
    // A prompt that outlives its status may still be approved.
    if (asked.status !== 'PENDING' && (asked.status !== 'EXPIRED' || status !== 'SUCCESSFULL')) return;
    asked.status = status;
    asked.confirmed = { code, message };
    // Our reference is not in it.
    if (isCalledBack) post(notify, asked.notifUrl, { payToken, status, message });
  }

  function advance(): void {
    phones.advance();
    for (const { payToken, asked } of payments.values()) {
      if (asked === null || asked.promptId === null || nowMs() < asked.askedAtMs + promptLifeMs) continue;
      end(payToken, asked, ENDINGS.expired);
      if (nowMs() >= asked.askedAtMs + promptLifeMs + outlivesMs) phones.expire(asked.promptId);
    }
    phones.advance();
  }

  function init(): Response {
    const payToken = `MP261122${randomBytes(9).toString('hex').toUpperCase().slice(0, 17)}`;
    payments.set(payToken, { payToken, createdAtMs: nowMs(), asked: null });
    return json(200, { message: 'Payment request successfully initiated', data: { payToken } });
  }

  function pay(request: ReceivedRequest): Response {
    const fields = objectIn(request);
    const fault = validatePay(fields);
    if (fields === null || fault !== null) return json(400, { message: fault, data: null });
    const payment = payments.get(String(fields['payToken']));
    if (payment === undefined) return json(400, { message: 'payToken inconnu', data: null });
    // One token is one payment: no second prompt.
    if (payment.asked !== null) return json(417, { message: 'Ce payToken a deja ete utilise', data: null });
    if (nowMs() >= payment.createdAtMs + promptLifeMs) return json(417, { message: 'payToken expire', data: null });
    const refused = refusalOf(fields);
    const asked: AskedPayment = {
      id: 81_234_567 + payments.size,
      orderId: String(fields['orderId']),
      amount: Number(fields['amount']),
      subscriberMsisdn: String(fields['subscriberMsisdn']),
      description: String(fields['description']),
      notifUrl: String(fields['notifUrl']),
      askedAtMs: nowMs(),
      begun: refused ?? { code: '200', message: 'Paiement initie' },
      confirmed: null,
      status: refused === null ? 'PENDING' : 'FAILED',
      promptId: null,
    };
    payment.asked = asked;
    if (refused !== null) return json(417, { message: `${refused.code} :: ${refused.message}`, data: data(payment) });
    const answer = json(200, { message: 'Merchant payment successfully initiated', data: data(payment) });
    prompt(payment.payToken, asked);
    return answer;
  }

  function refusalOf(
    fields: Readonly<Record<string, unknown>>,
  ): { readonly code: string; readonly message: string } | null {
    if (fields['channelUserMsisdn'] !== channelUserMsisdn)
      return { code: '60012', message: 'Compte marchand introuvable' };
    if (wrongPins >= WRONG_PINS_MAX) return { code: '60017', message: 'Compte marchand bloque' };
    if (fields['pin'] !== pin) {
      wrongPins += 1;
      return { code: '60019', message: 'Code PIN du marchand incorrect' };
    }
    wrongPins = 0;
    const payer = String(fields['subscriberMsisdn']);
    if (!SUBSCRIBERS.test(payer)) return { code: '60011', message: 'Beneficiaire introuvable' };
    return REFUSED.find(({ end: digits }) => payer.endsWith(digits)) ?? null;
  }

  function prompt(payToken: string, asked: AskedPayment): void {
    const { subscriberMsisdn, amount, description: text } = asked;
    const shown = { phone: `237${subscriberMsisdn}`, amount, currency: 'XAF', text };
    const { id, isScripted } = phones.show(shown, (answer, { isCalledBack }) =>
      end(payToken, asked, ENDINGS[answer], isCalledBack),
    );
    asked.promptId = id;
    if (isScripted) {
      phones.advance();
      return;
    }
    if (answers === 'by hand' || subscriberMsisdn.endsWith('129')) return;
    (subscriberMsisdn.endsWith('039') ? phones.decline : phones.approve)(id);
  }

  function data({ payToken, asked }: PushPayment): object {
    return {
      id: asked?.id ?? null,
      createtime: asked === null ? null : String(Math.floor(asked.askedAtMs / 1_000)),
      subscriberMsisdn: asked?.subscriberMsisdn ?? null,
      amount: asked?.amount ?? null,
      payToken: asked === null ? null : payToken,
      txnid: asked === null || asked.begun.code !== '200' ? null : `MP261122.1010.A${asked.id}`,
      txnmode: asked?.orderId ?? null,
      inittxnmessage: asked?.begun.message ?? null,
      inittxnstatus: asked?.begun.code ?? null,
      confirmtxnstatus: asked?.confirmed?.code ?? null,
      confirmtxnmessage: asked?.confirmed?.message ?? null,
      // So does a token that was not used yet.
      status: asked?.status ?? 'EXPIRED',
      notifUrl: asked?.notifUrl ?? null,
      description: asked?.description ?? null,
      channelUserMsisdn: asked === null ? null : channelUserMsisdn,
    };
  }

  function respond(request: ReceivedRequest): Response {
    const { method, path, headers } = request;
    if (method === 'POST' && path === '/token') return tokens.answer(request);
    if (tokens.judge(request) !== 'good') return json(401, INVALID_TOKEN);
    if (!acceptsAny && headers.get('x-auth-token') !== xAuthToken)
      return json(401, { message: 'X-AUTH-TOKEN invalide', data: null });
    if (method === 'POST' && path === `${BASE}/mp/init`) return init();
    if (method === 'POST' && path === `${BASE}/mp/pay`) return pay(request);
    const [, asks, payToken = ''] = /^\/omcoreapis\/1\.0\.2\/mp\/(push|paymentstatus)\/([^/]+)$/.exec(path) ?? [];
    if (method !== 'GET' || asks === undefined) return json(404, NO_RESOURCE);
    const payment = payments.get(payToken);
    if (payment === undefined) return json(404, { message: 'Transaction introuvable', data: null });
    return json(200, { message: 'Transaction retrieved successfully', data: data(payment) });
  }

  const simulator = createSimulator({
    name: 'Orange Money',
    protocol: PUSH_PROTOCOL,
    nowMs,
    phones,
    answer: respond,
    advance,
    collected: (reference) =>
      [...payments.values()]
        .filter(({ asked }) => asked?.status === 'SUCCESSFULL' && asked.orderId === orderIdOf(reference))
        .reduce((sum, { asked }) => sum + (asked?.amount ?? 0), 0),
    // Its cash-in is not simulated.
    paidBack: () => 0,
  });
  return {
    ...simulator,
    endTokens: tokens.endAll,
    changePin: (changed) => void (pin = changed),
    get wrongPins() {
      return wrongPins;
    },
  };
}

interface Ending {
  readonly status: AskedPayment['status'];
  readonly code: string;
  readonly message: string;
}

/** The code stands for different reasons; that of a payer's wrong PIN is in no public source. */
const ENDINGS: Readonly<Record<Answer, Ending>> = {
  approved: { status: 'SUCCESSFULL', code: '200', message: 'Paiement effectue' },
  declined: { status: 'CANCELLED', code: '60000', message: 'Paiement annule par le client' },
  expired: { status: 'EXPIRED', code: '60000', message: 'Delai depasse' },
  wrong_pin: { status: 'FAILED', code: '60000', message: 'Code secret du client errone' },
  no_money: { status: 'FAILED', code: '60019', message: 'Le solde du compte du payeur est insuffisant' },
  failed: { status: 'FAILED', code: '60000', message: 'Echec de la transaction' },
};

/** Of at most 20 characters. */
function firstDigits(reference: string): string {
  return createHash('sha256').update(reference).digest('hex').slice(0, 20);
}

/** WSO2, the API manager in front. */
const INVALID_TOKEN = { fault: { code: 900901, message: 'Invalid Credentials', description: 'Invalid token' } };
const NO_RESOURCE = { fault: { code: 900906, message: 'No matching resource found', description: 'Check the path' } };
