/** A folder that gets a webhook receiver. */
export interface Folder {
  /** Has TypeScript. */
  readonly typed: boolean;
  /** `"type": "module"` in package.json. */
  readonly isModule: boolean;
  /** Where sources are: `src/`, or nothing. */
  readonly source: string;
}

/** The receiver that `mitako init` writes for a framework. Its code is for TypeScript and JavaScript alike. */
export interface Receiver {
  readonly label: string;
  /** Packages and files by each of which a folder is recognised; none: any folder. */
  readonly recognisedBy: readonly string[];
  /** File to write, from the folder. */
  readonly file: (folder: Folder) => string;
  readonly code: (folder: Folder) => string;
  /** The line that mounts it; null if none is needed. */
  readonly mount: ((folder: Folder) => string) | null;
  /** Starts the server with `.env` loaded, from the file that was written. */
  readonly start: (file: string) => string;
  /** Port on which such servers usually listen. */
  readonly port: number;
  readonly path: string;
}

/** A module's file. In a folder of CommonJS, JavaScript with `import` needs a name of its own. */
export function moduleFile({ typed, isModule, source }: Folder, name: string): string {
  return `${source}${name}.${typed ? 'ts' : isModule ? 'js' : 'mjs'}`;
}

/** The part that the merchant fills in. */
export function onEvent({ typed }: Folder): string {
  return `/** Handles an event. It may arrive again, with the same event.id: do nothing the second time. */
async function onEvent(event${typed ? ': WebhookEvent' : ''})${typed ? ': Promise<void>' : ''} {
  switch (event.event) {
    case 'payment.succeeded':
      console.log(\`\${event.data.customer_reference ?? event.data.id} is paid: \${event.data.amount} francs\`);
      break;
    case 'payment.refunded':
      console.log(\`\${event.data.refund_amount} francs of \${event.data.id} are refunded\`);
      break;
    default:
      console.log(\`\${event.event} \${event.id}\`);
  }
}
`;
}

/** The import of these names from an entry of the client, and of the event's type where there are types. */
export function importOf({ typed }: Folder, names: string, entry: string): string {
  return `import { ${names}${typed ? ', type WebhookEvent' : ''} } from '@mitako/client/${entry}';\n`;
}

/** The secret of the endpoint, which `mitako dev` and `mitako listen` print. Unset, each request is answered with 500. */
export const SECRET = 'process.env.MITAKO_WEBHOOK_SECRET';

/** The owner starts the server. */
export const OWN_START = (): string => 'node --env-file=.env …   # start your server with .env loaded';
