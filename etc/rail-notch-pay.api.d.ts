// index.d.ts

import { RailMethod, Rail } from '@mitako/core';
import { RailOptions } from '@mitako/rail-kit';

/** A channel of Notch Pay, as payers see it. */
interface NotchPayChannel extends Omit<RailMethod, 'currencies' | 'description' | 'refunds'> {
    /** Notch Pay's id of it, `cm.mtn`. */
    readonly channel: string;
}
/**
 * Channels in Cameroon. To change one: `{ ...notchPayChannels.MTN_CM, limits: { min: 100, max: 1_000_000 } }`. `CARD` is typed
 * on Notch Pay's page.
 */
declare const notchPayChannels: Readonly<Record<'MTN_CM' | 'ORANGE_CM' | 'CARD', NotchPayChannel>>;

/** Options of `notchPay`. */
interface NotchPayOptions extends RailOptions {
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

/**
 * Notch Pay in Cameroon: MTN MoMo and Orange Money by a prompt, cards on its page. A payment is created and its reference stored
 * before it can be paid, so that a lost answer never hides one.
 * @throws TypeError when there is no such environment, RangeError when cards are offered without an `email`
 */
declare function notchPay(options: NotchPayOptions): Rail;

export { notchPay, notchPayChannels };
export type { NotchPayChannel, NotchPayOptions };
