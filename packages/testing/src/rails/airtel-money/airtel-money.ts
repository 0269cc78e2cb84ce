import { randomBytes } from 'node:crypto';
import { json, objectIn } from '../json.ts';
import { type Notify, post } from '../notify.ts';
import { createPhones } from '../phones.ts';
import type { ReceivedRequest } from '../received-request.ts';
import type { SimulatedProvider } from '../simulated-provider.ts';
import { createSimulator } from '../simulator.ts';
import { type AirtelMoneyCountry, type Collection, collections } from './collections.ts';
import { callbackHash, createKeys, type Keys } from './keys.ts';
import { payouts } from './payouts.ts';
import { partOf, routed, envelope, written } from './envelope.ts';
import { PROTOCOL } from './protocol.ts';

/** Options of {@link simulateAirtelMoney}. */
export interface SimulatedAirtelMoneyOptions {
  /** Of the application. Default: `GA`. */
  readonly country?: AirtelMoneyCountry;
  /** Accepted as id of the application. */
  readonly clientId?: string;
  /** Accepted with it. */
  readonly clientSecret?: string;
  /** Which credentials it accepts: `known` ones, which is the default, or `any`, as in a rehearsal. */
  readonly accepts?: 'known' | 'any';
  /** Whether what moves money must be signed, and is asked for at `v2`. Default: false. */
  readonly signing?: boolean;
  /** Where the portal sends callbacks, by `fetch`; absent: none are sent. */
  readonly callbackUrl?: string;
  /** Sends the callbacks; absent: none are sent. */
  readonly fetch?: Notify;
  /** Callback authentication: callbacks have a hash. */
  readonly callbackKey?: string;
  /** The status of a payment after its refund, which is not documented. Default: still `TS`. */
  readonly statusOfRefunded?: 'TS' | 'TR';
  /** Who answers the prompts: the end of the number (default), or a person on the page of phones. */
  readonly answers?: 'by number' | 'by hand';
  /** Balance of our account, in francs. Default: 10 000 000. */
  readonly float?: number;
  /** Default: the machine's time. */
  readonly nowMs?: () => number;
  /** Until an open payment is called expired. Default: 3 minutes. */
  readonly promptLifeMs?: number;
  /** How long a prompt can still be approved after that. Default: not at all. */
  readonly outlivesMs?: number;
}

/** A simulated Airtel Money of one country. */
export interface SimulatedAirtelMoney extends SimulatedProvider {
  /** Airtel's RSA key, base64 of DER. */
  readonly publicKey: string;
  /** How many wrong PINs it got since a right one; three block the account. */
  readonly wrongPins: number;
  /** Ends all access tokens now. */
  endTokens(): void;
  /** Another RSA key from now on. */
  changeKey(): void;
  /** Another PIN from now on; the first is `1234`. */
  changePin(pin: string): void;
}

const TOKEN_LIFE_MS = 180_000;
const ENQUIRY = '/standard/v1/payments/';
const DISBURSEMENTS = '/standard/v1/disbursements/';

/**
 * Simulates Airtel Money in Gabon, Congo or Chad: tokens of three minutes, USSD push, status, refund, disbursement,
 * balance, accounts, signatures and callbacks. The ends of numbers are the simulator's own: `039` declines, `129` never
 * answers, `019` is over its limit, `049` has no money, `059` types a wrong PIN, `069` stays ambiguous, `079` types no
 * PIN, `089` pays and cannot be paid, all others pay. `069` is barred, `099` has no account, if it is looked up before.
 */
