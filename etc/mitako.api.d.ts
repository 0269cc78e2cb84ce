// index.d.ts

import { TermsOptions, Rail, PayoutsFrom, RetentionOptions, Store, Handlers, Gateway, GatewayOptions, Logger, FileStore } from '@mitako/core';
import { CheckoutOptions } from '@mitako/checkout';
import { Connection } from '@mitako/http';
export { NodeHandler, NodeHandlerOptions, toNodeHandler } from '@mitako/http';
import { Server as Server$1, IncomingMessage, ServerResponse } from 'node:http';
import { PostgresStore } from '@mitako/postgres';
import { SqliteStore } from '@mitako/sqlite';
import { FrontPageOptions } from '@mitako/dashboard';

/** The appearance of the service on the hosted pages. */
type Product = Pick<CheckoutOptions, 'serviceName' | 'app' | 'texts' | 'languages' | 'color'>;

/**
 * A configuration file, `mitako.config.mts`. Flags and environment variables take precedence over it. The root secret is
 * not part of it: it comes from MITAKO_SECRET.
 */
interface Configuration extends TermsOptions {
    /** SQLite file, or `postgres://user:password@host/database`. Default: `mitako.db`. */
    readonly store?: string;
    /** Address under which customers, merchants and providers reach the server, `https://pay.example.cm`. */
    readonly publicUrl?: string;
    /** Port to listen on. Default: 4010. */
    readonly port?: number;
    /** Address to listen on. Default: `127.0.0.1`. */
    readonly host?: string;
    /** Addresses or networks (`10.0.0.0/8`) whose X-Forwarded-For is trusted. Default: none. */
    readonly trustedProxies?: readonly string[];
    /**
     * Host names that are answered beside those of `publicUrl` and of this machine, `pay.internal`; `*` for any. Others are
     * refused with 421. Default: none.
     */
    readonly allowedHosts?: readonly string[];
    /** Rails of real providers, in the order of the checkout. The sandbox rail, for test keys, is always there. */
    readonly rails?: readonly Rail[];
    /** Where webhooks may go besides public addresses: networks of your own, such as `10.0.0.0/8`. Default: none. */
    readonly webhooks?: {
        readonly allowNetworks?: readonly string[];
    };
    /** Your account that payouts come from, for ISO 20022 bank files. */
    readonly payoutsFrom?: PayoutsFrom;
    /** Keeps uploaded files in a directory, which all processes share. Default: in the store. */
    readonly files?: {
        readonly directory: string;
    };
    /** How long events, sessions and files of disputes are kept. Default: 30, 30 and 365 days. */
    readonly retention?: RetentionOptions;
    /** How customers know the service. */
    readonly product?: Product;
}
/**
 * Types a configuration file:
 *
 * ```ts
 * import { defineConfig } from 'mitako';
 *
 * export default defineConfig({ store: 'mitako.db', publicUrl: 'https://pay.example.cm' });
 * ```
 */
declare function defineConfig(configuration: Configuration): Configuration;

/** Limits of clients' connections. The defaults suit a server behind a reverse proxy. */
interface ConnectionLimits {
    /** Open connections, idle ones included. Beyond it, new ones are closed at once. Default: 10 000. */
    readonly connectionsMax?: number;
    /** Time to send a request, with its body; the header must arrive within 15 s of it. Default: 60 000. */
    readonly requestTimeoutMs?: number;
    /** Time that a connection may be idle between requests; proxies in front must close it earlier. Default: 65 000. */
    readonly keepAliveTimeoutMs?: number;
    /** Time without a byte in either direction while a response is due or is not read. Default: 60 000. */
    readonly stalledTimeoutMs?: number;
}

/** Options of {@link drain}. */
interface DrainOptions {
    /**
     * Time that connections are still accepted, in milliseconds: load balancers see in it that the process is not ready.
     * Default: 0.
     */
    readonly noticeMs?: number;
    /** Time for requests in flight after that, in milliseconds. Default: 15 000. */
    readonly finishMs?: number;
}
/**
 * Ends a server as `mitako serve` does: every response closes its connection, so that clients which keep theirs busy go
 * elsewhere; after the notice no connection is accepted; requests in flight finish, and what is open after `finishMs` is
 * cut. `server.close()` alone waits for such clients for ever.
 */
declare function drain(server: Server$1, { noticeMs, finishMs }?: DrainOptions): Promise<void>;

