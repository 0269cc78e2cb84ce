// index.d.ts

import { Gateway, Logger } from '@mitako/core';
import { IncomingMessage, ServerResponse } from 'node:http';

/** Facts about a request that only the host knows. */
interface Connection {
    /**
     * Address of the other end of the socket. {@link toNodeHandler} passes it; on other hosts pass what they offer.
     * Without it, limits that count by address alone are not applied.
     */
    readonly clientAddress?: string | undefined;
}
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
 * Lets a fetch handler answer Node requests. It may be mounted on a path, which some frameworks strip, and run after a
 * body parser, which has already read the body. It passes on the address of the socket.
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
    readonly 'x-unmatched': Readonly<Record<'path' | 'method' | 'options', JsonSchema>>;
    /** Schemas and security schemes, by kind and name. */
    readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
/**
 * Generates the OpenAPI document from the contract that the handler serves, so that both always agree.
 * @param publicUrl public URL of the service, without `/api/v1`
 */
declare function openApiDocument(publicUrl: string): OpenApiDocument;

export { clientAddressFinder, createHandler, openApiDocument, securityHeaders, toNodeHandler };
export type { ApiGateway, ClientAddress, Connection, Handler, HandlerOptions, NodeHandler, NodeHandlerOptions, OpenApiDocument, SecurityHeaders };
