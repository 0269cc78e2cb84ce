// index.d.ts

import { Gateway, Logger } from '@mitako/core';
import { IncomingMessage, ServerResponse } from 'node:http';

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

/** What the handler needs of an engine; a `Gateway` has it. */
type ApiGateway = Pick<Gateway, 'publicUrl' | 'logger' | 'call'>;

/** Answers requests of the API. Wherever a server speaks `Request` and `Response`, it fits. */
type Handler = (request: Request, connection?: Connection) => Promise<Response>;
interface HandlerOptions {
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

export { clientAddressFinder, createHandler, openApiDocument, toNodeHandler };
export type { ApiGateway, ClientAddress, Connection, Handler, HandlerOptions, NodeHandler, NodeHandlerOptions, OpenApiDocument };
