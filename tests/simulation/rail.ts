import type { FailureCode } from '@mitako/contract/names';
import type {
  ChargeOutcome,
  ChargeRequest,
  CodeOutcome,
  CodeRequest,
  LookupOutcome,
  LookupRequest,
  Rail,
  RailMethod,
  RailRefundLookup,
  RailRefundOutcome,
  RailRefundRequest,
} from '@mitako/core';
import type { Dice } from '../support/dice.ts';
import type { Faults } from './faults.ts';
import { TRAVELS_MS_MAX, type Owner, type Scheduler } from './scheduler.ts';
import { count, type Tally } from './trace.ts';
import { InjectedFault, Violation } from './violation.ts';

export const RAIL_ID = 'momo_simulated';

export const RAIL_METHODS: readonly RailMethod[] = [
  {
    type: 'mobile_money',
    provider: 'mtn_momo',
    label: 'MTN MoMo',
    monogram: 'M',
    colors: { background: '#ffcb05', text: '#1c0f06' },
    country: 'CM',
    callingCode: '+237',
    refunds: 'partial',
    limits: { min: 1, max: 500_000 },
    currencies: ['XAF'],
    prompt: { fr: 'Composez *126#.', en: 'Dial *126#.' },
    description: { lengthMax: 160, punctuation: '.,-' },
  },
  {
    type: 'mobile_money',
    provider: 'orange_money',
    label: 'Orange Money',
    monogram: 'O',
    colors: { background: '#ff7900', text: '#1c0f06' },
    country: 'CM',
    callingCode: '+237',
    refunds: 'partial',
    limits: { min: 1, max: 500_000 },
    currencies: ['XAF'],
    prompt: { fr: 'Composez #150#.', en: 'Dial #150#.' },
    codePrompt: { fr: 'Composez #150*4#.', en: 'Dial #150*4#.' },
    description: { lengthMax: 125, punctuation: '.,-' },
  },
];

/** What the provider sends every payer of the second method. */
export const RIGHT_CODE = '471108';
const PROMPT_MS = 300_000;

/** Time of the provider's daily reconciliation, which includes charges that it had reported as failed. */
const RECONCILES_AFTER_MS = 24 * 60 * 60_000;
/** Longer than the engine waits for a response. */
const LATE_MS = 45_000;

/** Outcome of a charge; decided when it arrives, or with its code, and final. */
type Fate =
  /** Collects no money without the code, and none after the prompt's expiry. */
  | { readonly kind: 'asks'; readonly endsAtMs: number }
  /** The money is collected at `atMs`. */
  | { readonly kind: 'pays'; readonly atMs: number }
  | { readonly kind: 'declines'; readonly atMs: number; readonly failureCode: FailureCode }
  /** Rejected in the response itself. */
  | { readonly kind: 'refuses'; readonly failureCode: FailureCode }
  /** Says for ever that it waits, and never collects: only its statement shows that. */
  | { readonly kind: 'mutes'; readonly atMs: number }
  /** Reports a failure but collects the money later, as real providers do; `isSilent`: without a callback. */
  | { readonly kind: 'recants'; readonly failsAtMs: number; readonly atMs: number; readonly isSilent: boolean };

interface Charge {
  readonly amount: number;
  fate: Fate;
}

interface Payout {
  readonly amount: number;
  readonly chargeReference: string;
  /** `pays silently` and `never pays`: it is asked in vain for the outcome, which only its statement shows. */
  readonly fate: 'pays' | 'fails' | 'fails once' | 'pays silently' | 'never pays';
  readonly atMs: number;
  /** Numbers of tries under which it was asked for. */
  readonly tries: Set<number>;
  isPaid: boolean;
}

/** A mobile-money provider with its own ledger. */
export interface SimulatedRail {
  /** The rail of a process. */
  railOf(process: Owner): Rail;
  /** Whether it has the payer's money, never will, or does not know yet. */
  truthOf(attemptId: string): 'taken' | 'never' | 'open';
  /** The same of a refund: whether the payer has it. */
  truthOfRefund(reference: string): 'paid' | 'never' | 'open';
  /** Every answer that it gave about a charge or refund, with and without its reason; `prompt` where it asks the payer. */
  told(reference: string): ReadonlySet<string>;
  /** Totals collected and refunded. */
  readonly taken: number;
  readonly paidBack: number;
  /** References of all refunds that it paid. */
  readonly paidRefunds: ReadonlySet<string>;
  /** References of all collected charges. */
  readonly paidCharges: ReadonlyMap<string, number>;
}

