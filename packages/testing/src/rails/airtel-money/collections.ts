import type { Answer, Phones } from '../phones.ts';
import { objectIn } from '../json.ts';
import type { ReceivedRequest } from '../received-request.ts';
import { partOf, envelope } from './envelope.ts';

export type AirtelMoneyCountry = 'CG' | 'GA' | 'TD';

/** A payment that a payer was prompted for. */
export interface Collection {
  readonly id: string;
  /** In francs. */
  readonly amount: number;
  readonly askedAtMs: number;
  status: 'TIP' | 'TS' | 'TF' | 'TE' | 'TA' | 'TR';
  /** The end of `response_code`. */
  code: string;
  message: string;
  airtelMoneyId: string | null;
  promptId: string;
  isRefunded: boolean;
}

/** Ends of numbers, and what becomes of their payments. All others pay. */
const ENDS: readonly {
  readonly end: string;
  readonly status: Collection['status'];
  readonly code: string;
  readonly message: string;
}[] = [
  { end: '019', status: 'TF', code: '003', message: 'Exceeds withdrawal amount limit(s)' },
  { end: '039', status: 'TF', code: '008', message: 'The transaction was refused' },
  { end: '049', status: 'TF', code: '007', message: 'User does not have enough money' },
  { end: '059', status: 'TF', code: '002', message: 'Incorrect pin has been entered' },
  { end: '069', status: 'TA', code: '000', message: 'Transaction Ambiguous' },
  { end: '079', status: 'TF', code: '005', message: 'User did not enter the pin' },
];
const NEVER_ANSWERS = '129';

type Ending = Pick<Collection, 'status' | 'code' | 'message'>;

const ENDINGS: Readonly<Record<Answer, Ending>> = {
  approved: { status: 'TS', code: '001', message: 'Transaction is successful' },
  declined: { status: 'TF', code: '008', message: 'The transaction was refused' },
  expired: { status: 'TE', code: '029', message: 'Transaction expired' },
  wrong_pin: { status: 'TF', code: '002', message: 'Incorrect pin has been entered' },
  no_money: { status: 'TF', code: '007', message: 'User does not have enough money' },
  failed: { status: 'TF', code: '009', message: 'Do not honor' },
};

const NUMBERS = {
  CG: { callingCode: '242', digits: 9, first: '0', subscribers: /^0[45]/ },
  GA: { callingCode: '241', digits: 8, first: '', subscribers: /^7[467]/ },
  TD: { callingCode: '235', digits: 8, first: '', subscribers: /^6[02-68]/ },
} as const;

