import type {
  AttemptOutcomeName,
  AttemptStatus,
  FailureCode,
  PaymentMethodType,
  RailChoice,
} from '@mitako/contract/names';
import type { RailDetail } from '../rails/model.ts';

/** One payment attempt. */
export interface Attempt {
  /** `att_…`. */
  readonly id: string;
  /** The payment that it is to pay. */
  readonly paymentId: string;
  /** The payment's merchant. */
  readonly merchantId: string;
  /** The payment's mode. */
  readonly livemode: boolean;
  /** The payment's, in whole units of its currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** How the payer pays. */
  readonly methodType: PaymentMethodType;
  /** The provider of the mobile money; null for others. */
  readonly methodProvider: string | null;
  /** Country of the provider, ISO 3166-1 alpha-2; null for wallets. */
  readonly methodCountry: string | null;
  /** `•••• 6789`, the last four digits, or three of an early one; null for wallets. */
  readonly phoneMasked: string | null;
  /** The full number, encrypted; refunds need it. */
  readonly encryptedPhone: string | null;
  /** Finds attempts by the payer's whole number; null for wallets. */
  readonly phoneHash: string | null;
  /** The wallet account that was logged in; null: none was. */
  readonly payerId: string | null;
  /** The merchant's customer, see `customerIdOf`; null without a known payer. */
  readonly customerId: string | null;
  /** Id of the rail; `wallet` for our own wallets. */
  readonly rail: string;
  /** Why this rail was chosen. */
  readonly railChoice: RailChoice;
  /** The provider's reference; null before it gave one. */
  readonly railReference: string | null;
  /** Where it stands. */
  readonly status: AttemptStatus;
  /** The reason of its failure; null without one. */
  readonly failureCode: FailureCode | null;
  /** The provider's own words about the last outcome that had any. */
  readonly railDetail: RailDetail | null;
  /** The last decision of an operator; null: none was needed. */
  readonly resolution: AttemptResolution | null;
  /** When the provider's acceptance of the request was first known; null: not yet. */
  readonly acceptedAtMs: number | null;
  /**
   * When its charge may be sent again: until then a process may be sending it, or waiting for the answer. Null: it has no
   * charge at a provider.
   */
  readonly chargeAgainAtMs: number | null;
  /** The last callback that brought a poll forward; null: none did. */
  readonly calledBackAtMs: number | null;
  /** Callbacks that brought a poll forward. */
  readonly callbacksCount: number;
  /** Next poll of the rail; null when none is due. */
  readonly nextPollAtMs: number | null;
  /** Polls of the rail so far. */
  readonly pollsCount: number;
  /**
   * How old it was when it ended in doubt, or went to the operator, in milliseconds. Null: it is underway, or there is no
   * doubt.
   */
  readonly ageAtEndMs: number | null;
  /** The payer's next action; null before the rail returned one, and for wallets. */
  readonly nextAction: AttemptNextAction | null;
  /** Of the call that began it, to whose trace its polls belong; null: of none. */
  readonly traceparent: string | null;
  /** Number of submitted codes, each counted before the rail was called. */
  readonly codesTried: number;
  /** Number of codes that the rail rejected as wrong. */
  readonly codesWrong: number;
  /** Expiry of the rail's prompt, as shown to the payer. */
  readonly expiresAtMs: number;
  /** When it began. */
  readonly createdAtMs: number;
  /** How far the sandbox's clock was moved while it waited: its age is its time since creation plus this. */
  readonly clockMovedMs: number;
  /** When it last changed. */
  readonly updatedAtMs: number;
  /** Incremented with each change; every change names the version it was decided on. */
  readonly version: number;
}

/** An operator's decision about an attempt. */
export interface AttemptResolution {
  /** The operator's decision. */
  readonly outcome: AttemptOutcomeName;
  /** Why, in the words of the operator. */
  readonly reason: string;
  /** When. */
  readonly atMs: number;
}

/** The payer's next step to complete an attempt. */
export interface AttemptNextAction {
  /** `wait`: no action is needed. */
  readonly type: 'approve_on_phone' | 'enter_otp' | 'redirect' | 'wait';
  /** The provider's page, with `redirect` only. */
  readonly url: string | null;
}