export function createRail(parts: {
  readonly scheduler: Scheduler;
  readonly network: Owner;
  readonly dice: Dice;
  /** Whether it answers less than usual. */
  readonly isInTrouble: boolean;
  readonly faults: Faults;
  readonly tally: Tally;
  readonly violated: (violation: Violation) => void;
  /** Sends a callback about a charge; `true` when the gateway acknowledged it. */
  readonly callBack: (reference: string) => Promise<boolean>;
}): SimulatedRail {
  const { scheduler, network, dice, isInTrouble, faults, tally, violated } = parts;
  const charges = new Map<string, Charge>();
  const payouts = new Map<string, Payout>();
  const answers = new Map<string, Set<string>>();
  const nowMs = (): number => scheduler.nowMs();

  function tell(
    reference: string,
    outcome: {
      readonly kind: string;
      readonly failureCode?: FailureCode;
      readonly nextAction?: { readonly type: string };
    },
  ): void {
    const told = answers.get(reference) ?? new Set();
    told.add(outcome.kind);
    if (outcome.failureCode !== undefined) told.add(outcome.failureCode);
    if (outcome.nextAction !== undefined && outcome.nextAction.type !== 'wait') told.add('prompt');
    answers.set(reference, told);
  }

  function isTaken({ fate }: Charge): boolean {
    return (fate.kind === 'pays' || fate.kind === 'recants') && fate.atMs <= nowMs();
  }

  function newFate(): Fate {
    const atMs = nowMs() + dice.between(0, dice.chance(0.8) ? 20_000 : 20 * 60_000);
    switch (dice.weighted({ pays: 58, declines: 20, refuses: 8, recants: 14, mutes: isInTrouble ? 20 : 0 })) {
      case 'pays':
        return { kind: 'pays', atMs };
      case 'declines':
        return {
          kind: 'declines',
          atMs,
          failureCode: dice.pick(['insufficient_funds', 'payer_declined', 'payer_timeout', 'payer_account_blocked']),
        };
      case 'refuses':
        return { kind: 'refuses', failureCode: dice.pick(['invalid_payer', 'provider_unavailable']) };
      case 'mutes':
        return { kind: 'mutes', atMs };
      case 'recants':
        return {
          kind: 'recants',
          failsAtMs: atMs,
          atMs: atMs + dice.between(1_000, dice.chance(0.5) ? 40 * 60_000 : 30 * 60 * 60_000),
          isSilent: dice.chance(0.4),
        };
    }
  }

  async function sendCallbackLater(reference: string, { fate }: Charge): Promise<void> {
    if (fate.kind === 'refuses' || fate.kind === 'asks' || fate.kind === 'mutes') return;
    await scheduler.sleep(network, fate.atMs - nowMs(), `provider tells of ${reference.slice(-6)}`);
    if (fate.kind === 'recants' && fate.isSilent) return;
    if (fate.kind === 'recants') {
      // It is hardly polled any more, so the callback is repeated until acknowledged, and once more at the reconciliation.
      while (!(await parts.callBack(reference))) await scheduler.sleep(network, 30_000, 'provider tells again');
      await scheduler.sleep(network, RECONCILES_AFTER_MS, 'provider tells what it has reconciled');
      await parts.callBack(reference);
      return;
    }
    const times = faults.strikes('callback lost') ? 0 : faults.strikes('callback told twice') ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => parts.callBack(reference)));
    if (faults.strikes('callback forged')) await parts.callBack(`att_${dice.between(1, 1_000_000)}`);
  }

  function charge(request: ChargeRequest): ChargeOutcome {
    const known = charges.get(request.reference);
    if (known !== undefined && known.amount !== request.amount) {
      violated(new Violation('I1', `charge ${request.reference} was asked for with two amounts`));
    }
    const made = known ?? {
      amount: request.amount,
      fate: request.provider === 'orange_money' ? { kind: 'asks', endsAtMs: nowMs() + PROMPT_MS } : newFate(),
    };
    if (known === undefined) {
      count(tally, `provider: ${nameOf(made.fate)}`);
      charges.set(request.reference, made);
      void sendCallbackLater(request.reference, made);
    }
    return made.fate.kind === 'refuses'
      ? { kind: 'refused', failureCode: made.fate.failureCode }
      : {
          kind: 'pending',
          railReference: `op-${request.reference}`,
          nextAction: { type: made.fate.kind === 'asks' ? 'enter_otp' : 'approve_on_phone', url: null },
          expiresAtMs: request.nowMs + PROMPT_MS,
        };
  }

  function submitCode({ reference, code }: CodeRequest): CodeOutcome {
    const known = charges.get(reference);
    if (known === undefined) return { kind: 'unknown' };
    if (known.fate.kind === 'asks') {
      if (known.fate.endsAtMs <= nowMs()) return { kind: 'refused', failureCode: 'payer_timeout' };
      count(tally, `provider: code ${code === RIGHT_CODE ? 'right' : 'wrong'}`);
      if (code !== RIGHT_CODE) return { kind: 'wrong_code' };
      known.fate = newFate();
      void sendCallbackLater(reference, known);
    }
    return known.fate.kind === 'refuses'
      ? { kind: 'refused', failureCode: known.fate.failureCode }
      : { kind: 'pending', railReference: null, nextAction: { type: 'wait', url: null } };
  }

  function lookup({ reference }: LookupRequest): LookupOutcome {
    const known = charges.get(reference);
    if (known === undefined) return { kind: 'absent' };
    const { fate } = known;
    if (fate.kind === 'asks') {
      return fate.endsAtMs <= nowMs()
        ? { kind: 'failed', failureCode: 'payer_timeout' }
        : { kind: 'pending', nextAction: { type: 'enter_otp', url: null } };
    }
    if (isTaken(known)) return { kind: 'paid', railReference: `op-${reference}` };
    if (fate.kind === 'refuses') return { kind: 'failed', failureCode: fate.failureCode };
    if (fate.kind === 'declines' && fate.atMs <= nowMs()) return { kind: 'failed', failureCode: fate.failureCode };
    if (fate.kind === 'recants' && fate.failsAtMs <= nowMs()) return { kind: 'failed', failureCode: 'payer_timeout' };
    return { kind: 'pending' };
  }

  function refund({ reference, tries, chargeReference, amount }: RailRefundRequest): RailRefundOutcome {
    const charged = charges.get(chargeReference);
    if (charged === undefined || !isTaken(charged)) {
      violated(new Violation('I1', `refund ${reference} of charge ${chargeReference}, whose money was never taken`));
      return { kind: 'unknown' };
    }
    let payout = payouts.get(reference);
    if (payout === undefined) {
      const owed = reference.startsWith('lat_');
      const fate = dice.weighted(
        owed
          ? { pays: 30, fails: 0, 'fails once': 70, 'pays silently': 0, 'never pays': 0 }
          : {
              pays: 50,
              fails: 20,
              'fails once': 0,
              'pays silently': isInTrouble ? 20 : 3,
              'never pays': isInTrouble ? 20 : 3,
            },
      );
      const waitMs = dice.chance(0.4) ? dice.between(1_000, 600_000) : 0;
      payout = { amount, chargeReference, fate, atMs: nowMs() + waitMs, isPaid: false, tries: new Set() };
      payouts.set(reference, payout);
      count(tally, `provider: refund ${fate}`);
    }
    payout.tries.add(tries);
    if (payout.amount !== amount) violated(new Violation('I1', `refund ${reference} was asked for with two amounts`));
    return refundStatus(payout, tries);
  }

  function lookupRefund({ reference, tries }: RailRefundRequest): RailRefundLookup {
    const payout = payouts.get(reference);
    return payout?.tries.has(tries) === true ? refundStatus(payout, tries) : { kind: 'absent' };
  }

  function refundStatus(payout: Payout, tries: number): RailRefundOutcome {
    const { chargeReference } = payout;
    if (payout.fate === 'fails' || (payout.fate === 'fails once' && tries === 0)) {
      return { kind: 'failed', failureCode: 'provider_error' };
    }
    if (payout.fate === 'never pays' || payout.atMs > nowMs()) return { kind: 'pending' };
    if (!payout.isPaid) {
      payout.isPaid = true;
      const back = sum([...payouts.values()].filter((each) => each.isPaid && each.chargeReference === chargeReference));
      if (back > (charges.get(chargeReference)?.amount ?? 0))
        violated(new Violation('I1', `charge ${chargeReference} was paid back more than it took`));
    }
    return payout.fate === 'pays silently' ? { kind: 'pending' } : { kind: 'succeeded', railReference: null };
  }

  /**
   * A request and its response, with every possible failure. A request that arrived takes effect, even if the response
   * is lost.
   */
  async function travel<Outcome extends { readonly kind: string }>(
    process: Owner,
    label: string,
    reference: string,
    ask: () => Outcome,
  ): Promise<Outcome | { readonly kind: 'unknown' }> {
    const sentAtMs = nowMs();
    // A sent request arrives even if its process has died.
    await scheduler.turn(network, `${process.name} → provider: ${label}`);
    if (nowMs() - sentAtMs > TRAVELS_MS_MAX || faults.strikes('provider unreachable')) {
      await scheduler.turn(process, `${process.name} ← provider: no connection`);
      throw new InjectedFault('the provider cannot be reached');
    }
    if (faults.strikes('provider does not know')) return { kind: 'unknown' };
    const outcome = ask();
    tell(reference, outcome);
    if (faults.strikes('provider silent')) return new Promise(() => undefined);
    if (faults.strikes('provider answers late'))
      await scheduler.sleep(process, LATE_MS, `${process.name} ← provider, late`);
    await scheduler.turn(process, `${process.name} ← provider: ${outcome.kind}`);
    if (faults.strikes('provider answer lost')) throw new InjectedFault('the answer of the provider was lost');
    return outcome;
  }

  return {
    railOf: (process) => ({
      id: RAIL_ID,
      modes: ['live'],
      methods: RAIL_METHODS,
      charges: { promptLifeMs: PROMPT_MS, absentMarginMs: 10 * 60_000, isRepeatable: true },
      charge: (request) =>
        travel(process, `charge ${request.reference.slice(-6)}`, request.reference, () => charge(request)),
      submitCode: (request) =>
        travel(process, `code ${request.reference.slice(-6)}`, request.reference, () => submitCode(request)),
      lookup: (request) =>
        travel(process, `look-up ${request.reference.slice(-6)}`, request.reference, () => lookup(request)),
      refund: (request) =>
        travel(process, `refund ${request.reference.slice(-6)}`, request.reference, () => refund(request)),
      lookupRefund: (request) =>
        travel(process, `refund of ${request.reference.slice(-6)}`, request.reference, () => lookupRefund(request)),
      parseCallback: ({ body }) => ({ reference: body }),
    }),
    told: (reference) => answers.get(reference) ?? new Set(),
    truthOf(attemptId) {
      const known = charges.get(attemptId);
      if (known === undefined || isWithout(known)) return 'never';
      if (known.fate.kind === 'asks') return known.fate.endsAtMs <= nowMs() ? 'never' : 'open';
      return isTaken(known) ? 'taken' : 'open';
    },
    truthOfRefund(reference) {
      const payout = payouts.get(reference);
      if (payout === undefined) return 'open';
      if (payout.isPaid) return 'paid';
      return payout.fate === 'fails' || payout.fate === 'never pays' ? 'never' : 'open';
    },
    get paidRefunds() {
      return new Set([...payouts].filter(([, { isPaid }]) => isPaid).map(([reference]) => reference));
    },
    get taken() {
      return sum([...charges.values()].filter(isTaken));
    },
    get paidBack() {
      return sum([...payouts.values()].filter(({ isPaid }) => isPaid));
    },
    get paidCharges() {
      return new Map(
        [...charges].filter(([, made]) => isTaken(made)).map(([reference, { amount }]) => [reference, amount]),
      );
    },
  };
}

function nameOf(fate: Fate): string {
  return fate.kind === 'recants' && fate.isSilent ? 'recants silently' : fate.kind;
}

/** It has no money of the payer, and never will. */
function isWithout({ fate }: Charge): boolean {
  return fate.kind === 'refuses' || fate.kind === 'declines' || fate.kind === 'mutes';
}

function sum(items: readonly { readonly amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0);
}
