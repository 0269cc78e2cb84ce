import type { KnownOptions, RailOptions } from '@mitako/rail-kit';
import type { NotchPayChannel } from './channels.ts';

/** Options of `notchPay`. */
export interface NotchPayOptions extends RailOptions {
  /** The public key of the dashboard. Sandbox and production have one each, at the same address. */
  readonly publicKey: string;
  /** `sandbox` is for test money only, `production` for live money only. */
  readonly environment: 'sandbox' | 'production';
  /** The private key, with which payments are refunded. Absent: no refunds. */
  readonly privateKey?: string;
  /** The hash key of the webhook: with it, only callbacks that Notch Pay signed are followed. */
  readonly webhookKey?: string;
  /** An e-mail address of yours, named as the customer of card payments: Notch Pay wants one of a payer without a number. */
  readonly email?: string;
  /** Channels that payers can use. Default: all of `notchPayChannels`, cards if there is an `email`. */
  readonly channels?: readonly NotchPayChannel[];
  /** Default: `notch_pay`. Never changes. */
  readonly id?: string;
  /** Without a slash at its end. Default: `https://api.notchpay.co`. */
  readonly baseUrl?: string;
  /** How long a prompt or page can be answered, in milliseconds; rather too long than too short. Default: 15 minutes. */
  readonly promptLifeMs?: number;
  /**
   * How much later, in milliseconds, a payment that still waits for its payer was never charged: its payer may try again.
   * Default: 10 minutes.
   */
  readonly absentMarginMs?: number;
}

/** As {@link NotchPayOptions}, for a configuration without types. */
export const OPTIONS: KnownOptions<NotchPayOptions> = {
  publicKey: { required: true },
  privateKey: {},
  webhookKey: {},
  email: {},
  channels: {},
  promptLifeMs: {},
  absentMarginMs: {},
};
