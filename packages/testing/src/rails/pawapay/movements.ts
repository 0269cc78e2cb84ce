import type { Fields } from './bodies.ts';
import type { Provider } from './providers.ts';

export type Kind = 'deposit' | 'refund';

/** A deposit or refund that pawaPay accepted. */
export interface Movement {
  readonly kind: Kind;
  readonly id: string;
  /** As it was asked for. */
  readonly fields: Fields;
  readonly provider: Provider;
  readonly phone: string;
  /** In francs. */
  readonly amount: number;
  readonly createdAtMs: number;
  /** Of a refund. */
  readonly depositId: string | null;
  /** Its outcome, and when; null: none yet. The code is null if the money moved. */
  decided: { readonly atMs: number; readonly failureCode: string | null } | null;
  /** The provider does not know its outcome. */
  isReconciling: boolean;
  /** A callback about its end was sent. */
  isCalledBack: boolean;
}

/** The accepted deposits and refunds, with their statuses at a time. */
export interface Movements {
  add(movement: Omit<Movement, 'createdAtMs' | 'decided' | 'isReconciling' | 'isCalledBack'>): Movement;
  find(kind: Kind, id: string): Movement | undefined;
  of(kind: Kind, matches: (movement: Movement) => boolean): readonly Movement[];
  /** The money of a movement moves, or does not, for this reason. Once. */
  decide(movement: Movement, failureCode: string | null): void;
  /** Undoes what was decided: its callback is sent again. */
  revive(movement: Movement): void;
  statusOf(movement: Movement): string;
  isFinal(movement: Movement): boolean;
  /** Francs that moved under a reference. */
  moved(kind: Kind, reference: string): number;
  /** As pawaPay shows it. */
  data(movement: Movement): object;
}

/**
 * @param options.settleMs from the payer's answer to the final status
 * @param options.hasDecimals amounts are shown with decimals, as some providers have them
 */
export function createMovements(options: {
  readonly nowMs: () => number;
  readonly settleMs: number;
  readonly hasDecimals: boolean;
}): Movements {
  const { nowMs, settleMs, hasDecimals } = options;
  const all = new Map<string, Movement>();

  function statusOf({ decided, isReconciling }: Movement): string {
    if (isReconciling) return 'IN_RECONCILIATION';
    if (decided === null) return 'SUBMITTED';
    if (nowMs() < decided.atMs + settleMs) return 'PROCESSING';
    return decided.failureCode === null ? 'COMPLETED' : 'FAILED';
  }

  const of: Movements['of'] = (kind, matches) =>
    [...all.values()].filter((movement) => movement.kind === kind && matches(movement));

  return {
    add(added) {
      const movement = { ...added, createdAtMs: nowMs(), decided: null, isReconciling: false, isCalledBack: false };
      all.set(`${added.kind} ${added.id}`, movement);
      return movement;
    },
    find: (kind, id) => all.get(`${kind} ${id}`),
    of,
    decide(movement, failureCode) {
      movement.decided ??= { atMs: nowMs(), failureCode };
    },
    revive(movement) {
      movement.decided = null;
      movement.isCalledBack = false;
    },
    statusOf,
    isFinal: (movement) => ['COMPLETED', 'FAILED'].includes(statusOf(movement)),
    moved: (kind, reference) =>
      of(kind, (each) => each.fields['clientReferenceId'] === reference && statusOf(each) === 'COMPLETED').reduce(
        (sum, { amount }) => sum + amount,
        0,
      ),
    data(movement) {
      const { kind, id, amount, phone, provider, fields, createdAtMs, decided } = movement;
      const status = statusOf(movement);
      return {
        [`${kind}Id`]: id,
        status,
        amount: hasDecimals ? `${amount}.00` : String(amount),
        currency: 'XAF',
        country: provider.country,
        [kind === 'deposit' ? 'payer' : 'recipient']: {
          type: 'MMO',
          accountDetails: { phoneNumber: phone, provider: provider.code },
        },
        ...(fields['customerMessage'] === undefined ? {} : { customerMessage: fields['customerMessage'] }),
        ...(fields['clientReferenceId'] === undefined ? {} : { clientReferenceId: fields['clientReferenceId'] }),
        created: new Date(createdAtMs).toISOString(),
        ...(status === 'COMPLETED' ? { providerTransactionId: `MP${id.replaceAll('-', '').slice(0, 10)}` } : {}),
        ...(status === 'FAILED'
          ? { failureReason: { failureCode: decided?.failureCode, failureMessage: 'The payment failed.' } }
          : {}),
      };
    },
  };
}
