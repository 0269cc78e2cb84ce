// index.d.ts exports
//   ApiGateway
//   ClientAddress
//   Connection
//   Door
//   DoorOptions
//   Handler
//   HandlerOptions
//   NodeHandler
//   NodeHandlerOptions
//   OpenApiDocument
//   SecurityHeaders
//   acceptedLanguage
//   clientAddressFinder
//   createDoor
//   createHandler
//   isGone
//   openApiDocument
//   readBody
//   securityHeaders
//   toNodeHandler
// imports
//   @mitako/contract
//   @mitako/core
//   node:http

type ApiGateway = Pick<Gateway, 'publicUrl' | 'logger' | 'parts' | 'hosted' | 'call'>;
type BodyFault = 'bytes' | 'pieces' | 'time';
type ClientAddress = (request: Request, connection: Connection) => string | null;
interface Connection {
  readonly clientAddress?: string | undefined;
  readonly isBodyRebuilt?: boolean;
  readonly bodyFault?: (() => BodyFault | null) | undefined;
  readonly isGone?: (() => boolean) | undefined;
}
type Door = (request: Request, connection?: Connection) => Response | null;
interface DoorOptions {
  readonly publicUrl: string;
  readonly staffUrl?: string;
  readonly trustedProxies?: readonly string[];
  readonly hosts: readonly string[] | null;
  readonly probes?: readonly string[];
  readonly logger: {
    warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  };
}
type Handler = (request: Request, connection?: Connection) => Promise<Response>;
interface HandlerOptions {
  readonly trustedProxies?: readonly string[];
  readonly logger?: Pick<Logger, 'error'>;
}
type JsonSchema = Readonly<Record<string, unknown>>;
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;
interface NodeHandlerOptions {
  readonly replaceGlobals?: boolean;
}
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
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly 'x-unmatched': Readonly<Record<'spelling' | 'path' | 'method' | 'options', JsonSchema>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
type SecurityHeaders = Readonly<Record<string, string>>;
declare function acceptedLanguage<Name extends string>(
  languages: readonly Name[],
  header: string | null | undefined,
): Name | null;
declare function clientAddressFinder(trustedProxies: readonly string[]): ClientAddress;
declare function createDoor(options: DoorOptions): Door;
declare function createHandler(gateway: ApiGateway, options?: HandlerOptions): Handler;
declare function isGone(request: Request, connection: Connection): () => boolean;
declare function openApiDocument(
  publicUrl: string,
  open?: ReadonlySet<Part>,
  hosted?: ReadonlySet<Role>,
): OpenApiDocument;
declare function readBody(
  request: Request,
  { bodyFault }: Pick<Connection, 'bodyFault'>,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | null>;
declare function securityHeaders(publicUrl: string): SecurityHeaders;
declare function toNodeHandler(
  handler: (request: Request, connection: Connection) => Response | Promise<Response>,
  options?: NodeHandlerOptions,
): NodeHandler;