/** `GET /livez` and `GET /readyz`, for process managers and load balancers. */
interface Health {
    /** 200 as long as the process runs: restart it when this fails. */
    live(): Response;
    /**
     * 200 when requests can be served; otherwise 503 and which parts fail. Send the process no requests then. `warnings` are
     * for people: no other process would be better off.
     */
    ready(): Promise<Response>;
}

/**
 * Options of {@link createMitako}: those of a configuration file, so that `{ ...configuration, secret }` runs what
 * `mitako serve` runs (`port` and `host` are the host's), and those of the engine.
 */
interface MitakoOptions extends Omit<Configuration, 'store' | 'publicUrl' | 'allowedHosts'>, Omit<GatewayOptions, 'store' | 'publicUrl' | 'secret' | 'files'> {
    /** SQLite file, `:memory:`, `postgres://user:password@host/database`, or an opened store. Default: `mitako.db`. */
    readonly store?: string | Store;
    /** Address under which browsers, merchants and providers reach the handler, `https://shop.example.cm/pay`. Required. */
    readonly publicUrl?: string | undefined;
    /** Root secret, at least 32 characters, usually `process.env.MITAKO_SECRET`. Required. */
    readonly secret: string | undefined;
    /**
     * Migrates the schema of an older version at the start. Default: `false`, because a person decides when that happens;
     * a new, empty database is always migrated.
     */
    readonly migrate?: boolean;
    /**
     * Background work in this process: webhooks, polling of rails, expiries, settlements. Default: `true`. `false` where
     * other processes do it, or something calls `gateway.runDue()`.
     */
    readonly background?: boolean;
    /**
     * Compresses pages. Default: `true`. `false` for hosts that compress every response themselves; `toNextHandler` sees
     * to it.
     */
    readonly compress?: boolean;
    /**
     * Allows a public URL of plain http on other hosts than this machine: the sessions' cookies then cross the network
     * unprotected. Default: `false`.
     */
    readonly insecureCookies?: boolean;
    /**
     * Host names that are answered beside that of `publicUrl` and those of this machine, `*` for any; others are refused
     * with 421. Default: none while `publicUrl` is local, because a page of another site could reach this machine by a name of
     * its own; otherwise any, because your server decides which names it answers.
     */
    readonly allowedHosts?: readonly string[];
    /** Default: warnings and errors on standard error. */
    readonly logger?: Logger;
}
/** The store at a location: one in SQLite unless it is the URL of PostgreSQL. */
type StoreAt<Location extends string | Store> = Location extends string ? string extends Location ? SqliteStore | PostgresStore : Location extends `postgres://${string}` | `postgresql://${string}` ? PostgresStore : SqliteStore : Location;
/** A gateway inside your own server, created by {@link createMitako}. */
interface Mitako<OwnStore extends Store = Store> extends Handlers {
    /** The engine: `mitako.gateway.payments.create(…)` in process. */
    readonly gateway: Gateway;
    /**
     * The opened store, for rows of your own in the transaction of a payment:
     * `mitako.gateway.within(mitako.store.inTransaction(write))` on SQLite, `withClient(client)` on PostgreSQL.
     */
    readonly store: OwnStore;
    /**
     * Answers requests under the public URL: the API, checkout, payment links, dashboard and operator panel. Hand it a
     * fetch server's requests, or {@link toNodeHandler} those of Node.
     */
    readonly handler: (request: Request, connection?: Connection) => Promise<Response>;
    /**
     * For what runs this process and sends it traffic: `health.live()` and `health.ready()` answer as `GET /livez` and
     * `GET /readyz` of `mitako serve`. Not ready while the store fails, after the event loop was blocked for 2 s, and from
     * `drain()` or `close()` on.
     */
    readonly health: Health;
    /** The paths that it answers, for hosts that route by path: `/pay/api/v1`, `/pay/checkout` … */
    readonly paths: readonly string[];
    /**
     * Ends the server that it answers on, and then itself, as `mitako serve` ends at SIGTERM: not ready at once; after
     * `noticeMs` no connection is accepted; requests in flight finish, also those of your own routes, and every response
     * closes its connection, so that clients which keep theirs busy do not hold the server up; then {@link close}.
     */
    drain(server: Server$1, options?: DrainOptions): Promise<void>;
    /**
     * Refuses new requests with 503, lets those in flight finish (15 s at most), stops the background work and closes the
     * store. Repeated calls wait for the same end.
     */
    close(): Promise<void>;
}
/**
 * Opens the store and makes everything that `mitako serve` serves, as one handler. API and pages share the rate limits
 * of the gateway. The sandbox rail, for test keys, is always there.
 *
 * @example
 * ```ts
 * const mitako = await createMitako({
 *   store: 'mitako.db',
 *   publicUrl: 'https://shop.example.cm/pay',
 *   secret: process.env.MITAKO_SECRET,
 * });
 * app.use('/pay', toNodeHandler(mitako.handler));
 * await mitako.on('payment.succeeded', { name: 'fulfil-order' }, async ({ data }) => ship(data.customer_reference));
 * ```
 * @throws TypeError when `secret` or `publicUrl` is missing, the public URL is plain http without `insecureCookies`, a
 * network is invalid, or live rails would be unsafe
 * @throws RangeError for what `createGateway` refuses, such as webhooks to this machine under a public URL
 * @throws SchemaError when the schema is older (without `migrate`) or newer than this version
 * @throws RootSecretError when the database belongs to another secret
 * @throws StoreUnfitError when the database could lose what it confirms
 */
