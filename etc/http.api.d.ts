// index.d.ts

import { Gateway, Logger } from '@mitako/core';
import { IncomingMessage, ServerResponse } from 'node:http';

/** Options of {@link createDoor}. */
interface DoorOptions {
    /** Its host is always answered. */
    readonly publicUrl: string;
    /** Other host names that are answered, beside those of this machine (`localhost`, `127.0.0.1`, `::1`). `*` or null: any. */
    readonly allowedHosts: readonly string[] | null;
    /** Paths that are answered under any name: load balancers probe the health of a process by its address. */
    readonly probes?: readonly string[];
    /** Receives the first hosts that are refused, and the first body that was already read. */
    readonly logger: {
        warn(fields: Readonly<Record<string, unknown>>, message: string): void;
    };
}
/** The refusal of a request, before it is routed; null: it may enter. */
type Door = (request: Request) => Response | null;
/**
 * Decides which requests enter, by path and host, for everything that a gateway answers: API, callbacks, pages, documents,
 * health. A page of another site whose name was made to lead to this machine (DNS rebinding) sends its own name as the host.
 * @throws TypeError when one of `allowedHosts` is no host name
 */
declare function createDoor({ publicUrl, allowedHosts, probes, logger }: DoorOptions): Door;

/** Why a body is not read to its end. */
type BodyFault = 'bytes' | 'pieces' | 'time';

/** Facts about a request that only the host knows. */
interface Connection {
    /**
     * Address of the other end of the socket. {@link toNodeHandler} passes it; on other hosts pass what they offer.
     * Without it, limits that count by address alone are not applied.
     */
    readonly clientAddress?: string | undefined;
    /**
     * The host parsed the body before, and its fields were written anew: the bytes may differ from those that were sent, so
     * what is signed or a file is refused. {@link toNodeHandler} passes it. Default: `false`.
     */
    readonly isBodyRebuilt?: boolean;
    /**
     * What a body exceeded that ended early for it: its pieces were too many, or arrived too slowly. {@link toNodeHandler}
     * passes it, because Node keeps pieces before anything reads them.
     */
    readonly bodyFault?: (() => BodyFault | null) | undefined;
    /**
     * Whether the other end has closed the connection: a request that has not begun by then is not executed.
     * {@link toNodeHandler} passes it. Default: the signal of the `Request`.
     */
    readonly isGone?: (() => boolean) | undefined;
}
/**
 * Whether the caller has stopped waiting for the answer. Asks the `Request` for its signal only when called: that makes
 * one.
 */
declare function isGone(request: Request, connection: Connection): () => boolean;
/**
 * Determines the client's address: the other end of the connection, or the client that a trusted proxy there names.
 * Null when unknown.
 */
type ClientAddress = (request: Request, connection: Connection) => string | null;
/**
 * @param trustedProxies addresses and networks, `10.0.0.0/8`, whose `X-Forwarded-For` is trusted
 * @throws TypeError when one of them is invalid
 */
declare function clientAddressFinder(trustedProxies: readonly string[]): ClientAddress;

/** Of every response that is not a page; if a browser treats one as a page, that page may do nothing. */
type SecurityHeaders = Readonly<Record<string, string>>;
/** @param publicUrl of `https:`, it is never visited without from then on: the pages say so too */
declare function securityHeaders(publicUrl: string): SecurityHeaders;

/** The part of an engine that the handler uses; a `Gateway` has it. */
type ApiGateway = Pick<Gateway, 'publicUrl' | 'logger' | 'call'>;

/** Answers API requests, on any server that uses `Request` and `Response`. */
type Handler = (request: Request, connection?: Connection) => Promise<Response>;
interface HandlerOptions {
    /** Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is trusted. Default: none. */
    readonly trustedProxies?: readonly string[];
    /** Receives every unexpected error, with the request id that the caller received. Default: the engine's logger. */
    readonly logger?: Pick<Logger, 'error'>;
}
/**
 * The API under `{publicUrl}/api/v1`, and the legacy status route and the public keys directly under `{publicUrl}`.
 * Every response is JSON with an `X-Request-Id`; the returned function never rejects. Where the host has cut off the path
 * of the public URL (a mount, a proxy), requests are answered anyway.
 * @throws TypeError when `trustedProxies` contains an invalid network
 */
