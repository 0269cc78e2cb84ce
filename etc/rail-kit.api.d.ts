// index.d.ts

/**
 * A UUID derived from a reference of ours: the same for the same reference, for ever, so that a charge whose response was
 * lost is found. Its version and variant bits say v4, which MTN checks (RFC 9562 §5.4).
 * @param railId part of the hash, as two rails may share an account at a provider
 * @param tries of a refund: after a failure, the provider needs another id
 */
declare function uuidOf(railId: string, reference: string, tries?: number): string;
/**
 * The same for providers with short ids: the first hexadecimal digits of a hash.
 * @param length of the id, at most 64; 20 digits are 80 bits
 */
declare function shortIdOf(reference: string, length: number, tries?: number): string;

/** `fetch`, or what a test puts in its place. */
type Fetch = (url: string, request: RequestInit) => Promise<Response>;
interface HttpRequest {
    readonly method: 'GET' | 'POST' | 'PUT';
    /** With its query, appended to the base URL. */
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** An object is sent as JSON, text as it is. */
    readonly body?: object | string;
    readonly signal: AbortSignal;
}
/** What came back. `silent`: no answer, or none that could be read; what became of the request is unknown. */
type HttpAnswer = {
    readonly kind: 'answered';
    readonly status: number;
    readonly headers: Headers;
    readonly text: string;
    /** The text as JSON; null if it is none. */
    readonly body: unknown;
} | {
    readonly kind: 'silent'; /** For the log. */
    readonly reason: string;
};
/** Requests to one provider. */
interface Http {
    /** Never throws, follows no redirect, reads 256 KiB at most, and repeats nothing. */
    send(request: HttpRequest): Promise<HttpAnswer>;
}
/** Ends all requests of one call of the rail together, after 20 s. */
declare function deadline(): AbortSignal;
/** @param options.baseUrl without a slash at its end; https, but for a simulator */
declare function createHttp(options: {
    readonly baseUrl: string;
    readonly fetch?: Fetch | undefined;
}): Http;

/**
 * The text at a path in an answer, `textIn(body, 'payer', 'partyId')`; a finite number as its digits. Null for anything
 * else: nothing that comes from outside is taken for what it should be.
 */
declare function textIn(answer: unknown, ...path: readonly string[]): string | null;
/** A whole amount as a provider writes it, `5000`, `5000.00` or `6.0`; null for anything else. */
declare function wholeAmount(text: string | null): number | null;
/** Whether the provider's amount is this one, in whole units of the currency. */
declare function isSameAmount(text: string | null, amount: number): boolean;
/** An E.164 number without its plus, `237653456789`. */
declare function msisdn(phone: string): string;

interface AccessToken {
    readonly token: string;
    /** As the provider states it, in milliseconds. */
    readonly lifeMs: number;
}
/** The access token of one product with one set of credentials. */
interface Tokens {
    /**
     * Makes a call with a token. One that is answered with 401 is made once more with a new token: it was not carried out.
     * Without a token the answer is `silent`.
     */
    use(call: (token: string) => Promise<HttpAnswer>): Promise<HttpAnswer>;
}
/**
 * @param options.obtain asks the provider for a token; null when it gives none. Concurrent calls share one request.
 * @param options.nowMs a monotonic clock
 */
declare function createTokens(options: {
    readonly obtain: () => Promise<AccessToken | null>;
    readonly nowMs?: () => number;
}): Tokens;

/**
 * Why a provider gave no answer, as a sentence of a rail's `check`, with the fix.
 * @param reason of an answer that is `silent`
 */
declare function unreachable(baseUrl: string, reason: string): string;

export { createHttp, createTokens, deadline, isSameAmount, msisdn, shortIdOf, textIn, unreachable, uuidOf, wholeAmount };
export type { AccessToken, Fetch, Http, HttpAnswer, HttpRequest, Tokens };