declare function createMitako<const Location extends string | Store = 'mitako.db'>(options: MitakoOptions & {
    readonly store?: Location;
}): Promise<Mitako<StoreAt<Location>>>;

/** The part of Fastify's instance that the plugin uses. */
interface FastifyScope {
    /** So that the gateway reads bodies itself. */
    removeAllContentTypeParsers(): void;
    /** Takes every content type unread. */
    addContentTypeParser(contentType: string, parser: (request: unknown, payload: unknown, done: (error: Error | null) => void) => void): unknown;
    /** A route for every method. */
    all(path: string, handler: (request: {
        readonly raw: IncomingMessage;
    }, reply: {
        readonly raw: ServerResponse;
        hijack(): unknown;
    }) => void): unknown;
}
/**
 * The gateway as a plugin of Fastify 4 and 5, at its own paths: `app.register(toFastifyPlugin(mitako))`. In its scope
 * bodies stay unread; all other routes keep their parsers.
 */
declare function toFastifyPlugin({ handler, paths, }: Pick<Mitako, 'handler' | 'paths'>): (scope: FastifyScope) => Promise<void>;

/** One route handler of Next.js for each method. */
type NextHandler = Readonly<Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', (request: Request) => Promise<Response>>>;
/** Options of {@link toNextHandler}. */
interface NextHandlerOptions {
    /**
     * The client's address, for rate limits by address: Next.js does not tell it. Read it from a header that your proxy
     * sets and clients cannot, `(request) => request.headers.get('x-real-ip')`. Default: unknown, so that limits by address alone
     * do not apply.
     */
    readonly clientAddress?: (request: Request) => string | null;
}
/**
 * Route handlers for a catch-all route of Next.js, `app/pay/[[...path]]/route.ts` for a `publicUrl` that ends with
 * `/pay`. Pages are sent uncompressed: Next.js drops `Content-Encoding` from route handlers, and compresses by itself.
 *
 * @example
 * ```ts
 * // app/pay/[[...path]]/route.ts
 * export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandler(() => createMitako(options));
 * ```
 * @param mitako a function is called with the first request, once, so that `next build` opens no database
 */
declare function toNextHandler(mitako: Pick<Mitako, 'handler'> | (() => Promise<Pick<Mitako, 'handler'>>), options?: NextHandlerOptions): NextHandler;

