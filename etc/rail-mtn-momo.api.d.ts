// index.d.ts

import { RailMethod, Rail } from '@mitako/core';
import { RailOptions, Fetch } from '@mitako/rail-kit';
import { FailureCode } from '@mitako/contract/names';

/** Countries with MTN MoMo in the CEMAC. */
type MtnCountry = 'CM' | 'CG';

/** Meanings of MTN's words: `{ TRANSACTION_CANCELED: 'payer_timeout' }`. */
type Reasons = Readonly<Record<string, FailureCode>>;

/** Credentials of one of MTN's products: the keys of another product are rejected. */
interface MtnCredentials {
    /** Of the product's subscription in the portal, primary or secondary. */
    readonly subscriptionKey: string;
    /** A UUID. */
    readonly apiUser: string;
    /** The key of the API user, a UUID without dashes. */
    readonly apiKey: string;
}
/** Options of {@link mtnMomo}. What MTN has to confirm has a default. */
interface MtnMomoOptions extends RailOptions {
    /** `CM` or `CG`. */
    readonly country: MtnCountry;
    /** `sandbox` moves test money only, in MTN's EUR; `production` live money only. */
    readonly environment: 'sandbox' | 'production';
    /** Credentials of the product Collections, which takes payments. */
    readonly collection: MtnCredentials;
    /** Refunds are paid out by this product, from its own balance. Default: no refunds. */
    readonly disbursement?: MtnCredentials;
    /** Default: `mtn_momo_cm`, `mtn_momo_cg`. Part of each id at MTN: never changes. */
    readonly id?: string;
    /** Without a slash at its end. Default: `https://proxy.momoapi.mtn.com`, and that of the sandbox. */
    readonly baseUrl?: string;
    /** `X-Target-Environment` of production. Default: `mtncameroon`, `mtncongo`. */
    readonly targetEnvironment?: string;
    /** Whether MTN gets an address to call back. Without, status is polled alone. Default: true. */
    readonly callbacks?: boolean;
    /** Limits of one payment, in francs. Default: 1 to 1 000 000. */
    readonly limits?: RailMethod['limits'];
    /** The text that tells payers how to bring the prompt back. Default: `*126#` in Cameroon, no code in Congo. */
    readonly prompt?: RailMethod['prompt'];
    /** Life of a prompt, in milliseconds. Default: 5 minutes. */
    readonly promptLifeMs?: number;
    /**
     * Look-ups of charges and refunds in any second, over all processes. Default: 8, because MTN allows ten requests for a status.
     */
    readonly lookUpsPerSecond?: number;
    /** `refund` names the charge, `transfer` the payer: for accounts whose product has no refunds. Default: `refund`. */
    readonly refundBy?: 'refund' | 'transfer';
    /** The refunds that MTN makes. Default: `partial`. */
    readonly refunds?: 'full' | 'partial';
    /** Why a charge failed, by MTN's word; added to those that the rail knows, or instead of them. */
    readonly reasons?: Reasons;
    /** The same for refunds. */
    readonly refundReasons?: Reasons;
}

/**
 * MTN MoMo of one country: a prompt on the payer's phone, by the Collection product; refunds by Disbursement. MTN takes an id
 * of ours for each charge, derived from our reference, so that one whose answer was lost is found.
 * @throws TypeError when there is no such environment or country, RangeError when those of test and live money are mixed
 */
declare function mtnMomo(options: MtnMomoOptions): Rail;

/** An API user of the sandbox, with its key. */
interface ProvisionedUser {
    /** The id of the user, a UUID. */
    readonly apiUser: string;
    /** Its key, which the sandbox shows this once. */
    readonly apiKey: string;
}
/**
 * Creates an API user and its key in the sandbox; in production the partner portal does. The key is shown only once.
 * @param options.subscriptionKey of the product that the user is for
 * @param options.callbackHost the host of `publicUrl`: MTN calls back no other
 * @param options.baseUrl default: MTN's sandbox
 * @throws Error when MTN refuses, with the fix; it contains no key
 */
declare function provisionSandbox(options: {
    readonly subscriptionKey: string;
    readonly callbackHost: string;
    readonly baseUrl?: string;
    readonly fetch?: Fetch;
}): Promise<ProvisionedUser>;

export { mtnMomo, provisionSandbox };
export type { MtnCountry, MtnCredentials, MtnMomoOptions, ProvisionedUser, Reasons };