export function collections(options: {
  readonly country: AirtelMoneyCountry;
  readonly phones: Phones;
  readonly isByHand: boolean;
  readonly nowMs: () => number;
  readonly promptLifeMs: number;
  readonly outlivesMs: number;
  /** Called when a payment ends. */
  readonly onEnd: (collection: Collection) => void;
}): {
  readonly all: ReadonlyMap<string, Collection>;
  ask(request: ReceivedRequest): Response;
  status(id: string): Response;
  /** What time has made of them. */
  advance(): void;
} {
  const { country, phones, isByHand, nowMs, promptLifeMs, outlivesMs, onEnd } = options;
  const { callingCode, digits, first, subscribers } = NUMBERS[country];
  const all = new Map<string, Collection>();

  function end(collection: Collection, { status, code, message }: Ending, isCalledBack = true): void {
    Object.assign(collection, { status, code, message });
    if (status === 'TS') collection.airtelMoneyId = `MP241122.1010.C${String(all.size).padStart(5, '0')}`;
    if (isCalledBack) onEnd(collection);
  }

  function rejected(request: ReceivedRequest): Response | null {
    const fields = objectIn(request);
    const { msisdn, country: of, currency } = partOf(fields, 'subscriber');
    const { amount, id } = partOf(fields, 'transaction');
    const reference = fields?.['reference'];
    const isText = typeof reference === 'string' && /^[A-Za-z0-9 ]{4,64}$/.test(reference);
    const isAmount = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0;
    // The strictest gateways known.
    const isId = typeof id === 'string' && /^[A-Za-z0-9]{1,64}$/.test(id);
    if (!isText || !isAmount || !isId || typeof msisdn !== 'string') return fault('ESB000008', 'Field validation');
    if (of !== country) return fault('ESB000034', 'Country not configured');
    if (currency !== 'XAF') return fault('ESB000035', 'Currency not configured');
    if (msisdn.length !== digits) return fault('ESB000033', `Invalid MSISDN length, it must be ${digits}`);
    if (!msisdn.startsWith(first)) return fault('ESB000036', 'Invalid MSISDN, it must start with 0');
    return all.has(id) ? fault('ESB000041', 'External Transaction ID already exists') : null;
  }

  function prompt(collection: Collection, msisdn: string, text: string): void {
    // One of the lists: in others 005 means that no PIN was entered.
    if (!subscribers.test(msisdn)) {
      end(collection, { status: 'TF', code: '005', message: 'Invalid mobile number' });
      return;
    }
    const shown = { phone: `${callingCode}${msisdn}`, amount: collection.amount, currency: 'XAF', text };
    const { id, isScripted } = phones.show(shown, (answer, { isCalledBack }) => {
      // One that time has ended stays so.
      if (answer === 'expired' && collection.status !== 'TIP') return;
      const message = answer === 'approved' ? `Paid XAF ${collection.amount.toLocaleString('en-US')}` : undefined;
      end(collection, { ...ENDINGS[answer], ...(message && { message }) }, isCalledBack);
    });
    collection.promptId = id;
    if (isScripted) {
      phones.advance();
      return;
    }
    if (isByHand || msisdn.endsWith(NEVER_ANSWERS)) return;
    const becomes = ENDS.find((known) => msisdn.endsWith(known.end));
    if (becomes === undefined) phones.approve(id);
    else if (becomes.code === '008') phones.decline(id);
    else end(collection, becomes);
  }

  return {
    all,
    ask(request) {
      const rejection = rejected(request);
      if (rejection !== null) return rejection;
      const fields = objectIn(request);
      const { amount, id } = partOf(fields, 'transaction');
      const collection: Collection = {
        id: String(id),
        amount: Number(amount),
        askedAtMs: nowMs(),
        status: 'TIP',
        code: '006',
        message: 'Transaction in progress',
        airtelMoneyId: null,
        promptId: '',
        isRefunded: false,
      };
      all.set(collection.id, collection);
      // The prompt was sent, and that is called success.
      const answer = envelope({ response: 'DP00800001006', result: 'ESB000010' }, 'SUCCESS', {
        transaction: { id, status: 'SUCCESS' },
      });
      prompt(collection, String(partOf(fields, 'subscriber')['msisdn']), String(fields?.['reference']));
      return answer;
    },
    status(id) {
      const found = all.get(id);
      if (found === undefined)
        return envelope({ response: 'DP00800001025', result: 'ESB000045' }, 'No transaction found with that id');
      const { status, code, message, airtelMoneyId } = found;
      // Airtel's id is there with success only.
      const ids = airtelMoneyId === null ? {} : { airtel_money_id: airtelMoneyId };
      return envelope({ response: `DP00800001${code}`, result: 'ESB000010' }, 'SUCCESS', {
        transaction: { ...ids, id, message, status },
      });
    },
    advance() {
      phones.advance();
      for (const collection of all.values()) {
        const ageMs = nowMs() - collection.askedAtMs;
        if (collection.status === 'TIP' && ageMs >= promptLifeMs) end(collection, ENDINGS.expired);
        // The prompt may still be on the phone.
        if (ageMs >= promptLifeMs + outlivesMs) phones.expire(collection.promptId);
      }
      phones.advance();
    },
  };
}

function fault(code: string, message: string): Response {
  return envelope({ result: code }, message);
}