/** The addresses of a gateway with a sandbox, and who can log in there. */
interface SandboxReady {
    /** Base URL of the API, ending in `/api/v1`. */
    readonly api: string;
    /** The reference of the API, as a page. */
    readonly docs: string;
    /** Base URL of the hosted checkout pages. */
    readonly checkout: string;
    /** The merchant's dashboard: log in as `merchant`. */
    readonly dashboard: string;
    /** The operator's panel. */
    readonly admin: string;
    /** The agent's pages: log in as `sandbox_agent`. */
    readonly agent: string;
    /** The seeded merchant, with an approved KYC. */
    readonly merchant: {
        readonly id: string;
        readonly email: string;
        readonly password: string;
        readonly test_key: string;
        readonly live_key: string;
    };
    /** A key of the operator, `svc_operator_…`. */
    readonly operator_key: string;
    /** Test users for the checkout, and the outcome of paying as them. */
    readonly sandbox_users: readonly {
        readonly email: string;
        readonly password: string;
        readonly pin: string;
        readonly outcome: string;
    }[];
    /** With `--simulate`: the page of the simulated phones, where you answer prompts and choose what goes wrong. */
    readonly phones?: string;
    /** An agent with a float of test money, who takes payments in cash and moves cash into and out of wallets. */
    readonly sandbox_agent: {
        readonly email: string;
        readonly password: string;
        readonly pin: string;
    };
}
/** What `mitako dev --json` prints, as one line, once it is ready: everything that a script needs. Fields may be added. */
interface Ready extends SandboxReady {
    /** Always, so that a script knows the line. */
    readonly ready: true;
    /** The URL is plain http on another host than this machine, so session cookies are unprotected in transit. */
    readonly insecure_cookies?: true;
    /** With `--forward-to`: the endpoint that leads there. */
    readonly webhooks?: {
        readonly endpoint_id: string;
        readonly url: string;
        readonly secret: string;
    };
    /** The operator's login. */
    readonly operator: {
        readonly email: string;
        readonly password: string;
    };
    /** Mobile-money numbers for the checkout, and the outcome of paying with each. */
    readonly test_numbers: readonly {
        readonly provider: string;
        readonly label: string;
        readonly phone: string;
        readonly outcome: string;
    }[];
}

/** Options of {@link startDev}; all are optional. */
interface DevOptions extends TermsOptions {
    /** Default: 4010. 0 for any free port; if the port is in use, the next one is tried. */
    readonly port?: number | undefined;
    /** Default: 127.0.0.1. Use this machine's network address to reach it from a phone. */
    readonly host?: string | undefined;
    /** SQLite file, or `:memory:` for temporary data. Default: `.mitako/dev.db`. */
    readonly data?: string | undefined;
    /** Public URL, if browsers do not reach the port directly (a tunnel, a container). */
    readonly publicUrl?: string | undefined;
    /** Host names answered beside those of this machine, `host` and the public URL; `*` for any. Default: none. */
    readonly allowedHosts?: readonly string[] | undefined;
    /** Rate limits as in production. Default: off. */
    readonly limits?: 'standard' | 'off' | undefined;
    /** Name of the service and its app on the hosted pages. Default: `Mitako`. */
    readonly product?: Product | undefined;
    /** Beside the sandbox rail; of theirs, those of test mode are used. */
    readonly rails?: readonly Rail[] | undefined;
    /** Your account that payouts come from, for ISO 20022 bank files. */
    readonly payoutsFrom?: PayoutsFrom | undefined;
    /** Networks that webhooks may reach besides public addresses and this machine. */
    readonly webhooks?: Configuration['webhooks'];
    /** The directory in which uploaded files are kept. Default: the store. */
    readonly files?: {
        readonly directory: string;
    } | undefined;
    /** How long old rows are kept. */
    readonly retention?: RetentionOptions | undefined;
    /**
     * Receiver of the test webhooks, `http://localhost:3000/webhooks`: an endpoint is made for it, with a secret that stays
     * the same as long as the data exist. Default: none.
     */
    readonly forwardTo?: string | undefined;
    /** Logs requests, events and deliveries, one line each. Default: silent. */
    readonly logger?: Logger | undefined;
}
/** A running development gateway. */
interface DevServer {
    /** What `--json` prints. */
    readonly ready: Ready;
    /** Where the data is: a file, or `:memory:`. */
    readonly data: string;
    /** Deviations from the options, in sentences: a port that was in use. */
    readonly notes: readonly string[];
    /** Finishes work in flight and closes the file. */
    close(): Promise<void>;
}
/**
 * Starts a complete gateway for development: API, hosted checkout, dashboards and background work on one port, with a
 * seeded sandbox in an SQLite file. Migrates the schema; keys stay the same as long as the file exists. While it runs,
 * `mitako` commands in its directory find it. `mitako dev`
 * runs this; use it in end-to-end tests with port 0 and `:memory:`.
 */
declare function startDev(options?: DevOptions): Promise<DevServer>;

/**
 * Keeps files in a directory, one each, readable by this user only (0600). All processes of a gateway need the same
 * directory. A file appears under its name once it is complete and on the disk.
 * @param path made when it is needed, with the directories above it
 */
declare function directoryFiles(path: string): FileStore;

