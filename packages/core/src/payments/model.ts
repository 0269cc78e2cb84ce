import type {
  AttemptStatus,
  FailureCode,
  FeeRefundPolicy,
  PaymentMethodType,
  PaymentStatus,
} from '@mitako/contract/names';
import type { PaymentDetails } from './details.ts';

export interface Payment extends PaymentDetails {
  readonly id: string;
  readonly slug: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly maxAttempts: number;
  readonly attemptsCount: number;
  /** The attempt that is under way, if any: at most one. */
  readonly liveAttemptId: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly expiresAtMs: number;
  readonly succeededAtMs: number | null;
  /** The capture transfer. */
  readonly transactionId: string | null;
  readonly fee: number;
  /** The merchant's policy when this was paid. */
  readonly feeRefundPolicy: FeeRefundPolicy;
  /** Of the fee, what refunds have brought back or, while under way, hold. */
  readonly feeReturned: number;
  /**
   * What of this payment's own credit is still in the merchant's pending account: the first money a refund or a dispute
   * draws on. 0 once it was released.
   */
  readonly creditPending: number;
  /** When that credit becomes available; null: nothing to release. */
  readonly releaseAtMs: number | null;
  readonly amountRefunded: number;
  /** Reserved by refunds that are still pending. */
  readonly refundPending: number;
  /** Held by open disputes or lost to them. */
  readonly amountDisputed: number;
  readonly methodType: PaymentMethodType | null;
  readonly methodProvider: string | null;
  readonly phoneMasked: string | null;
  /** The wallet user who paid. */
  readonly payerId: string | null;
  readonly failureCode: FailureCode | null;
  readonly cancelReason: string | null;
  readonly canceledBy: 'customer' | 'merchant' | null;
  /** Hash of the legacy payment token, for look-up; set when the payment succeeds. */
  readonly tokenHash: string | null;
  /** Sequence of the last event about this payment, its refunds and disputes. */
  readonly eventSequence: number;
  /** Grows by one with each change; every change names the version it was decided on. */
  readonly version: number;
}

/** One attempt to pay a payment. */
export interface Attempt {
  readonly id: string;
  readonly paymentId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly methodType: PaymentMethodType;
  readonly methodProvider: string | null;
  readonly phoneMasked: string | null;
  /** The number in full, encrypted; a refund needs it. */
  readonly encryptedPhone: string | null;
  readonly payerId: string | null;
  /** Id of the rail; `wallet` for our own wallets. */
  readonly rail: string;
  readonly railReference: string | null;
  readonly status: AttemptStatus;
  readonly failureCode: FailureCode | null;
  /** Next look-up at the rail; null when none is due. */
  readonly nextPollAtMs: number | null;
  readonly pollsCount: number;
  /** What the payer was told to do; null before the rail said it, and for wallets. */
  readonly nextAction: AttemptNextAction | null;
  /** Codes that the payer gave, each counted before the rail was asked. */
  readonly codesTried: number;
  /** Of these, the ones that the rail said were wrong. */
  readonly codesWrong: number;
  /** When the rail's own prompt ends, as told to the payer. */
  readonly expiresAtMs: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}

/** What a rail asks of the payer to finish an attempt. */
export interface AttemptNextAction {
  /** `wait`: nothing is left to do. */
  readonly type: 'approve_on_phone' | 'enter_otp' | 'redirect' | 'wait';
  /** Where to send the payer, with `redirect` only. */
  readonly url: string | null;
}
