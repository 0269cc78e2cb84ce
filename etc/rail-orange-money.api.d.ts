// index.d.ts

import { Rail } from '@mitako/core';
import { FailureCode } from '@mitako/contract/names';
import { RailOptions } from '@mitako/rail-kit';

/** Countries with Orange Money in the CEMAC. */
type OrangeCountry = 'CM' | 'CF';

/** Options of {@link orangeMoneyPush}. */
interface OrangeMoneyPushOptions extends RailOptions {
    /** Of the application. */
    readonly consumerKey: string;
    /** Its secret. */
    readonly consumerSecret: string;
    /** Of the partner: the parts of `X-AUTH-TOKEN`. */
    readonly apiUser: string;
    /** Its password. */
    readonly apiPassword: string;
    /** The merchant's number (channel user) of 9 digits, `699000000`. */
    readonly channelUserMsisdn: string;
    /**
     * The merchant's PIN of 4 digits. Anyone with it can move the merchant's money; three wrong ones block the account.
     */
    readonly pin: string;
    /** `production` for live money. Orange has no sandbox: `sandbox` is a simulator at `baseUrl`, for test money. */
    readonly environment: 'sandbox' | 'production';
    /** Default: `orange_push_cm`. Never changes. */
    readonly id?: string;
    /** Without a slash at its end. Default: `https://api-s1.orange.cm`. */
    readonly baseUrl?: string;
    /** Limits of one payment, in francs. Default: 10 to 500 000. */
    readonly limits?: {
        readonly min: number;
        readonly max: number;
    };
    /** Life of a payToken and of its prompt, in milliseconds; rather too long than too short. Default: 10 minutes. */
    readonly promptLifeMs?: number;
    /** Words of messages about a wrong merchant PIN: all of one of these, instead of those that the rail knows. */
    readonly wrongPins?: readonly Words[];
    /** Recognised in messages before those that the rail knows. */
    readonly reasons?: readonly Reason[];
}
/**
 * Words, or beginnings of words, that a message has in this order, with anything in between. In small letters without
 * accents: `['solde', 'insuffisant']`.
 */
type Words = readonly string[];
/** Why Orange refuses, by its message: one code stands for several reasons. */
interface Reason {
    /** The text of the message. */
    readonly words: Words;
    /** The API's answer. */
    readonly failureCode: FailureCode;
}

/**
 * Orange Money in Cameroon by its core API: a prompt on the payer's phone. The payToken of a payment is obtained and stored
 * before money can move, and pays once. It has no refunds.
 * @throws TypeError when there is no such environment, RangeError when `pin` has not 4 digits
 */
declare function orangeMoneyPush(options: OrangeMoneyPushOptions): Rail;

/** Options of {@link orangeMoneyWeb}. */
interface OrangeMoneyWebOptions extends RailOptions {
    /** Of the application in the Orange developer console. */
    readonly clientId: string;
    /** Its secret. */
    readonly clientSecret: string;
    /** Of the merchant account. */
    readonly merchantKey: string;
    /** `sandbox` accepts test money only (OUV), `production` live money only. */
    readonly environment: 'sandbox' | 'production';
    /** ISO 3166-1 alpha-2. Default: `CM`. */
    readonly country?: OrangeCountry;
    /** Default: `orange_web_` and the country, `orange_web_cm`. Never changes. */
    readonly id?: string;
    /** Without a slash at its end. Default: `https://api.orange.com`. */
    readonly baseUrl?: string;
    /** Default: `/oauth/v3/token`. */
    readonly tokenPath?: string;
    /** The country in paths. Default: `dev` in the sandbox, else the country in small letters. */
    readonly countryPath?: string;
    /** Limits of one payment, in francs. Default: 1 to 500 000. */
    readonly limits?: {
        readonly min: number;
        readonly max: number;
    };
    /** How long Orange's page can be paid on, in milliseconds. Default: 10 minutes. */
    readonly pageLifeMs?: number;
}

/**
 * Orange Money by its web payment: the payer is sent to a page of Orange, types number and one-time code there, and comes
 * back. It has no refunds.
 *
 * The init is the `charge`, and not prepared: it moves no money, and paying requires the address in its answer.
 * @throws TypeError when there is no such environment or country
 */
declare function orangeMoneyWeb(options: OrangeMoneyWebOptions): Rail;

export { orangeMoneyPush, orangeMoneyWeb };
export type { OrangeCountry, OrangeMoneyPushOptions, OrangeMoneyWebOptions, Reason, Words };
