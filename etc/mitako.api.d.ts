// index.d.ts exports
//   AttachOptions
//   Background
//   CommonOptions
//   Configuration
//   ConnectionLimits
//   CronOptions
//   CustomerPeople of @mitako/pages
//   CustomerPerson of @mitako/pages
//   DevOptions
//   DevScreenOptions
//   DevServer
//   DrainOptions
//   FastifyScope
//   Guard
//   HandOver
//   HandOverLink
//   Health
//   HostPerson of @mitako/pages
//   HostRequest of @mitako/pages
//   HostUrls of @mitako/pages
//   HttpSmsOptions
//   InProcessMerchant
//   ListenerOptions
//   MarketplaceOptions
//   MerchantPayments
//   Mitako
//   MitakoDrainOptions
//   MitakoError of @mitako/client
//   MitakoErrorCode of @mitako/client
//   MitakoHandlers
//   MitakoOptions
//   MitakoPeople
//   MitakoShop
//   MitakoShopWorker
//   MitakoWorker
//   Mode
//   ModeHandlerOptions
//   Moment of @mitako/pages
//   NextHandler
//   NextHandlerOptions
//   NodeHandler of @mitako/http
//   NodeHandlerOptions of @mitako/http
//   OptionProblem
//   OptionsError
//   PartsOptions
//   PeopleOptions of @mitako/pages
//   ProviderOf
//   Ready
//   RootSecretError of @mitako/core
//   SchemaError of @mitako/core
//   Server
//   ServerOptions
//   Settings
//   ShopOptions
//   ShopOrMarketplace
//   SmtpOptions
//   StaffPeople of @mitako/pages
//   StaffPerson of @mitako/pages
//   StopOptions
//   StoreAt
//   StoreUnfitError of @mitako/core
//   WaitUntil
//   Within
//   WorldError of @mitako/core
//   createLog
//   createMitako
//   createServer
//   createWorker
//   defineConfig
//   directoryFiles
//   html of @mitako/pages
//   httpSms
//   inProcessMerchant
//   inProcessOperator
//   isMitakoError of @mitako/client
//   openOnce
//   showDevScreen
//   smtpMailer
//   startDev
//   stopOnSignals
//   toCronHandler
//   toFastifyPlugin
//   toNextHandler
//   toNodeHandler of @mitako/http
// imports
//   @mitako/checkout
//   @mitako/client
//   @mitako/client/operator
//   @mitako/core
//   @mitako/dashboard
//   @mitako/http
//   @mitako/pages
//   @mitako/postgres
//   @mitako/sqlite
//   node:http

interface AttachOptions {
  readonly guard?: Guard;
}
type Background =
  | 'here'
  | 'elsewhere'
  | {
      readonly waitUntil: WaitUntil;
    };
declare const CHOSEN_PARTS: readonly [
  'links',
  'api',
  'wallets',
  'dashboard',
  'operator',
  'agents',
  'reference',
  'front',
];
type ChargeOf<Params, Provider> = Params extends unknown
  ? 'provider' extends keyof Params
    ? Omit<Params, 'provider'> & {
        readonly provider?: Provider | undefined;
      }
    : Params
  : never;
