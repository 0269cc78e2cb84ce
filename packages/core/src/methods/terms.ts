import { CASH_METHOD, LIMITS, WALLET_METHOD } from '@mitako/contract/names';
import { feeScheduleFault, NO_FEES } from '../payments/fees.ts';
import type { FeeSchedule } from '../model.ts';
import type { Rail } from '../ports/rail.ts';
import type { MethodSetting } from './model.ts';

/**
 * A gateway's configuration of payment methods and fees. It is the default: what the operator sets for a
 * merchant takes precedence.
 */
export interface TermsOptions {
  /**
   * Payment methods in the order of the checkout, in both modes. Methods that are not named are on, after these, in the
   * order of the rails; `cash` alone, which needs agents, is off until it is named. Default: none.
   */
  readonly methods?: readonly MethodOptions[];
  /** Fees of a payment, unless its method has its own. Default: none. */
  readonly fees?: FeeOptions;
}

/** The configuration of one payment method. */
export interface MethodOptions {
  /** `wallet`, `cash`, or the id of a provider that a rail declares, `mtn_momo`. */
  readonly method: string;
  /** Whether checkouts offer it. Default: true. */
  readonly enabled?: boolean;
  /** Limits of one payment in minor units, within those of the rail. Default: the rail's. */
  readonly min?: number;
  /** In minor units. Default: the rail's. */
  readonly max?: number;
  /** Fees of a payment by it. Default: `fees` of the configuration. */
  readonly fees?: FeeOptions;
}

/** A fee per payment: a percentage plus a fixed part, with bounds; never more than the amount. */
export interface FeeOptions {
  /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. Default: 0. */
  readonly basisPoints?: number;
  /** In minor units, as are the bounds. Default: 0. */
  readonly fixed?: number;
  /** Default: 0. */
  readonly minimum?: number;
  /** Default: null, no maximum. */
  readonly maximum?: number | null;
  /** How refunds return the fee. Default: `proportional`. */
  readonly refundPolicy?: FeeSchedule['refundPolicy'];
}

/** The gateway's terms, complete. */
export interface Terms {
  /** In the order of the checkout, each with its own fees; null: it has none of its own. */
  readonly methods: readonly (MethodSetting & { readonly fees: FeeSchedule | null })[];
  /** Of payments by a method without fees of its own. */
  readonly fees: FeeSchedule;
}

/** A mistake in {@link TermsOptions}. */
export interface TermsFault {
  /** Path of the invalid value, outermost first: `['methods', 'mtn_momo', 'max']`. */
  readonly path: readonly [string, ...string[]];
  /** With the fix. */
  readonly message: string;
}

/**
 * The terms with their defaults.
 * @throws RangeError when a method is unknown or named twice, or a number is out of its bounds
 */
export function checkedTerms(options: TermsOptions, rails: readonly Rail[]): Terms {
  const fault = findTermsFault(options, rails);
  if (fault !== null) throw new RangeError(`${fault.path.join('.')} ${fault.message}`);
  const { methods = [], fees = {} } = options;
  return {
    methods: methods.map(({ method, enabled = true, min = null, max = null, fees: ofMethod }) => ({
      method,
      isEnabled: enabled,
      min,
      max,
      fees: ofMethod === undefined ? null : { ...NO_FEES, ...ofMethod },
    })),
    fees: { ...NO_FEES, ...fees },
  };
}

/** The first mistake in the terms; null: there is none. */
export function findTermsFault({ methods = [], fees }: TermsOptions, rails: readonly Rail[]): TermsFault | null {
  const names = termsMethods(rails);
  for (const [index, { method, min, max, fees: ofMethod }] of methods.entries()) {
    const fault = (message: string, ...within: readonly string[]): TermsFault => ({
      path: ['methods', method, ...within],
      message,
    });
    if (!names.includes(method)) return fault(`is no method of a configured rail: use ${names.join(', ')}`);
    if (methods.findIndex((each) => each.method === method) < index) return fault('is named twice: keep one');
    for (const [name, amount] of Object.entries({ min, max })) {
      if (amount !== undefined && !isAmount(amount, LIMITS.amountMin)) {
        return fault(`must be a whole number from ${LIMITS.amountMin} to ${LIMITS.amountMax}, in minor units`, name);
      }
    }
    if (min !== undefined && max !== undefined && min > max) return fault(`is below min, which is ${min}`, 'max');
    const wrong = ofMethod === undefined ? null : feeScheduleFault({ ...NO_FEES, ...ofMethod });
    if (wrong !== null) return fault(wrong.message, 'fees', wrong.name);
  }
  const wrong = fees === undefined ? null : feeScheduleFault({ ...NO_FEES, ...fees });
  return wrong === null ? null : { path: ['fees', wrong.name], message: wrong.message };
}

/** Names of methods in a configuration: the wallet, cash, and the providers of all rails. */
export function termsMethods(rails: readonly Rail[]): readonly string[] {
  const providers = rails.flatMap(({ methods }) => methods.map(({ provider }) => provider));
  return [...new Set([WALLET_METHOD, CASH_METHOD, ...providers])];
}

function isAmount(amount: number, min: number): boolean {
  return Number.isInteger(amount) && amount >= min && amount <= LIMITS.amountMax;
}
