/** What operator and merchant set about one payment method, in one mode. */
export interface MethodSetting {
  /** `wallet`, or a provider's id. */
  readonly method: string;
  /** By the operator. */
  readonly isEnabled: boolean;
  /** By the merchant. */
  readonly isHidden: boolean;
  /** The operator's own limits of one payment, in minor units, within those of the rail; null: the rail's. */
  readonly min: number | null;
  readonly max: number | null;
}

/** A merchant's settings by mode, in the order of the checkout. A method without one is on, after those that have one. */
export interface MethodSettings {
  readonly live: readonly MethodSetting[];
  readonly test: readonly MethodSetting[];
}