interface CommonOptions
  extends
    Omit<Settings, 'store' | 'publicUrl' | 'hosts'>,
    Omit<
      GatewayOptions,
      'store' | 'publicUrl' | 'secret' | 'files' | 'parts' | 'signUp' | 'hosted' | 'onDue' | 'messages'
    > {
  readonly messages?: Omit<MessagesOptions, 'texts'>;
  readonly store?: string | Store | undefined;
  readonly publicUrl?: string | undefined;
  readonly secret?: string | undefined;
  readonly migrate?: boolean;
  readonly background?: Background;
  readonly compress?: boolean;
  readonly insecureCookies?: boolean;
  readonly hosts?: readonly string[];
  readonly logger?: Logger;
}
type Configuration = Settings & ShopOrMarketplace;
interface ConnectionLimits {
  readonly connectionsMax?: number;
  readonly requestTimeoutMs?: number;
  readonly keepAliveTimeoutMs?: number;
  readonly stalledTimeoutMs?: number;
}
interface CronOptions {
  readonly secret: string | undefined;
  readonly budgetMs?: number;
}
type DevInput = NodeJS.ReadableStream & {
  readonly isTTY?: boolean;
};
interface DevOptions extends TermsOptions, LookOptions {
  readonly shop?: ShopOptions | undefined;
  readonly marketplace?: MarketplaceOptions | undefined;
  readonly parts?: PartsOptions | undefined;
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly publicUrl?: string | undefined;
  readonly hosts?: readonly string[] | undefined;
  readonly limits?: 'standard' | 'off' | undefined;
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
  readonly userSignUp?: SignUpModes['users'] | undefined;
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
type FetchHandler = (request: Request, connection: Connection) => Response | Promise<Response>;
type Given<Location extends string | Store, Rails extends readonly Rail[]> = CommonOptions & {
  readonly store?: Location | undefined;
  readonly rails?: Rails;
};
type Guard = (request: Request) => Response | null | Promise<Response | null>;
type HandOver = {
  readonly to: string;
} & (
  | {
      readonly as: 'operator' | 'merchant';
      readonly person: Omit<StaffPerson, 'sessionId'>;
    }
  | {
      readonly as: 'customer';
      readonly person: Omit<CustomerPerson, 'sessionId'>;
    }
);
interface HandOverLink {
  readonly url: string;
  readonly expires_at: string;
}
interface Health {
  live(): Response;
  ready(): Promise<Response>;
}
interface HttpSmsOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: (message: TextMessage) => unknown;
}
interface InProcessMerchant<Provider extends string = string> extends Omit<Client, 'payments'> {
  readonly id: string;
  readonly payments: MerchantPayments<Provider>;
  within(store: Store): Within<Provider>;
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
interface ListenerOptions extends PageOptions {
  readonly gateway: Gateway;
  readonly trustedProxies?: readonly string[];
  readonly hosts?: readonly string[];
  readonly insecureCookies?: boolean;
  readonly people?: PeopleOptions;
  readonly rehearsal?: Rehearsal | null;
  readonly showsComponents?: boolean;
  readonly outbox?: Outbox;
}
type LogFormat = 'pretty' | 'json';
type LogLevel = keyof Logger;
interface LookOptions extends PageOptions {
  readonly brand?: Brand | undefined;
}
interface MarketplaceOptions {
  readonly signUp?: SignUp;
}
interface MerchantPayments<Provider extends string = string> extends Omit<Client['payments'], 'charge'> {
  charge(
    paymentId: string,
    params: ChargeOf<Parameters<Client['payments']['charge']>[1], Provider>,
    options?: Parameters<Client['payments']['charge']>[2],
  ): ReturnType<Client['payments']['charge']>;
}
interface Mitako<OwnStore extends Store = Store, Provider extends string = string> extends MitakoHandlers {
  readonly gateway: Gateway;
  merchant(id: string, mode: Mode): InProcessMerchant<Provider>;
  readonly operator: OperatorClient;
  readonly people: MitakoPeople;
  readonly store: OwnStore;
  readonly handler: (request: Request, connection?: Connection) => Promise<Response>;
  readonly health: Health;
  metrics(): Promise<string>;
  readonly phones: string | null;
  readonly paths: readonly string[];
  attach(server: Server$1, options?: AttachOptions): () => void;
  drain(options?: MitakoDrainOptions): Promise<void>;
  close(): Promise<void>;
}
interface MitakoDrainOptions extends DrainOptions {
  readonly servers?: readonly Server$1[];
}
interface MitakoHandlers extends Pick<Handlers, 'off'> {
  on<Name extends HandledEventType>(
    type: Name,
    options: ModeHandlerOptions,
    handler: EventHandler<Name>,
  ): Promise<void>;
}
type MitakoOptions = CommonOptions & ShopOrMarketplace;
interface MitakoPeople {
  end(id: string): Promise<boolean>;
  handOver(handOver: HandOver): Promise<HandOverLink>;
}
interface MitakoShop<OwnStore extends Store = Store, Provider extends string = string> extends Mitako<
  OwnStore,
  Provider
> {
  readonly shop: InProcessMerchant<Provider>;
}
type MitakoShopWorker = Omit<MitakoShop, Pages>;
type MitakoWorker = Omit<Mitako, Pages>;
interface ModeHandlerOptions extends HandlerOptions {
  readonly mode?: 'live' | 'test' | 'all';
}
interface Mount {
  readonly prefix: string;
  readonly isExact?: true;
  readonly handle: FetchHandler;
}
type NextHandler = Readonly<
  Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', (request: Request) => Promise<Response>>
>;
interface NextHandlerOptions {
  readonly clientAddress?: (request: Request) => string | null;
}
interface OptionProblem {
  readonly option: string;
  readonly problem: string;
  readonly fix: string;
}
declare class OptionsError extends Error {
  readonly name = 'OptionsError';
  readonly problems: readonly OptionProblem[];
  constructor(problems: readonly OptionProblem[], options?: ErrorOptions);
}
interface Outbox {
  readonly mailer: Mailer;
  readonly sms: Sms;
  readonly kept: readonly Kept[];
}
interface OwnTexts {
  readonly checkout?: CheckoutOptions['texts'];
  readonly panels?: PanelTexts;
  readonly messages?: MessageTexts;
}
interface PageOptions extends Pick<CheckoutOptions, 'app' | 'languages'> {
  readonly texts?: OwnTexts | undefined;
  readonly slots?: Slots | undefined;
}
type Pages = 'handler' | 'paths' | 'attach';
type PartsOptions = {
  readonly [Name in (typeof CHOSEN_PARTS)[number]]?: boolean;
};
type ProviderOf<Rails extends readonly Rail[]> = Rails extends readonly []
  ? ProviderOfRail<ReturnType<typeof sandboxRail>>
  : ProviderOfRail<Rails[number]>;
type ProviderOfRail<Of extends Rail> = Of['methods'][number]['provider'];
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
interface Rehearsal {
  readonly rails: readonly Rail[];
  readonly phones: string;
  readonly mount: Mount;
  callBack(handler: FetchHandler, logger: Pick<Logger, 'warn'>): void;
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
interface Settings extends TermsOptions, LookOptions {
  readonly parts?: PartsOptions;
  readonly rehearse?: boolean;
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
  readonly people?: PeopleOptions;
  readonly userSignUp?: SignUpModes['users'];
  readonly walletTiers?: WalletTiers;
  readonly payoutsFrom?: PayoutsFrom;
  readonly files?: {
    readonly directory: string;
  };
  readonly retention?: RetentionOptions;
  readonly search?: SearchOptions;
}
interface ShopOptions {
  readonly name: string;
  readonly livemode: boolean;
  readonly support?: {
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
  };
}
type ShopOrMarketplace =
  | {
      readonly shop: ShopOptions;
      readonly marketplace?: never;
    }
  | {
      readonly marketplace: MarketplaceOptions;
      readonly shop?: never;
    };
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
type WaitUntil = (work: Promise<unknown>) => void;
interface Within<Provider extends string = string> {
  readonly payments: Pick<MerchantPayments<Provider>, 'create' | 'retrieve' | 'cancel' | 'refund'>;
}
declare function createLog(format: LogFormat, level?: LogLevel): Logger;
declare function createMitako<
  const Location extends string | Store = 'mitako.db',
  const Rails extends readonly Rail[] = readonly [],
>(
  options: Given<Location, Rails> & {
    readonly shop: ShopOptions;
    readonly marketplace?: never;
  },
): Promise<MitakoShop<StoreAt<Location>, ProviderOf<Rails>>>;
declare function createMitako<
  const Location extends string | Store = 'mitako.db',
  const Rails extends readonly Rail[] = readonly [],
>(
  options: Given<Location, Rails> & {
    readonly marketplace: MarketplaceOptions;
    readonly shop?: never;
  },
): Promise<Mitako<StoreAt<Location>, ProviderOf<Rails>>>;
declare function createMitako(options: MitakoOptions): Promise<Mitako | MitakoShop>;
declare function createServer(options: ServerOptions): Server;
declare function createWorker(
  options: Extract<
    MitakoOptions,
    {
      readonly shop: object;
    }
  >,
): Promise<MitakoShopWorker>;
declare function createWorker(options: MitakoOptions): Promise<MitakoWorker>;
declare function defineConfig(configuration: Configuration): Configuration;
declare function directoryFiles(path: string): FileStore;
declare function httpSms({ url, headers, body }: HttpSmsOptions): Sms;
declare function inProcessMerchant(gateway: Gateway, id: string, mode: Mode): InProcessMerchant;
declare function inProcessOperator(gateway: Gateway): OperatorClient;
declare function openOnce<Gateway>(open: () => Promise<Gateway>, name?: string): () => Promise<Gateway>;
declare function showDevScreen(options: DevScreenOptions, input?: DevInput): () => void;
declare function smtpMailer(url: string, options?: SmtpOptions): Mailer;
declare function startDev(options?: DevOptions): Promise<DevServer>;
declare function stopOnSignals(
  { drain, gateway: { logger } }: Pick<Mitako, 'drain' | 'gateway'>,
  options?: StopOptions,
): void;
declare function toCronHandler(
  { gateway }: Pick<Mitako, 'gateway'>,
  options: CronOptions,
): (request: Request) => Promise<Response>;
declare function toFastifyPlugin({
  handler,
  paths,
}: Pick<Mitako, 'handler' | 'paths'>): (scope: FastifyScope) => Promise<void>;
declare function toNextHandler(
  mitako: Pick<Mitako, 'handler'> | (() => Promise<Pick<Mitako, 'handler'>>),
  options?: NextHandlerOptions,
): NextHandler;
