/** The operator's settings of one payment method, in one mode. */
export interface MethodSetting {
  /** `wallet`, `cash`, or a provider's id. */
  readonly method: string;
  /** Checkouts offer it. */
  readonly isEnabled: boolean;
  /** The operator's own limits of one payment, in minor units, within those of the rail; null: the rail's. */
  readonly min: number | null;
  /** In minor units; null: the rail's. */
  readonly max: number | null;
}

/** One mode of a merchant. Operator and merchant each write a field of their own: neither undoes what the other set. */
export interface ModeMethods {
  /** By the operator, in the order of the checkout. A method that is not in it is on, after those that are. */
  readonly set: readonly MethodSetting[];
  /** By the merchant: names of methods, in no order. */
  readonly hidden: readonly string[];
  /** By the merchant: names of methods, in the order of its checkouts. Others follow in the operator's order. */
  readonly order: readonly string[];
}

export interface MethodSettings {
  readonly live: ModeMethods;
  readonly test: ModeMethods;
}

/** A method that starts no payments in a mode, for any merchant. */
export interface SuspendedMethod {
  readonly livemode: boolean;
  /** `wallet`, `cash`, or a provider's id. */
  readonly method: string;
  /** The operator's words, for operators. */
  readonly reason: string;
  readonly suspendedAtMs: number;
}
