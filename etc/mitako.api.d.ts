// index.d.ts exports
//   AttachOptions
//   Configuration
//   ConnectionLimits
//   DevOptions
//   DevScreenOptions
//   DevServer
//   DrainOptions
//   FastifyScope
//   Guard
//   Health
//   HttpSmsOptions
//   ListenerOptions
//   Mitako
//   MitakoDrainOptions
//   MitakoOptions
//   NextHandler
//   NextHandlerOptions
//   NodeHandler of @mitako/http
//   NodeHandlerOptions of @mitako/http
//   Ready
//   Server
//   ServerOptions
//   SmtpOptions
//   StopOptions
//   StoreAt
//   createLog
//   createMitako
//   createServer
//   defineConfig
//   directoryFiles
//   httpSms
//   showDevScreen
//   smtpMailer
//   startDev
//   stopOnSignals
//   toFastifyPlugin
//   toNextHandler
//   toNodeHandler of @mitako/http
// imports
//   @mitako/checkout
//   @mitako/core
//   @mitako/http
//   @mitako/postgres
//   @mitako/sqlite
//   node:http

interface AttachOptions {
  readonly guard?: Guard;
}
interface Configuration extends TermsOptions {
  readonly store?: string;
  readonly publicUrl?: string;
  readonly port?: number;
  readonly host?: string;
  readonly trustedProxies?: readonly string[];
  readonly hosts?: readonly string[];
  readonly rails?: readonly Rail[];
  readonly webhooks?: {
    readonly allowNetworks?: readonly string[];
  };
  readonly staffUrl?: string;
  readonly mail?: string;
  readonly sms?: Sms;
  readonly panel?: {
    readonly allowFrom: readonly string[];
  };
  readonly secondFactor?: 'in_live_mode' | 'optional';
  readonly walletTiers?: WalletTiers;
  readonly payoutsFrom?: PayoutsFrom;
  readonly files?: {
    readonly directory: string;
  };
  readonly retention?: RetentionOptions;
  readonly search?: SearchOptions;
  readonly product?: Product;
}
interface ConnectionLimits {
  readonly connectionsMax?: number;
  readonly requestTimeoutMs?: number;
  readonly keepAliveTimeoutMs?: number;
  readonly stalledTimeoutMs?: number;
}
type DevInput = NodeJS.ReadableStream & {
  readonly isTTY?: boolean;
};
interface DevOptions extends TermsOptions {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly publicUrl?: string | undefined;
  readonly hosts?: readonly string[] | undefined;
  readonly limits?: 'standard' | 'off' | undefined;
  readonly product?: Product | undefined;
  readonly rails?: readonly Rail[] | undefined;
  readonly payoutsFrom?: PayoutsFrom | undefined;
  readonly webhooks?: Configuration['webhooks'];
  readonly files?:
    | {
        readonly directory: string;
      }
    | undefined;
  readonly sample?: boolean | undefined;
  readonly retention?: RetentionOptions | undefined;
  readonly walletTiers?: WalletTiers | undefined;
  readonly search?: SearchOptions | undefined;
  readonly forwardTo?: string | undefined;
  readonly logger?: Logger | undefined;
}
interface DevScreenOptions {
  readonly dev: Pick<DevServer, 'ready' | 'data' | 'notes'>;
  readonly first?:
    | {
        readonly label: string;
        readonly url: string;
      }
    | undefined;
  readonly webhooksTo?: string | undefined;
  readonly notes?: readonly string[];
  readonly startedInMs?: number;
  readonly color?: boolean;
}
interface DevServer {
  readonly ready: Ready;
  readonly data: string;
  readonly notes: readonly string[];
  close(): Promise<void>;
}
interface DrainOptions {
  readonly noticeMs?: number;
  readonly finishMs?: number;
}
interface FastifyScope {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: unknown, done: (error: Error | null) => void) => void,
  ): unknown;
  all(
    path: string,
    handler: (
      request: {
        readonly raw: IncomingMessage;
      },
      reply: {
        readonly raw: ServerResponse;
        hijack(): unknown;
      },
    ) => void,
  ): unknown;
}
type Guard = (request: Request) => Response | null | Promise<Response | null>;
interface Health {
  live(): Response;
  ready(): Promise<Response>;
}
interface HttpSmsOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: (message: TextMessage) => unknown;
}
type Kept = {
  readonly atMs: number;
} & (
  | {
      readonly channel: 'mail';
      readonly message: Mail;
    }
  | {
      readonly channel: 'sms';
      readonly message: TextMessage;
    }
);
interface ListenerOptions {
  readonly gateway: Gateway;
  readonly trustedProxies?: readonly string[];
  readonly hosts?: readonly string[];
  readonly insecureCookies?: boolean;
  readonly product?: Product;
  readonly showsComponents?: boolean;
  readonly outbox?: Outbox;
}
type LogFormat = 'pretty' | 'json';
interface Mitako<OwnStore extends Store = Store> extends Handlers {
  readonly gateway: Gateway;
  readonly store: OwnStore;
  readonly handler: (request: Request, connection?: Connection) => Promise<Response>;
  readonly health: Health;
  readonly paths: readonly string[];
  attach(server: Server$1, options?: AttachOptions): () => void;
  drain(options?: MitakoDrainOptions): Promise<void>;
  close(): Promise<void>;
}
interface MitakoDrainOptions extends DrainOptions {
  readonly servers?: readonly Server$1[];
}
interface MitakoOptions
  extends
    Omit<Configuration, 'store' | 'publicUrl' | 'hosts'>,
    Omit<GatewayOptions, 'store' | 'publicUrl' | 'secret' | 'files'> {
  readonly store?: string | Store;
  readonly publicUrl?: string | undefined;
  readonly secret: string | undefined;
  readonly migrate?: boolean;
  readonly background?: boolean;
  readonly compress?: boolean;
  readonly insecureCookies?: boolean;
  readonly hosts?: readonly string[];
  readonly logger?: Logger;
}
type NextHandler = Readonly<
  Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', (request: Request) => Promise<Response>>
