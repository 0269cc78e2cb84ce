import { randomBytes } from 'node:crypto';
import { json, objectIn } from '../json.ts';
import { type Notify, post } from '../notify.ts';
import { createPhones } from '../phones.ts';
import type { ReceivedRequest } from '../received-request.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import { createSimulator } from '../simulator.ts';
import { tokenEndpoint } from './oauth.ts';
import { WEB_PROTOCOL } from './protocol.ts';
import { validateInit, type WebPayment } from './web-init.ts';
import { messagePage, paymentPage } from './web-page.ts';

/** Options of {@link simulateOrangeMoneyWeb}. */
export interface SimulatedOrangeMoneyWebOptions {
  /** Accepted as id of the application. */
  readonly clientId?: string;
  /** Accepted with it. */
  readonly clientSecret?: string;
  /** Accepted as the key of the merchant. */
  readonly merchantKey?: string;
  /** Which credentials it accepts: `known` ones, which is the default, or `any`, as in a rehearsal. */
  readonly accepts?: 'known' | 'any';
  /** Where its page is, without a slash at its end. Default: where it listens. */
  readonly pagesUrl?: string;
  /** Country in the path: `dev`, the sandbox, in OUV (default), or `cm`, `cf`. */
  readonly country?: 'dev' | 'cm' | 'cf';
  /**
   * `by number`: only public addresses of ours are accepted, as in the sandbox. `by hand`: those of this machine, too,
   * for a person who pays on the page. The number typed on the page decides in both what becomes of the payment.
   */
  readonly answers?: 'by number' | 'by hand';
  /** Sends the notifications; absent: none are sent. */
  readonly fetch?: Notify;
  /** Default: the machine's time. */
  readonly nowMs?: () => number;
  /** How long a page can be paid on. Default: 10 minutes. */
  readonly pageLifeMs?: number;
  /** How long a confirmed payment is `PENDING`. Default: not at all. */
  readonly pendingMs?: number;
  /** Default: 90 days. */
  readonly tokenLifeMs?: number;
}

/** A simulated Orange Money web payment. */
export interface SimulatedOrangeMoneyWeb extends SimulatedProvider {
  /** Ends all access tokens now. */
  endTokens(): void;
}

/** Ends of numbers whose payment does not succeed. */
const FAILS = '039';
const STAYS_PENDING = '129';
const WRONG_CODE = '0000';
/** Of a number without its calling code. */
const LOCAL_LENGTH_MAX = 9;

/**
 * Simulates the web payment of Orange Money: token, init, status, notification, and the page at `payment_url`, where
 * the payer types number and one-time code. Numbers that end in `039` fail, those in `129` stay `PENDING` until a
 * person answers them on the page of phones, all others pay; each code of 4 to 6 digits is right but `0000`.
 */
