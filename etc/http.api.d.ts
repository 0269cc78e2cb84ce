// index.d.ts

import { Gateway, Logger } from '@mitako/core';
import { RouteLimit } from '@mitako/contract';
import { IncomingMessage, ServerResponse } from 'node:http';

/** One rate limit. What it counts is told by its key: an API key, an address, a checkout. */
interface RateLimitPolicy {
    readonly name: 'live_key' | 'test_key' | 'login' | 'login_address' | 'register' | 'pay' | 'checkout' | 'cash_out_code' | 'rail_callback';
    /** Requests in each window. */
    readonly quota: number;
    readonly windowSeconds: number;
    /** Most requests at once, where that is more than the quota: the difference is granted every `burstWindowSeconds`. */
    readonly burst?: number;
    readonly burstWindowSeconds?: number;
    /**
     * A secret is tried here, or a table filled: processes that share their counts ask for them before they answer, while
     * under other policies each decides by what it knows. Has no burst.
     */
    readonly isExact?: boolean;
}
/** The limits of the API (decisions, "Limits"). */
declare const RATE_LIMITS: {
    readonly liveKey: {
        readonly name: "live_key";
        readonly quota: 100;
        readonly windowSeconds: 1;
        readonly burst: 200;
        readonly burstWindowSeconds: 10;
    };
    readonly testKey: {
        readonly name: "test_key";
        readonly quota: 25;
        readonly windowSeconds: 1;
        readonly burst: 50;
        readonly burstWindowSeconds: 10;
    };
    /** By e-mail, or account, and address. */
    readonly login: {
        readonly name: "login";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By address, whatever the e-mail. */
    readonly loginAddress: {
        readonly name: "login_address";
        readonly quota: 30;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By address. */
    readonly register: {
        readonly name: "register";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By slug. */
    readonly pay: {
        readonly name: "pay";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By user. */
    readonly cashOutCode: {
        readonly name: "cash_out_code";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By slug and address. */
    readonly checkout: {
        readonly name: "checkout";
        readonly quota: 60;
        readonly windowSeconds: 60;
    };
    /**
     * By address. An operator tells of all its payments from a few addresses, so as many as a live key may make; what is
     * refused costs no money, because attempts are looked up without callbacks as well.
     */
    readonly railCallback: {
        readonly name: "rail_callback";
        readonly quota: 100;
        readonly windowSeconds: 1;
        readonly burst: 200;
        readonly burstWindowSeconds: 10;
    };
};

/**
 * Counts requests. `memoryRateLimiter` counts in the memory of this process; where several share the load,
 * `storeRateLimiter` makes the limits hold for all of them together.
 */
interface RateLimiter {
    /**
     * Counts one request under `key` of `policy`. Keys hold no secrets and are at most 512 characters long.
     * @returns null when it may pass, otherwise how long to wait. What is thrown fails the request: catch inside what
     * must not.
     */
    consume(policy: RateLimitPolicy, key: string): Promise<RateLimited | null>;
}
/** That a request may not pass now. */
interface RateLimited {
    /** Until one may, at the earliest; sent as `Retry-After` in whole seconds. */
    readonly retryAfterMs: number;
}

/** What the host knows of a request that the request itself cannot say. */
interface Connection {
    /**
     * Address of the other end of the connection, as the socket has it. {@link toNodeHandler} passes it; on other hosts
     * pass what they offer. Without it, limits that count by address alone are not applied.
     */
    readonly clientAddress?: string | undefined;
}
/** Finds who is asking: the other end of the connection, or whom a trusted proxy there names. Null when unknown. */
type ClientAddress = (request: Request, connection: Connection) => string | null;
/**
 * @param trustedProxies addresses and networks, `10.0.0.0/8`, whose `X-Forwarded-For` is believed
 * @throws TypeError when one of them is neither
 */
declare function clientAddressFinder(trustedProxies: readonly string[]): ClientAddress;

/** What the handler asks of an engine; a `Gateway` has it. */
type ApiGateway = Pick<Gateway, 'publicUrl' | 'logger' | 'authenticate' | 'call'>;

/** Answers requests of the API. Wherever a server speaks `Request` and `Response`, it fits. */
type Handler = (request: Request, connection?: Connection) => Promise<Response>;
interface HandlerOptions {
    /**
     * `standard` (the default): the limits of the API, counted in the memory of this process. Several processes then grant
     * as much each: give them `storeRateLimiter(gateway)`, or a limiter of your own. `off`: none.
     */
    readonly limits?: 'standard' | 'off' | RateLimiter;
    /** Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is believed. None by default. */
    readonly trustedProxies?: readonly string[];
    /** Told of every unexpected fault, with the id that the caller was given. The engine's by default. */
    readonly logger?: Pick<Logger, 'error'>;
}
/**
 * The API under `{publicUrl}/api/v1`, and what also answers directly under `{publicUrl}`: the legacy status route and
 * the public keys. Every answer is JSON with an `X-Request-Id`; the returned function never rejects.
 * @throws TypeError when `trustedProxies` holds what is no network
 */
declare function createHandler(gateway: ApiGateway, options?: HandlerOptions): Handler;

/**
 * Counts in the memory of this process.
 * @param keysMax of one policy in one window. Beyond it new keys go uncounted: some can be made up by whoever asks, and
 * must not fill the memory.
 */
declare function memoryRateLimiter(keysMax?: number): RateLimiter;

/** A request to a page that does what a route of the API would do. */
interface PageRequest {
    /** The limit of that route. */
    readonly limit: RouteLimit;
    /** The e-mail for `login` and `register`, the slug for `pay` and `checkout`. */
    readonly subject: string;
    readonly request: Request;
    readonly connection: Connection;
}
/**
 * The API's limits for pages that call the engine in process. With the limiter that the handler has, both are counted
 * together, and nobody gets a second set of tries by going from one to the other.
 * @returns a function that counts one request and answers null, or the seconds to wait: `rateLimit` of `createCheckout`
 * @throws TypeError when `trustedProxies` holds what is no network
 *
 * @example
 * ```ts
 * const limits = memoryRateLimiter();
 * const api = createHandler(gateway, { limits });
 * const checkout = createCheckout(gateway, { rateLimit: pageRateLimit(limits) });
 * ```
 */
declare function pageRateLimit(limiter: RateLimiter, options?: {
    readonly trustedProxies?: readonly string[];
}): (page: PageRequest) => Promise<number | null>;

/**
 * Counts in the gateway's store, for several processes on one database.
 *
 * - Where a secret is tried or a table filled (`isExact` of a policy), the store counts before the request goes on: one
 *   round trip, and never one try more than the quota, wherever it is made.
 * - Everything else is decided at once, by what this process knows. It tells the store every 100 ms what it granted and
 *   hears what all did. In one window all processes may grant more than the quota: by a tenth of it and by what comes in
 *   during about 200 ms, for each process but one. What was too much is taken off the windows that follow.
 *
 * While the store cannot count, this process counts alone; that is logged once a minute.
 * @param keysMax of one policy that this process knows; beyond it new keys of the second kind go uncounted
 */
declare function storeRateLimiter(gateway: Pick<Gateway, 'limits' | 'clock' | 'logger'>, keysMax?: number): RateLimiter;

/** What `http.createServer`, Express, Connect, Koa's and Fastify's raw pair take. */
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;
interface NodeHandlerOptions {
    /**
     * Leave the global `Request` and `Response` alone. By default they are replaced, as hono's bridge does it, by lighter
     * ones that are instances of the originals: 25 µs less for every request.
     */
    readonly keepGlobals?: boolean;
}
/**
 * Makes a fetch handler answer node's own requests. It may be mounted on a path, which some frameworks then cut off,
 * and come after a body parser, which has then read the body; the address of the socket is passed on.
 */
declare function toNodeHandler(handler: (request: Request, connection: Connection) => Response | Promise<Response>, options?: NodeHandlerOptions): NodeHandler;

/** A JSON Schema of the 2020-12 draft, which is the one that OpenAPI 3.1 speaks. */
type JsonSchema = Readonly<Record<string, unknown>>;

/** An OpenAPI 3.1 document, as data. */
interface OpenApiDocument {
    readonly openapi: '3.1.0';
    readonly info: Readonly<Record<string, unknown>>;
    readonly servers: readonly {
        readonly url: string;
        readonly description: string;
    }[];
    readonly tags: readonly {
        readonly name: string;
        readonly description: string;
    }[];
    /** By path, then by method in lower case. */
    readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
    readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
/**
 * Describes the API out of the same contract that the handler serves, so that the two cannot disagree.
 * @param publicUrl where the service is reached, without `/api/v1`
 */
declare function openApiDocument(publicUrl: string): OpenApiDocument;

export { RATE_LIMITS, clientAddressFinder, createHandler, memoryRateLimiter, openApiDocument, pageRateLimit, storeRateLimiter, toNodeHandler };
export type { ApiGateway, ClientAddress, Connection, Handler, HandlerOptions, NodeHandler, NodeHandlerOptions, OpenApiDocument, PageRequest, RateLimitPolicy, RateLimited, RateLimiter };
