import { objectIn } from '../json.ts';
import type { ReceivedRequest } from '../received-request.ts';
import type { Keys } from './keys.ts';
import { partOf, routed, envelope } from './envelope.ts';

/** A payout from our account. */
export interface Payout {
  readonly id: string;
  readonly amount: number;
  readonly airtelMoneyId: string;
  readonly isFailed: boolean;
}

/** Payees whose payouts are accepted, and fail. */
const FAILS = '089';
const WRONG_PINS_MAX = 3;

/** Payouts, which need the PIN of our account. */
export function payouts(options: {
  readonly keys: () => Keys;
  /** Any PIN is right. */
  readonly acceptsAny: boolean;
  readonly digits: number;
  readonly float: number;
}): {
  readonly all: ReadonlyMap<string, Payout>;
  readonly balance: () => number;
  readonly wrongPins: () => number;
  changePin(pin: string): void;
  make(request: ReceivedRequest): Response;
  status(id: string): Response;
} {
  const { keys, acceptsAny, digits, float } = options;
  const all = new Map<string, Payout>();
  let pin = '1234';
  let wrongPins = 0;

  const balance = (): number =>
    [...all.values()].filter(({ isFailed }) => !isFailed).reduce((left, { amount }) => left - amount, float);

  /** A PIN that cannot be read is not an attempt. */
  function pinFault(given: unknown): Response | null {
    const typed = keys().decrypted(String(given));
    if (typed === null) return routed('ROUTER116', 'Unable to decrypt the pin');
    if (wrongPins >= WRONG_PINS_MAX) return refused('019', 'Sender is barred');
    if (typed !== pin) {
      wrongPins += 1;
      return routed('ROUTER115', 'Invalid pin');
    }
    wrongPins = 0;
    return null;
  }

  return {
    all,
    balance,
    wrongPins: () => wrongPins,
    changePin: (changed) => void (pin = changed),
    make(request) {
      const fields = objectIn(request);
      const { msisdn } = partOf(fields, 'payee');
      const { amount, id } = partOf(fields, 'transaction');
      if (typeof id !== 'string' || !/^[A-Za-z0-9]{1,64}$/.test(id) || typeof fields?.['reference'] !== 'string') {
        return envelope({ result: 'ESB000008' }, 'Field validation');
      }
      const fault = acceptsAny ? null : pinFault(fields['pin']);
      if (fault !== null) return fault;
      if (all.has(id)) return refused('017', 'Duplicate Transaction Id');
      if (typeof msisdn !== 'string' || msisdn.length !== digits) return refused('012', 'Invalid mobile number');
      if (typeof amount !== 'number' || !(amount > 0)) return refused('004', 'Amount out of range');
      if (amount > balance()) return refused('007', 'Not enough funds in account to complete the transaction');
      const payout = { id, amount, airtelMoneyId: `CI241122.1010.D${all.size}`, isFailed: msisdn.endsWith(FAILS) };
      all.set(id, payout);
      const transaction = { reference_id: `1${all.size}`, airtel_money_id: payout.airtelMoneyId, id };
      return payout.isFailed
        ? envelope({ response: 'DP00900001006', result: 'ESB000010' }, 'Transaction is in process', { transaction })
        : envelope({ response: 'DP00900001001', result: 'ESB000010' }, 'Transaction is successful', { transaction });
    },
    status(id) {
      const found = all.get(id);
      if (found === undefined)
        return envelope({ response: 'DP00900001015', result: 'ESB000045' }, 'The transaction was not found');
      const [status, code] = found.isFailed ? ['TF', '005'] : ['TS', '001'];
      const message = found.isFailed ? 'Transaction failed' : 'Transaction is successful';
      return envelope({ response: `DP00900001${code}`, result: 'ESB000010' }, message, {
        transaction: { id, message, status },
      });
    },
  };
}

function refused(code: string, message: string): Response {
  return envelope({ response: `DP00900001${code}`, result: 'ESB000011' }, message);
}
