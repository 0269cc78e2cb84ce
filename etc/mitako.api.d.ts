// index.d.ts

import { Logger, Gateway } from '@mitako/core';
import { CheckoutOptions } from '@mitako/checkout';

/** What customers know the service by: shown on the hosted pages. */
type Product = Pick<CheckoutOptions, 'serviceName' | 'app'>;

/**
 * What `mitako dev --json` prints, as one line, once it answers: all that a script needs to work with it. Fields may be
 * added.
 */
interface Ready {
    readonly ready: true;
    /** Base address of the API, ending in `/api/v1`. */
    readonly api: string;
    /** Base address of the hosted checkout pages. */
    readonly checkout: string;
    /** The merchant's dashboard: log in as `merchant`. */
    readonly dashboard: string;
    /** The operator's panel: log in as `operator`. */
    readonly admin: string;
    /** The address is plain http and not of this machine, so that nothing protects the session's cookies on the way. */
    readonly insecure_cookies?: true;
    /** The seeded merchant, whose KYC is approved. */
    readonly merchant: {
        readonly id: string;
        readonly email: string;
        readonly password: string;
        readonly test_key: string;
        readonly live_key: string;
    };
    readonly operator_key: string;
    /** Who logs in as operator. */
    readonly operator: {
        readonly email: string;
        readonly password: string;
    };
    /** Who to log in as at the checkout, and what paying as them does. */
    readonly sandbox_users: readonly {
        readonly email: string;
        readonly password: string;
        readonly pin: string;
        readonly outcome: string;
    }[];
    /** Moves test money between a float and wallets, over the API. */
    readonly sandbox_agent: {
        readonly email: string;
        readonly password: string;
        readonly pin: string;
    };
}

/** What {@link startDev} takes; everything has a default. */
interface DevOptions {
    /** 4010 when absent, 0 for any free one; a taken port means the next one. */
    readonly port?: number | undefined;
    /** 127.0.0.1 when absent; this machine's address in a network of your own, for a phone in it. */
    readonly host?: string | undefined;
    /** SQLite file, or `:memory:` for nothing that outlives the process. `.mitako/dev.db` when absent. */
    readonly data?: string | undefined;
    /** Under which address browsers reach it, when that is not the port itself (a tunnel, a container). */
    readonly publicUrl?: string | undefined;
    /** Rate limits as in production. Off when absent. */
    readonly limits?: 'standard' | 'off' | undefined;
    /** Name of the service and its app on the hosted pages. `Mitako` when absent. */
    readonly product?: Product | undefined;
    /** One line for each request, event and delivery. Silent when absent. */
    readonly logger?: Logger | undefined;
}
/** A development gateway that is up. */
interface DevServer {
    readonly ready: Ready;
    /** Where its data is: a file, or `:memory:`. */
    readonly data: string;
    /** What is not as it was asked for, in sentences: a port that was taken. */
    readonly notes: readonly string[];
    /** Finishes what is under way and lets go of the file. */
    close(): Promise<void>;
}
/**
 * Starts a whole gateway for development: API, hosted checkout, dashboards and background work on one port, a seeded sandbox in an
 * SQLite file. The schema is brought up to date, and the keys stay the same for as long as the file does. What
 * `mitako dev` runs; also of use in end-to-end tests, with port 0 and `:memory:`.
 */
declare function startDev(options?: DevOptions): Promise<DevServer>;

/** How a server answers. */
interface ListenerOptions {
    readonly gateway: Gateway;
    /** Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is believed. None when absent. */
    readonly trustedProxies?: readonly string[];
    /**
     * Allows a public address of plain http other than that of this machine: the cookies of the checkout then cross the
     * network unprotected. For trying the pages on a phone in a network of your own. `false` when absent.
     */
    readonly insecureCookies?: boolean;
    /** Name of the service and its app on the hosted pages. `Mitako` when absent. */
    readonly product?: Product;
}

/** What {@link devScreen} shows. */
interface DevScreenOptions {
    readonly dev: Pick<DevServer, 'ready' | 'data' | 'notes'>;
    /** Where to click first, above everything else. */
    readonly first?: {
        readonly label: string;
        readonly url: string;
    } | undefined;
    /** Further notes. */
    readonly notes?: readonly string[];
    /** Since the process began, when absent. */
    readonly startedInMs?: number;
    /** As standard output and the environment (`NO_COLOR`) want it, when absent. */
    readonly color?: boolean;
}
/** All that a person needs in order to begin, on one screen of 80 columns. Ends with a line break. */
declare function devScreen(options: DevScreenOptions): string;

type LogFormat = 'pretty' | 'json';

/** Logs to standard error, one line each: standard output belongs to what was asked for. */
declare function createLog(format: LogFormat): Logger;

/** What {@link createServer} takes. */
type ServerOptions = ListenerOptions;
/** One node:http server with the API, the hosted pages and the health routes. Made by {@link createServer}. */
interface Server {
    /**
     * Starts to answer, on port 4010 of the loopback interface unless told otherwise.
     * @returns where a browser on this machine finds it, without a trailing slash
     * @throws Error that says in one sentence why the port cannot be had
     */
    listen(options?: {
        readonly port?: number;
        readonly host?: string;
    }): Promise<string>;
    /** Stops accepting, lets requests under way finish (15 s at most). The gateway stays open: close it next. */
    close(): Promise<void>;
}
/**
 * One server out of all the packages: `/api/v1`, `/checkout`, `/dashboard`, `/admin`, `/livez`, `/readyz`. It neither migrates nor starts
 * background work, and does not close the gateway: those belong to whoever made it.
 *
 * @example
 * ```ts
 * const gateway = createGateway({ store: sqlite({ path: 'mitako.db' }), publicUrl, secret, rails });
 * await gateway.migrate();
 * await gateway.start();
 * const server = createServer({ gateway });
 * await server.listen({ port: 4010 });
 * ```
 */
declare function createServer(options: ServerOptions): Server;

export { createLog, createServer, devScreen, startDev };
export type { DevOptions, DevScreenOptions, DevServer, ListenerOptions, Ready, Server, ServerOptions };