/** Options of the server's responses. */
interface ListenerOptions {
    /** The engine that answers. */
    readonly gateway: Gateway;
    /** Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is trusted. Default: none. */
    readonly trustedProxies?: readonly string[];
    /**
     * Host names that are answered beside the public URL's and those of this machine, `*` for any; requests for others are
     * refused with 421. Default: none.
     */
    readonly allowedHosts?: readonly string[];
    /**
     * Allows a public URL of plain http on other hosts than this machine: the checkout's cookies then cross the network
     * unprotected. For trying the pages on a phone in your own network. Default: `false`.
     */
    readonly insecureCookies?: boolean;
    /** Name of the service and its app on the hosted pages. Default: `Mitako`. */
    readonly product?: Product;
    /** Adds `/dev/components`, all components of the pages, for their developers. Default: `false`. */
    readonly showsComponents?: boolean;
    /** Shown on the front page, for development: its password is public. Default: none. */
    readonly testAgent?: FrontPageOptions['testAgent'];
}

/** Options of {@link showDevScreen}. */
interface DevScreenOptions {
    /** The server that the screen is about. */
    readonly dev: Pick<DevServer, 'ready' | 'data' | 'notes'>;
    /** Link shown above everything else. */
    readonly first?: {
        readonly label: string;
        readonly url: string;
    } | undefined;
    /** Where webhooks arrive, unless the gateway made an endpoint for them. */
    readonly webhooksTo?: string | undefined;
    /** Further notes. */
    readonly notes?: readonly string[];
    /** Default: since the process began. */
    readonly startedInMs?: number;
    /** Default: by standard output and the environment (`NO_COLOR`). */
    readonly color?: boolean;
}
/**
 * Prints everything needed to begin, and prints it again for `h` and Enter while the log runs on. Returns how to stop
 * listening, so that the process can end. Nothing is read unless the input is a terminal.
 */
declare function showDevScreen(options: DevScreenOptions, input?: DevInput): () => void;
/** Where keys are read from. */
type DevInput = NodeJS.ReadableStream & {
    readonly isTTY?: boolean;
};

type LogFormat = 'pretty' | 'json';

/** Logs to standard error, one line each: standard output is for results. */
declare function createLog(format: LogFormat): Logger;

/** Options of {@link createServer}. */
interface ServerOptions extends ListenerOptions {
    /** Limits that hold for every connection. */
    readonly connections?: ConnectionLimits;
}
/** A node:http server with the API, the hosted pages and the health routes, created by {@link createServer}. */
interface Server {
    /**
     * Starts listening, by default on port 4010 of the loopback interface.
     * @returns the URL for a browser on this machine, without a trailing slash
     * @throws Error with a sentence that explains why the port is not available
     * @throws TypeError when `trustedProxies` contains an invalid network, or the public URL is plain http without
     * `insecureCookies`
     */
    listen(options?: {
        readonly port?: number;
        readonly host?: string;
    }): Promise<string>;
    /**
     * Not ready from now on; after `noticeMs` (default: 0) it stops accepting connections and lets requests in flight finish
     * (15 s at most, `finishMs`). The gateway stays open: close it next.
     */
    close(options?: DrainOptions): Promise<void>;
}
/**
 * One server that combines all the packages: `/api/v1`, `/checkout`, `/l` (payment links), `/dashboard`, `/admin`,
 * `/agent`, `/docs` (reference of the API), `/livez`, `/readyz`. It neither migrates nor starts background work, and does not close the gateway: the caller does.
 *
 * @example
 * ```ts
 * const gateway = createGateway({ store: sqlite({ path: 'mitako.db' }), publicUrl, secret, rails });
 * await gateway.migrate();
 * await gateway.start();
 * const server = createServer({ gateway });
 * await server.listen({ port: 4010 });
 * ```
 * @throws TypeError when one of `connections` is not a positive whole number
 */
declare function createServer(options: ServerOptions): Server;

export { createLog, createMitako, createServer, defineConfig, directoryFiles, drain, showDevScreen, startDev, toFastifyPlugin, toNextHandler };
export type { Configuration, ConnectionLimits, DevOptions, DevScreenOptions, DevServer, DrainOptions, FastifyScope, Health, ListenerOptions, Mitako, MitakoOptions, NextHandler, NextHandlerOptions, Ready, Server, ServerOptions, StoreAt };

// bin.d.ts

#!/usr/bin/env node