export function simulateOrangeMoneyWeb(options: SimulatedOrangeMoneyWebOptions = {}): SimulatedOrangeMoneyWeb {
  const { clientId = 'client', clientSecret = 'secret', merchantKey = 'a1b2c3d4', country = 'dev' } = options;
  const { answers = 'by number', nowMs = Date.now, pageLifeMs = 600_000, pendingMs = 0, fetch: notify } = options;
  const acceptsAny = options.accepts === 'any';
  const base = `/orange-money-webpay/${country}/v1`;
  const currency = country === 'dev' ? 'OUV' : 'XAF';
  const tokens = tokenEndpoint({
    id: clientId,
    secret: clientSecret,
    acceptsAny,
    lifeMs: options.tokenLifeMs ?? 90 * 86_400_000,
    nowMs,
    isShared: false,
    // The life is a string here.
    write: (token, seconds) => ({ token_type: 'Bearer', access_token: token, expires_in: String(seconds) }),
  });
  const phones = createPhones(nowMs, pageLifeMs);
  const payments: WebPayment[] = [];

  /** What time has made of the payments. */
  function advance(): void {
    phones.advance();
    for (const payment of payments) {
      if (payment.status === 'INITIATED' && nowMs() >= payment.createdAtMs + pageLifeMs) payment.status = 'EXPIRED';
      if (payment.status !== 'PENDING' || payment.becomes === null || nowMs() < payment.confirmedAtMs + pendingMs)
        continue;
      payment.status = payment.becomes;
      // Neither our reference nor the token that the status is asked for with.
      const { status, notifToken, transactionId: txnid } = payment;
      post(notify, payment.notifUrl, { status, notif_token: notifToken, txnid });
    }
  }

  function init(request: ReceivedRequest): Response {
    const fields = objectIn(request);
    const rules = { merchantKey: acceptsAny ? null : merchantKey, currency, isLocalAllowed: answers === 'by hand' };
    const fault = validateInit(fields, rules);
    if (fault !== null) return json(400, fault);
    const {
      order_id: orderId,
      amount,
      return_url: returnUrl,
      cancel_url: cancelUrl,
      notif_url: notifUrl,
    } = fields ?? {};
    if (payments.some((payment) => payment.orderId === orderId)) {
      return json(400, { code: 28, message: 'Invalid body field', description: 'The order already exists' });
    }
    const payToken = randomBytes(32).toString('hex');
    const notifToken = randomBytes(16).toString('hex');
    payments.push({
      orderId: String(orderId),
      amount: Number(amount),
      payToken,
      notifToken,
      notifUrl: String(notifUrl),
      returnUrl: String(returnUrl),
      cancelUrl: String(cancelUrl),
      name: String(fields?.['reference']),
      createdAtMs: nowMs(),
      confirmedAtMs: 0,
      status: 'INITIATED',
      becomes: null,
      transactionId: null,
    });
    // Its own pages when it listens, else the address of the sandbox.
    const host = request.headers.get('host');
    const ownUrl = host === null ? 'https://webpayment-sb.orange-money.com' : `http://${host}`;
    const payment_url = `${options.pagesUrl ?? ownUrl}/payment/pay_token/${payToken}`;
    return json(201, { status: 201, message: 'OK', pay_token: payToken, payment_url, notif_token: notifToken });
  }

  function statusOf(request: ReceivedRequest): Response {
    const { order_id: orderId, amount, pay_token: payToken } = objectIn(request) ?? {};
    if (orderId === undefined || amount === undefined || payToken === undefined) {
      return json(400, { code: 23, message: 'Missing body field', description: 'A field is missing' });
    }
    const found = payments.find((payment) => payment.orderId === orderId && payment.payToken === payToken);
    if (found === undefined || found.amount !== amount) {
      return json(404, { code: 60, message: 'Resource not found', description: 'No such transaction' });
    }
    return json(201, { status: found.status, order_id: found.orderId, txnid: found.transactionId });
  }

  function confirm(payment: WebPayment, form: URLSearchParams): Response {
    const number = form.get('msisdn') ?? '';
    const code = form.get('otp') ?? '';
    if (!/^\d{8,12}$/.test(number) || !/^\d{4,6}$/.test(code) || code === WRONG_CODE) {
      return paymentPage(payment, currency, 'Wrong number or code.');
    }
    payment.status = 'PENDING';
    payment.confirmedAtMs = nowMs();
    payment.transactionId = `MP261122.1010.A${String(payments.indexOf(payment)).padStart(5, '0')}`;
    const { amount, name: text } = payment;
    const phone = number.length > LOCAL_LENGTH_MAX ? number : `${country === 'cf' ? '236' : '237'}${number}`;
    const { id: promptId, isScripted } = phones.show({ phone, amount, currency, text }, (given) => {
      payment.becomes = given === 'approved' ? 'SUCCESS' : 'FAILED';
      advance();
    });
    // The number that is typed decides, except for the one that waits: a person may still answer it on the page of
    // phones.
    if (isScripted) phones.advance();
    else if (!number.endsWith(STAYS_PENDING)) (number.endsWith(FAILS) ? phones.decline : phones.approve)(promptId);
    return new Response(null, { status: 303, headers: { location: payment.returnUrl } });
  }

  function page(request: ReceivedRequest, payToken: string): Response {
    const payment = payments.find((candidate) => candidate.payToken === payToken);
    if (payment === undefined) return messagePage(404, 'Unknown payment.');
    if (payment.status !== 'INITIATED') return messagePage(200, `This payment is ${payment.status.toLowerCase()}.`);
    return request.method === 'POST'
      ? confirm(payment, new URLSearchParams(request.body))
      : paymentPage(payment, currency, null);
  }

  function answer(request: ReceivedRequest): Response {
    const { method, path } = request;
    const payToken = /^\/payment\/pay_token\/(\w+)$/.exec(path)?.[1];
    if (payToken !== undefined) return page(request, payToken);
    if (method === 'POST' && /^\/oauth\/v[23]\/token$/.test(path)) return tokens.answer(request);
    const fault = FAULTS[tokens.judge(request)];
    if (fault !== null) return json(401, fault);
    if (method === 'POST' && path === `${base}/webpayment`) return init(request);
    if (method === 'POST' && path === `${base}/transactionstatus`) return statusOf(request);
    return json(404, { code: 60, message: 'Resource not found', description: 'The requested URI was not found' });
  }

  const simulator = createSimulator({
    name: 'Orange Money web payment',
    protocol: WEB_PROTOCOL,
    nowMs,
    phones,
    answer,
    advance,
    collected: (reference) =>
      payments
        .filter(({ orderId, status }) => orderId === reference && status === 'SUCCESS')
        .reduce((sum, { amount }) => sum + amount, 0),
    // It has no refunds.
    paidBack: () => 0,
  });
  return { ...simulator, endTokens: tokens.endAll };
}

/** What the front of Orange's interfaces says about tokens. */
const FAULTS = {
  missing: { code: 40, message: 'Missing credentials', description: 'The request has no credentials' },
  unknown: { code: 41, message: 'Invalid credentials', description: 'The credentials are not valid' },
  ended: { code: 42, message: 'Expired credentials', description: 'The credentials have ended' },
  good: null,
} as const;