>;
interface NextHandlerOptions {
  readonly clientAddress?: (request: Request) => string | null;
}
interface Outbox {
  readonly mailer: Mailer;
  readonly sms: Sms;
  readonly kept: readonly Kept[];
}
type Product = Pick<CheckoutOptions, 'serviceName' | 'legal' | 'app' | 'texts' | 'languages' | 'color'>;
interface Ready extends SandboxReady {
  readonly ready: true;
  readonly insecure_cookies?: true;
  readonly webhooks?: {
    readonly endpoint_id: string;
    readonly url: string;
    readonly secret: string;
  };
  readonly operator: {
    readonly email: string;
    readonly password: string;
  };
  readonly test_numbers: readonly {
    readonly provider: string;
    readonly label: string;
    readonly phone: string;
    readonly outcome: string;
  }[];
}
interface SandboxReady {
  readonly api: string;
  readonly docs: string;
  readonly checkout: string;
  readonly dashboard: string;
  readonly admin: string;
  readonly agent: string;
  readonly merchant: {
    readonly id: string;
    readonly email: string;
    readonly password: string;
    readonly test_key: string;
    readonly live_key: string;
  };
  readonly operator_key: string;
  readonly sandbox_users: readonly {
    readonly email: string;
    readonly password: string;
    readonly pin: string;
    readonly outcome: string;
  }[];
  readonly phones?: string;
  readonly sandbox_agent: {
    readonly email: string;
    readonly password: string;
    readonly pin: string;
  };
}
interface Server {
  listen(options?: { readonly port?: number; readonly host?: string }): Promise<string>;
  close(options?: DrainOptions): Promise<void>;
}
interface ServerOptions extends ListenerOptions {
  readonly connections?: ConnectionLimits;
}
interface SmtpOptions {
  readonly ca?: string;
}
interface StopOptions extends Pick<MitakoDrainOptions, 'servers'> {
  readonly noticeMs?: number;
  readonly after?: () => unknown;
}
type StoreAt<Location extends string | Store> = Location extends string
  ? string extends Location
    ? SqliteStore | PostgresStore
    : Location extends `postgres://${string}` | `postgresql://${string}`
      ? PostgresStore
      : SqliteStore
  : Location;
declare function createLog(format: LogFormat): Logger;
declare function createMitako<const Location extends string | Store = 'mitako.db'>(
  options: MitakoOptions & {
    readonly store?: Location;
  },
): Promise<Mitako<StoreAt<Location>>>;
declare function createServer(options: ServerOptions): Server;
declare function defineConfig(configuration: Configuration): Configuration;
declare function directoryFiles(path: string): FileStore;
declare function httpSms({ url, headers, body }: HttpSmsOptions): Sms;
declare function showDevScreen(options: DevScreenOptions, input?: DevInput): () => void;
declare function smtpMailer(url: string, options?: SmtpOptions): Mailer;
declare function startDev(options?: DevOptions): Promise<DevServer>;
declare function stopOnSignals(
  { drain, gateway: { logger } }: Pick<Mitako, 'drain' | 'gateway'>,
  { noticeMs, servers, after }?: StopOptions,
): void;
declare function toFastifyPlugin({
  handler,
  paths,
}: Pick<Mitako, 'handler' | 'paths'>): (scope: FastifyScope) => Promise<void>;
declare function toNextHandler(
  mitako: Pick<Mitako, 'handler'> | (() => Promise<Pick<Mitako, 'handler'>>),
  options?: NextHandlerOptions,
): NextHandler;