export function simulateAirtelMoney(options: SimulatedAirtelMoneyOptions = {}): SimulatedAirtelMoney {
  const { country = 'GA', clientId = 'client', clientSecret = 'secret', signing = false } = options;
  const { accepts = 'known', callbackUrl, callbackKey, fetch: notify, nowMs = Date.now, float = 10_000_000 } = options;
  const promptLifeMs = options.promptLifeMs ?? 180_000;
  const phones = createPhones(nowMs, promptLifeMs);
  const tokens = new Map<string, number>();
  let made: Keys | null = null;
  const keys = (): Keys => (made ??= createKeys());
  const acceptsAny = accepts === 'any';
  const disbursements = payouts({ keys, acceptsAny, digits: country === 'CG' ? 9 : 8, float });
  const payments = collections({
    country,
    phones,
    isByHand: options.answers === 'by hand',
    nowMs,
    promptLifeMs,
    outlivesMs: options.outlivesMs ?? 0,
    onEnd: callBack,
  });

  function callBack({ id, message, status, airtelMoneyId }: Collection): void {
    if (callbackUrl === undefined) return;
    const transaction = { id, message, status_code: status, ...(airtelMoneyId && { airtel_money_id: airtelMoneyId }) };
    const hash = callbackKey === undefined ? {} : { hash: callbackHash(transaction, callbackKey) };
    post(notify, callbackUrl, { transaction, ...hash });
  }

  function token(request: ReceivedRequest): Response {
    const fields = objectIn(request);
    if (fields?.['grant_type'] !== 'client_credentials') return json(400, { error: 'unsupported_grant_type' });
    const isKnown = fields['client_id'] === clientId && fields['client_secret'] === clientSecret;
    if (!acceptsAny && !isKnown) {
      return json(401, { error: 'invalid_client', error_description: 'Invalid client authentication' });
    }
    const value = randomBytes(16).toString('hex');
    tokens.set(value, nowMs() + TOKEN_LIFE_MS);
    // The life is a text.
    return json(200, { access_token: value, expires_in: String(TOKEN_LIFE_MS / 1_000), token_type: 'bearer' });
  }

  function routeFault({ headers }: ReceivedRequest): Response | null {
    if (headers.get('x-country') === null) return routed('ROUTER003', 'Mandatory parameter missing');
    if (headers.get('x-country') !== country) return routed('ROUTER006', 'Invalid country');
    if (headers.get('x-currency') === null) return routed('ROUTER119', 'Currency is missing');
    return headers.get('x-currency') === 'XAF' ? null : routed('ROUTER112', 'Invalid currency');
  }

  /** Airtel's refund of a whole payment, which has no id of ours. */
  function reverse(request: ReceivedRequest): Response {
    const { airtel_money_id: airtelMoneyId } = partOf(objectIn(request), 'transaction');
    const found = [...payments.all.values()].find((payment) => payment.airtelMoneyId === airtelMoneyId);
    if (found === undefined) return envelope({ result: 'ESB000045' }, 'No transaction found');
    if (found.isRefunded) return envelope({ result: 'ESB000011' }, 'Transaction already refunded');
    found.isRefunded = true;
    found.status = options.statusOfRefunded ?? 'TS';
    const transaction = { airtel_money_id: `CI${found.airtelMoneyId?.slice(2)}`, status: 'SUCCESS' };
    // As in Airtel's example: success is false.
    const status = { code: '200', message: 'SUCCESS', result_code: 'ESB000010', success: false };
    return json(200, { data: { transaction }, status });
  }

  function account(name: string): Response {
    if (name === 'balance') {
      const data = { balance: written(disbursements.balance()), currency: 'XAF', account_status: 'Active' };
      return envelope({ response: 'DP02100000001', result: 'ESB000010' }, 'SUCCESS', data);
    }
    if (name.endsWith('099'))
      return envelope({ response: 'DP02200000000', result: 'ESB000011' }, 'User enquiry is failed');
    return envelope({ response: 'DP02200000001', result: 'ESB000010' }, 'SUCCESS', {
      first_name: 'Ada',
      last_name: 'Client',
      is_barred: name.endsWith('069'),
      is_pin_set: true,
      msisdn: name,
      registration: { id: '1', status: 'SUBS' },
    });
  }

  function encryptionKey(): Response {
    const data = { key_id: '1', key: keys().publicKey, valid_upto: '12-08-2037 21:29:26' };
    return envelope({ response: 'DP02010001001', result: 'ESB000010' }, 'SUCCESS', data);
  }

  function moveMoney(request: ReceivedRequest): Response | null {
    const { path } = request;
    const isCollection = path === `/merchant/${signing ? 'v2' : 'v1'}/payments/`;
    const isPayout = path === DISBURSEMENTS;
    const isRefund = path === `${ENQUIRY}refund`;
    if (!isCollection && !isPayout && !isRefund) return null;
    if (signing && !acceptsAny && !keys().hasSigned(request)) {
      return envelope(
        { response: isPayout ? 'DP00900001016' : 'DP00800001026' },
        'X-signature and payload did not match',
      );
    }
    if (isCollection) return payments.ask(request);
    return isPayout ? disbursements.make(request) : reverse(request);
  }

  function get({ path }: ReceivedRequest): Response | null {
    const [, id = ''] = /\/([^/]*)$/.exec(path) ?? [];
    if (path === '/v1/rsa/encryption-keys') return encryptionKey();
    if (path === `${ENQUIRY}${id}`) return payments.status(id);
    if (path === `${DISBURSEMENTS}${id}`) return disbursements.status(id);
    return path === `/standard/v1/users/${id}` ? account(id) : null;
  }

  function answer(request: ReceivedRequest): Response {
    const { method, path, headers } = request;
    if (method === 'POST' && path === '/auth/oauth2/token') return token(request);
    const endMs = tokens.get((headers.get('authorization') ?? '').replace(/^Bearer /, ''));
    if (endMs === undefined || endMs <= nowMs()) return json(401, { status: { message: 'Invalid access token' } });
    const fault = routeFault(request);
    if (fault !== null) return fault;
    return (method === 'POST' ? moveMoney(request) : get(request)) ?? routed('ROUTER005', 'No route for this path');
  }

  const simulator = createSimulator({
    name: 'Airtel Money',
    protocol: PROTOCOL,
    nowMs,
    phones,
    answer,
    advance: payments.advance,
    collected: (reference) => sumOf(payments.all, ({ id, status }) => isOf(id, reference) && PAID.has(status)),
    // A refund of a whole payment has the payment's reference alone.
    paidBack: (reference) =>
      sumOf(disbursements.all, ({ id, isFailed }) => isOf(id, reference) && !isFailed) +
      sumOf(payments.all, ({ id, isRefunded }) => isOf(id, reference) && isRefunded),
  });
  return {
    ...simulator,
    get publicKey() {
      return keys().publicKey;
    },
    get wrongPins() {
      return disbursements.wrongPins();
    },
    endTokens: () => tokens.clear(),
    changeKey: () => void (made = createKeys()),
    changePin: disbursements.changePin,
  };
}

const PAID: ReadonlySet<string> = new Set(['TS', 'TR']);

function sumOf<Item extends { readonly amount: number }>(
  items: ReadonlyMap<string, Item>,
  isCounted: (item: Item) => boolean,
): number {
  return [...items.values()].filter(isCounted).reduce((sum, { amount }) => sum + amount, 0);
}

/** Ids have letters and digits alone, and may tell tries apart at their end. */
function isOf(id: string, reference: string): boolean {
  const plain = reference.replaceAll(/[^A-Za-z0-9]/g, '');
  return id === plain || (id.startsWith(plain) && /^[A-Z]\d+$/.test(id.slice(plain.length)));
}
