// index.d.ts

import { FailureCode } from '@mitako/contract/names';
import { RailOptions } from '@mitako/rail-kit';
import { RailMethod, Rail } from '@mitako/core';

/** A provider behind pawaPay, as payers see it. */
interface PawapayProvider extends Omit<RailMethod, 'type' | 'currencies' | 'description'> {
    /** pawaPay's code of it, `MTN_MOMO_CMR`. */
    readonly code: string;
}
type Code = 'MTN_MOMO_CMR' | 'ORANGE_CMR' | 'MTN_MOMO_COG' | 'AIRTEL_COG' | 'AIRTEL_GAB';
/**
 * Providers of pawaPay in the CEMAC zone. Limits in francs are those of a published configuration; where none was, they are
 * narrow. `check` compares them with those of the account. To change one:
 * `{ ...pawapayProviders.MTN_MOMO_CMR, limits: { min: 100, max: 500_000 } }`.
 */
declare const pawapayProviders: Readonly<Record<Code, PawapayProvider>>;

/** Options of `pawapay`. */
interface PawapayOptions extends RailOptions {
    /** API token of the dashboard. Sandbox and production have one each. */
    readonly apiToken: string;
    /** `sandbox` is for test money only, `production` for live money only. */
    readonly environment: 'sandbox' | 'production';
    /** Providers that payers can use. Default: all of `pawapayProviders`. */
    readonly providers?: readonly PawapayProvider[];
    /** Signs deposits and refunds. pawaPay wants it once "Only accept signed requests" is set in its dashboard. */
    readonly signing?: PawapaySigning;
    /** Follows signed callbacks only: for "signed callbacks" of the dashboard. Default: false, all are followed. */
    readonly signedCallbacks?: boolean;
    /** Default: `pawapay`. Never changes: ids of deposits are derived from it. */
    readonly id?: string;
    /** Without a slash at its end. Default: `https://api.sandbox.pawapay.io` or `https://api.pawapay.io`. */
    readonly baseUrl?: string;
    /** Life of a prompt on a phone, in milliseconds; rather too long than too short. Default: 10 minutes. */
    readonly promptLifeMs?: number;
    /**
     * How long after the life of a prompt a deposit that pawaPay does not know was never received, in milliseconds: the payer
     * may try again. Default: 10 minutes.
     */
    readonly absentMarginMs?: number;
    /** How long after its end a callback's signature is accepted, in milliseconds. Default: 15 minutes. */
    readonly callbackLateMs?: number;
    /** Where pawaPay publishes its public keys. Default: `/v2/public-key/http`. */
    readonly publicKeysPath?: string;
    /** Meanings of pawaPay's codes of failed deposits and refunds, before those that the rail knows. */
    readonly failureCodes?: Readonly<Record<string, FailureCode>>;
    /** Time of callbacks, in milliseconds since 1970, for tests. Default: the machine's. */
    readonly nowMs?: () => number;
}
/** A key pair whose public half is in pawaPay's dashboard. */
interface PawapaySigning {
    /** The key's id in the dashboard. */
    readonly keyId: string;
    /** PEM (PKCS #8 or SEC 1): P-256, P-384 or RSA. */
    readonly privateKey: string;
    /** Of an ECDSA signature. Default: `der`, as in pawaPay's sample; RFC 9421 has `ieee-p1363`. */
    readonly ecdsaEncoding?: 'der' | 'ieee-p1363';
}

/**
 * Mobile money by pawaPay: one account for the providers of several countries, a prompt on the payer's phone, refunds.
 *
 * @throws TypeError when there is no such environment, or the key of `signing` is none
 */
declare function pawapay(options: PawapayOptions): Rail;

export { pawapay, pawapayProviders };
export type { PawapayOptions, PawapayProvider, PawapaySigning };
