import type { AttemptStatus } from '@mitako/contract/names';
import type { Attempt, Task } from '../model.ts';
import type { MerchantMode, Page, RowOwner } from '../ports/page.ts';
import type { RailOutcome } from '../rails/assess-outcomes.ts';

export interface AttemptReads {
  /** Without an owner: of all merchants. */
  attempts(filter: AttemptFilter, page: Page): Promise<readonly Attempt[]>;
  /** Oldest first. */
  attemptsOfPayment(paymentId: string): Promise<readonly Attempt[]>;
  /** The newest attempt of a rail with this reference of the provider's. */
  attemptByRailReference(rail: string, railReference: string): Promise<Attempt | null>;
  /** Newest first, at a cost that is independent of the amount of data. */
  attemptsByHandle(handle: AttemptHandle, limit: number): Promise<readonly Attempt[]>;
  /** A merchant's attempts by numbers with these last three digits, those of the newest payments first. */
  attemptsByEnding(owner: MerchantMode, phoneEnding: string, limit: number): Promise<readonly Attempt[]>;
  /** Counts and sums of the newest attempts of all merchants in a mode that began in a period, at most `limit`. */
  attemptSums(filter: AttemptSumFilter, limit: number): Promise<readonly AttemptSum[]>;
  /** Number of attempts in review, counted up to `limit`. */
  attemptsInReview(owner: MerchantMode, limit: number): Promise<number>;
  /** Late payments whose money is owed, by attempt. Without an owner: of all merchants. */
  owedFunds(owner: RowOwner | undefined, page: Page): Promise<readonly OwedFunds[]>;
  /**
   * The outcomes of a rail's newest mobile-money attempts in a mode, newest first, from this id on. At a cost that is
   * independent of the amount of data.
   */
  railOutcomes(
    filter: { readonly rail: string; readonly livemode: boolean; readonly fromId: string },
    limit: number,
  ): Promise<readonly RailOutcome[]>;
  /**
   * The attempts of a method of a rail whose callbacks came last, newest first. At a cost that is independent of the
   * amount of data.
   */
  lastCallbacks(method: AttemptMethod, limit: number): Promise<readonly LastCallback[]>;
}

export interface AttemptFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: AttemptStatus | undefined;
  readonly paymentId?: string | undefined;
  /** Of mobile money, or `wallet`. */
  readonly rail?: string | undefined;
  readonly provider?: string | undefined;
  /** Inclusive; ids contain their time. */
  readonly fromId?: string | undefined;
  /** Exclusive. */
  readonly beforeId?: string | undefined;
}

export interface AttemptSumFilter {
  readonly livemode: boolean;
  /** Inclusive; ids contain their time. */
  readonly fromId?: string | undefined;
  /** Exclusive. */
  readonly beforeId?: string | undefined;
}

/** The attempts of one method, currency and status. */
export interface AttemptSum {
  /** The provider; without one, the type of the method. */
  readonly method: string;
  readonly currency: string;
  readonly status: AttemptStatus;
  readonly count: number;
  readonly amount: number;
}

/** What is known of an attempt outside the gateway. */
export type AttemptHandle =
  | { readonly railReference: string }
  /** Of its `railDetail`. */
  | { readonly railRequestId: string }
  /** Of the payer's whole number: its hash under each version of the data key. */
  | { readonly phoneHashes: readonly string[] }
  /** The last three digits of `phoneMasked`. */
  | { readonly phoneEnding: string };

/** A late payment with the task that returns its money. */
export interface OwedFunds {
  /** The attempt's. */
  readonly id: string;
  readonly attempt: Attempt;
  readonly task: Pick<Task, 'dueAtMs' | 'attemptsCount' | 'failuresCount'>;
}

/** A method of a rail, in one mode. */
export interface AttemptMethod {
  readonly rail: string;
  readonly livemode: boolean;
  readonly provider: string;
  readonly country: string;
}

/** The last callback about an attempt. */
export interface LastCallback {
  readonly attemptId: string;
  readonly atMs: number;
}
