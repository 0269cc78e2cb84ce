// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Amount, Mode, Timestamp } from '../basics/values.ts';
import type { MerchantFees } from '../merchants/types.ts';
import type { PaymentMethodType } from '../payments/values.ts';
import type { MethodHealth } from './values.ts';

/** A payment method of a merchant in one mode: whether it is on, by the operator and by the merchant. */
export interface MerchantMethod {
  /** `wallet`, `cash`, or a provider's id. */
  readonly method: string;
  /** Wallet, mobile money, or cash at an agent. */
  readonly type: PaymentMethodType;
  /** Name for people, `MTN MoMo`. */
  readonly label: string;
  /** Country of the provider, ISO 3166-1 alpha-2; null for the wallet and for cash. */
  readonly country: string | null;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Set by the operator, for the merchant or in the configuration. */
  readonly enabled: boolean;
  /** Set by the merchant. */
  readonly hidden: boolean;
  /** The operator suspended it for all merchants. */
  readonly suspended: boolean;
  /** Whether checkouts offer it: `enabled`, and neither `hidden` nor `suspended`. */
  readonly offered: boolean;
  /** The operator's own limits; null: the rail's. */
  readonly min: Amount | null;
  /** The greatest amount that the operator allows; null: that of the rail. */
  readonly max: Amount | null;
  /** Of one payment: those of the rail, within the operator's. */
  readonly limits: {
    /** The least amount, in minor units. */
    readonly min: Amount;
    /** The greatest amount, in minor units. */
    readonly max: Amount;
  };
  /** What a payment by it costs the merchant. */
  readonly fees: MerchantFees;
  /** How it is doing. */
  readonly health: MethodHealth;
}

export interface MerchantMethodParams {
  /** `wallet`, or the id of a provider that a rail of this mode declares. */
  readonly method: string;
  /** False: switched off. */
  readonly enabled: boolean;
  /** Limits of one payment within those of the rail, in minor units; absent: the rail's. */
  readonly min?: Amount | undefined;
  /** The greatest amount of a payment. Default: that of the rail. */
  readonly max?: Amount | undefined;
}

/** The whole order of a merchant's checkouts. Methods that are not named stay as the gateway has them, after these. */
export interface MerchantMethodsParams {
  /** `live` or `test`. */
  readonly mode: Mode;
  /**
   * In the order of the checkout, each at most once. Methods that are not named stay as the gateway has them, after
   * these.
   */
  readonly methods: readonly MerchantMethodParams[];
}

/** Body of `PUT /merchant/methods`. */
export interface HiddenMethodsParams {
  /** `live` or `test`. */
  readonly mode: Mode;
  /** All methods that the checkouts do not show: `wallet`, `cash`, or ids of providers. */
  readonly hidden: readonly string[];
  /**
   * The order of the checkouts, `wallet`, `cash`, or ids of providers; methods that are not named keep their places,
   * after these. Default: stays as it is. An empty array returns to the operator's order.
   */
  readonly order?: readonly string[] | undefined;
}

/** A method that starts no payments, for any merchant, until it is reinstated. */
export interface MethodSuspension {
  /** The operator's words; merchants and customers do not see them. */
  readonly reason: string;
  /** Since when. */
  readonly since: Timestamp;
}

/** A payment method of the gateway in one mode, for all merchants. */
export interface GatewayMethod {
  /** `wallet`, `cash`, or a provider's id. */
  readonly method: string;
  /** Wallet, mobile money, or cash at an agent. */
  readonly type: PaymentMethodType;
  /** Name for people, `MTN MoMo`. */
  readonly label: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Null: not suspended. */
  readonly suspension: MethodSuspension | null;
}

/** Body of `POST /admin/methods/{method}/suspend`. */
export interface MethodSuspendParams {
  /** `live` or `test`. */
  readonly mode: Mode;
  /** For the other operators and the audit log; at most 255 characters. */
  readonly reason: string;
}

/** Body of `POST /admin/methods/{method}/reinstate`. */
export interface MethodReinstateParams {
  /** `live` or `test`. */
  readonly mode: Mode;
}