declare function createHandler(gateway: ApiGateway, options?: HandlerOptions): Handler;

/** Request listener for `http.createServer`, Express, Connect, and the raw request and response of Koa and Fastify. */
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;
interface NodeHandlerOptions {
    /**
     * Replaces the global `Request` and `Response` by hono's lighter classes, which are instances of the originals. That
     * saves 25 µs per request: for a process that is nothing but a gateway. Default: `false`.
     */
    readonly replaceGlobals?: boolean;
}
/**
 * Lets a fetch handler answer Node requests. It may be mounted on a path, which some frameworks strip. It passes on the
 * address of the socket. A path with dot segments or in another misleading spelling is refused (400 `INVALID_PATH`),
 * because `Request` would resolve it, as are two `Host` headers and one that is no host (400 `INVALID_HOST`).
 *
 * Mount it before body parsers. After one, bytes and text that it left are used as they are, and fields of JSON and of
 * forms are written anew; callbacks that are signed, uploads, and all else are refused with 500 `BODY_ALREADY_READ`.
 */
declare function toNodeHandler(handler: (request: Request, connection: Connection) => Response | Promise<Response>, options?: NodeHandlerOptions): NodeHandler;

/** A JSON Schema (draft 2020-12, as used by OpenAPI 3.1). */
type JsonSchema = Readonly<Record<string, unknown>>;

/** An OpenAPI 3.1 document as an object. */
interface OpenApiDocument {
    /** Version of OpenAPI. */
    readonly openapi: '3.1.0';
    /** Title, version and description. */
    readonly info: Readonly<Record<string, unknown>>;
    /** The public URL, with `/api/v1`. */
    readonly servers: readonly {
        readonly url: string;
        readonly description: string;
    }[];
    /** Groups of operations, in the order of the reference. */
    readonly tags: readonly {
        readonly name: string;
        readonly description: string;
    }[];
    /** By path, then by method in lower case. */
    readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
    /** Requests that the service sends, by event type, with `post` as the method. */
    readonly webhooks: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
    /** Responses to a path, and to a method of a path, that `paths` does not have; `OPTIONS` of any path. */
    readonly 'x-unmatched': Readonly<Record<'spelling' | 'path' | 'method' | 'options', JsonSchema>>;
    /** Schemas and security schemes, by kind and name. */
    readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
/**
 * Generates the OpenAPI document from the contract that the handler serves, so that both always agree.
 * @param publicUrl public URL of the service, without `/api/v1`
 */
declare function openApiDocument(publicUrl: string): OpenApiDocument;

/**
 * Reads the body of a request, as every way in does: the API, forms, files and callbacks. Bounded in bytes, pieces and
 * time (`BODY_BOUNDS`). Null for a request without a body.
 *
 * With a declared length, hosts read no further, and the fast path is safe; without one the bytes are counted.
 * @throws GatewayError `UNSUPPORTED_MEDIA_TYPE` for a content encoding, `PAYLOAD_TOO_LARGE`, `REQUEST_TIMEOUT`; `MALFORMED_JSON` when the body breaks off
 */
declare function readBody(request: Request, { bodyFault }: Pick<Connection, 'bodyFault'>, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null>;

export { clientAddressFinder, createDoor, createHandler, isGone, openApiDocument, readBody, securityHeaders, toNodeHandler };
export type { ApiGateway, ClientAddress, Connection, Door, DoorOptions, Handler, HandlerOptions, NodeHandler, NodeHandlerOptions, OpenApiDocument, SecurityHeaders };
