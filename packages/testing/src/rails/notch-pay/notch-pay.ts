import { createHmac, randomBytes } from 'node:crypto';
import { objectIn } from '../json.ts';
import type { Notify } from '../notify.ts';
import { type Answer, createPhones } from '../phones.ts';
import type { ReceivedRequest } from '../received-request.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import { createSimulator } from '../simulator.ts';
import { answered, invalid } from './answers.ts';
import { LIMITS, payerOf, textOf, validatePayment } from './fields.ts';
import { createMovements } from './movements.ts';
import { messagePage, payingPage } from './page.ts';
import { ENDED, type Payment, shown } from './payment.ts';
import { PROTOCOL } from './protocol.ts';

/** Options of {@link simulateNotchPay}. */
export interface SimulatedNotchPayOptions {
  /** Accepted in `Authorization`, as it is. */
  readonly publicKey?: string;
  /** Accepted in `X-Grant`, which refunds and transfers need. */
  readonly privateKey?: string;
  /** Which credentials it accepts: `known` ones, which is the default, or `any`, as in a rehearsal. */
  readonly accepts?: 'known' | 'any';
  /** Where its page is, without a slash at its end. Default: where it listens. */
  readonly pagesUrl?: string;
  /** Where webhooks go, as the dashboard has it, and the hash key that signs them; absent: none are sent. */
  readonly webhooks?: {
    readonly url: string;
    readonly fetch: Notify;
    /** Absent: they have no signature. */
    readonly hashKey?: string | undefined;
    /** The field that names the event: its documents have both. Default: `type`. */
    readonly named?: 'type' | 'event';
  };
  /**
   * Whether a payment is also found by our own reference: one page says so, and what is seen is that each has a reference
   * of Notch Pay's. Default: false.
   */
  readonly findsOwnReferences?: boolean;
  /** Who answers the prompts: the end of the number (default), or a person on the page of phones. */
  readonly answers?: 'by number' | 'by hand';
  /** Whether its page takes cards: that channel has to be opened for an account. Default: true. */
  readonly takesCards?: boolean;
  /** Default: the machine's time. */
  readonly nowMs?: () => number;
  /** How long a prompt can be answered. Its payment stays `processing`. Default: 5 minutes. */
  readonly promptLifeMs?: number;
  /** Until a payment that was not paid is `expired`. Default: 3 hours. */
  readonly paymentLifeMs?: number;
  /** Until a refund or transfer is complete. Default: 0. */
  readonly settleMs?: number;
}

/**
 * Simulates Notch Pay: payments, their charge by phone in Cameroon, look-up, cancellation, refunds, transfers, channels,
 * balance, signed webhooks, and the page at `authorization_url`, which takes numbers and cards. Written from its
 * documentation, and from what integrators report where that is silent.
 *
 * The ends of numbers are Mitako's own: `039` declines, `129` never answers, `049` has no money, `059` types a wrong PIN,
 * `069` fails, all others pay; so do the card 4242 4242 4242 4242 and all others but 4000 0000 0000 0002.
 */
export function simulateNotchPay(options: SimulatedNotchPayOptions = {}): SimulatedProvider {
  const { publicKey = 'pk_test.simulated', privateKey = 'sk_test.simulated', webhooks, nowMs = Date.now } = options;
  const { answers = 'by number', promptLifeMs = 300_000, paymentLifeMs = 10_800_000, settleMs = 0 } = options;
  const { findsOwnReferences = false, takesCards = true } = options;
  const acceptsAny = options.accepts === 'any';
  const phones = createPhones(nowMs, promptLifeMs);
  const payments: Payment[] = [];
  const movements = createMovements({ nowMs, settleMs });

  function become(payment: Payment, status: Payment['status'], isCalledBack = true): void {
    payment.status = status;
    payment.updatedAtMs = nowMs();
    if (isCalledBack) callBack(payment);
  }

  function callBack(payment: Payment): void {
    if (webhooks === undefined) return;
    const { url, fetch, hashKey, named = 'type' } = webhooks;
    const id = `evt_${randomBytes(8).toString('hex')}`;
    const event = `payment.${EVENTS[payment.status] ?? payment.status}`;
    const created = new Date(nowMs()).toISOString();
    const body = JSON.stringify({ id, [named]: event, created_at: created, data: shown(payment) });
    const signed = hashKey && { 'x-notch-signature': createHmac('sha256', hashKey).update(body).digest('hex') };
    const headers = { 'content-type': 'application/json', ...signed };
    void fetch(url, { method: 'POST', headers, body }).catch(() => {});
  }

  /** What time has made of them. */
  function advance(): void {
    phones.advance();
    for (const payment of payments) {
      const { promptId, updatedAtMs, createdAtMs, status } = payment;
      if (promptId !== null && nowMs() >= updatedAtMs + promptLifeMs) phones.expire(promptId);
      if (!ENDED.has(status) && nowMs() >= createdAtMs + paymentLifeMs) become(payment, 'expired');
    }
    phones.advance();
  }

  function create(request: ReceivedRequest): Response {
    const fields = objectIn(request) ?? {};
    const fault = validatePayment(fields);
    if (fault !== null) return fault;
    const trxref = typeof fields['reference'] === 'string' ? fields['reference'] : null;
    if (trxref !== null && payments.some((payment) => payment.trxref === trxref)) {
      return invalid('reference', 'The reference has already been taken.');
    }
    const payment: Payment = {
      reference: `trx.${randomBytes(12).toString('base64url').replaceAll('_', '-')}`,
      trxref,
      amount: Number(fields['amount']),
      currency: 'XAF',
      description: textOf(fields, 'description'),
      callback: typeof fields['callback'] === 'string' ? fields['callback'] : null,
      createdAtMs: nowMs(),
      status: 'pending',
      updatedAtMs: nowMs(),
      channel: null,
      promptId: null,
    };
    payments.push(payment);
    const host = request.headers.get('host');
    const ownUrl = host === null ? 'https://pay.notchpay.co' : `http://${host}`;
    const authorization_url = `${options.pagesUrl ?? ownUrl}/pay/${payment.reference}`;
    return answered(201, 'Payment initialized', { transaction: shown(payment), authorization_url });
  }

  function charge(payment: Payment, fields: Readonly<Record<string, unknown>>): Response {
    // No second prompt.
    if (payment.status !== 'pending') return invalid('reference', `This payment is ${payment.status}.`);
    const payer = payerOf(fields, payment.amount);
    if (payer.fault !== null) return payer.fault;
    payment.channel = payer.channel;
    become(payment, 'processing', false);
    const transaction = shown(payment);
    prompt(payment, payer.phone);
    return answered(202, 'Payment processing initiated', { transaction, action: 'confirm' });
  }

  function prompt(payment: Payment, phone: string): void {
    const { amount, currency, description: text } = payment;
    const { id, isScripted } = phones.show({ phone, amount, currency, text }, (answer, { isCalledBack }) => {
      const status = OUTCOMES[answer];
      // A prompt that nobody answers leaves its payment processing; one that was canceled may still be paid.
      if (status !== null) become(payment, status, isCalledBack);
    });
    payment.promptId = id;
    if (isScripted) phones.advance();
    else if (answers === 'by number' && !phone.endsWith(NEVER_ANSWERS)) {
      phones.answer(id, ENDS.find(({ end }) => phone.endsWith(end))?.answer ?? 'approved');
    }
  }

  function cancel(payment: Payment): Response {
    if (ENDED.has(payment.status)) return invalid('reference', `This payment is ${payment.status}.`);
    become(payment, 'canceled');
    return answered(202, 'Your payment has been canceled');
  }

  function pageOf({ method, path, body }: ReceivedRequest): Response {
    const payment = payments.find(({ reference }) => path === `/pay/${reference}`);
    if (payment === undefined) return messagePage(404, 'Unknown payment.');
    if (method !== 'POST' && payment.status === 'pending') return payingPage(payment, null);
    const form = new URLSearchParams(body);
    const chosen = form.get('pay');
    if (method === 'POST' && payment.status === 'pending') {
      const fault = payOnPage(payment, chosen, form);
      if (fault !== null) return payingPage(payment, fault);
    }
    return back(payment);
  }

  /** What is wrong; null: nothing. */
  function payOnPage(payment: Payment, chosen: string | null, form: URLSearchParams): string | null {
    if (chosen === 'cancel') {
      cancel(payment);
      return null;
    }
    if (chosen === 'card') {
      const card = (form.get('card') ?? '').replaceAll(' ', '');
      if (!takesCards || !/^\d{13,19}$/.test(card)) return 'This card is not accepted.';
      payment.channel = 'card';
      become(payment, card === DECLINED_CARD ? 'failed' : 'complete');
      return null;
    }
    const { status } = charge(payment, { channel: 'cm.mobile', data: { phone: form.get('phone') } });
    return status === 202 ? null : 'This number is not accepted.';
  }

  /** To the shop, whose address is told the references and the status. */
  function back({ callback, reference, trxref, status }: Payment): Response {
    if (callback === null) return messagePage(200, `This payment is ${status}.`);
    const url = new URL(callback);
    url.searchParams.set('reference', reference);
    if (trxref !== null) url.searchParams.set('trxref', trxref);
    url.searchParams.set('status', status);
    return new Response(null, { status: 303, headers: { location: url.href } });
  }

  function find(reference: unknown): Payment | undefined {
    return payments.find(
      (payment) => payment.reference === reference || (findsOwnReferences && payment.trxref === reference),
    );
  }

  function answerPayment(request: ReceivedRequest, reference: string): Response | null {
    const { method } = request;
    const payment = find(reference);
    if (payment === undefined) return answered(404, 'Payment not found');
    if (method === 'GET') return answered(200, 'Payment retrieved', { transaction: shown(payment) });
    if (method === 'POST' || method === 'PUT') return charge(payment, objectIn(request) ?? {});
    return method === 'DELETE' ? cancel(payment) : null;
  }

  function answerMovement(request: ReceivedRequest): Response | null {
    const { method, path, headers } = request;
    const [, kind, id] = /^\/(refund|transfer)s(?:\/([\w.-]+))?$/.exec(path) ?? [];
    if (kind === undefined) return null;
    if (!acceptsAny && headers.get('x-grant') !== privateKey)
      return answered(403, 'This request needs the private key.');
    const fields = objectIn(request) ?? {};
    if (method === 'GET' && id !== undefined) return movements.read(kind === 'refund' ? 'refund' : 'transfer', id);
    if (method !== 'POST' || id !== undefined) return null;
    return kind === 'refund' ? movements.refund(fields, find(fields['payment'])) : movements.transfer(fields);
  }

  function respond(request: ReceivedRequest): Response {
    const { method, path, headers } = request;
    if (path.startsWith('/pay/')) return pageOf(request);
    if (!acceptsAny && headers.get('authorization') !== publicKey) return answered(401, 'Invalid API credentials');
    if (method === 'POST' && /^\/payments(?:\/initialize)?$/.test(path)) return create(request);
    const [, reference] = /^\/payments\/([\w.-]+)$/.exec(path) ?? [];
    if (reference !== undefined) return answerPayment(request, reference) ?? answered(404, 'Not found');
    if (method === 'GET' && path === '/channels') return answered(200, 'Channels retrieved', { items: channels() });
    if (method === 'GET' && path === '/balance')
      return answered(200, 'Balance retrieved', { balance: { XAF: balance() } });
    return answerMovement(request) ?? answered(404, 'Not found');
  }

  function channels(): readonly object[] {
    return ['cm.mtn', 'cm.orange', 'card'].map((id) => {
      const isOpen = id !== 'card' || takesCards;
      return { id, country: 'CM', currency: 'XAF', active: isOpen, live: isOpen, min: LIMITS.min, max: LIMITS.max };
    });
  }

  const sumOf = (items: readonly { readonly amount: number }[]): number =>
    items.reduce((sum, { amount }) => sum + amount, 0);
  const isPaid = ({ status }: Payment): boolean => /^(?:complete|refunded|partialy-refunded)$/.test(status);
  const balance = (): number =>
    sumOf(payments.filter(isPaid)) - sumOf(movements.all.filter(({ isFailed }) => !isFailed));

  return createSimulator({
    name: 'Notch Pay',
    protocol: PROTOCOL,
    nowMs,
    phones,
    answer: respond,
    advance,
    collected: (reference) => sumOf(payments.filter((payment) => payment.trxref === reference && isPaid(payment))),
    // A refund has no reference of ours, unless its reason holds one.
    paidBack: (reference) =>
      sumOf(
        movements.all.filter(({ kind, to, text, isFailed }) => {
          const isOfPayment = payments.some((payment) => payment.reference === to && payment.trxref === reference);
          return kind === 'refund' && !isFailed && (isOfPayment || text.includes(reference));
        }),
      ),
  });
}

const NEVER_ANSWERS = '129';
const DECLINED_CARD = '4000000000000002';

/** Its words carry no reasons. Null: the payment stays as it is. */
const OUTCOMES: Readonly<Record<Answer, Payment['status'] | null>> = {
  approved: 'complete',
  declined: 'rejected',
  wrong_pin: 'failed',
  no_money: 'failed',
  failed: 'failed',
  expired: null,
};

/** Events are spelled otherwise than statuses. */
const EVENTS: Readonly<Partial<Record<Payment['status'], string>>> = { canceled: 'cancelled', rejected: 'failed' };

const ENDS: readonly { readonly end: string; readonly answer: Answer }[] = [
  { end: '039', answer: 'declined' },
  { end: '049', answer: 'no_money' },
  { end: '059', answer: 'wrong_pin' },
  { end: '069', answer: 'failed' },
];
