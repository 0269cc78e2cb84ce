import { type Command, InvalidArgumentError, Option } from 'commander';
import { isIP } from 'node:net';
import { CONNECTION_DEFAULTS } from './connection-limits.ts';
import { isPostgres } from './store.ts';

// Each setting is defined once: its flag, its variable, its default and its parser. A flag takes precedence over the
// variable. An invalid value ends the start with a message that names the flag or the variable and the accepted form.

/** `--store`, MITAKO_STORE. */
export function storeOption(): Option {
  return new Option('--store <location>', 'SQLite file, or postgres://user:password@host/database')
    .env('MITAKO_STORE')
    .default('mitako.db')
    .argParser(readStore);
}

/** `--port`, MITAKO_PORT. */
export function portOption(): Option {
  return new Option('--port <number>', 'port to listen on, 0 for any free one')
    .env('MITAKO_PORT')
    .default(4010)
    .argParser(readPort);
}

/** `--host`, MITAKO_HOST. */
export function hostOption(): Option {
  return new Option('--host <address>', 'address to listen on, 0.0.0.0 for all')
    .env('MITAKO_HOST')
    .default('127.0.0.1')
    .argParser(readHost);
}

/** `--public-url`, MITAKO_PUBLIC_URL. */
export function publicUrlOption(): Option {
  return new Option('--public-url <url>', 'address under which customers and merchants reach the server')
    .env('MITAKO_PUBLIC_URL')
    .argParser(readPublicUrl);
}

/** `--rehearse`. */
export function rehearseOption(): Option {
  return new Option('--rehearse', 'simulate the providers of all rails, also for live payments, on a store of its own');
}

/** `--trusted-proxies`, MITAKO_TRUSTED_PROXIES. */
function trustedProxiesOption(): Option {
  return new Option(
    '--trusted-proxies <list>',
    'addresses or networks whose X-Forwarded-For is trusted, comma-separated',
  )
    .env('MITAKO_TRUSTED_PROXIES')
    .default([], 'none')
    .argParser(readNetworks);
}

/** The flags of {@link addServerOptions} as parsed by commander. */
export interface ServerFlags {
  readonly store: string;
  readonly publicUrl?: string;
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: readonly string[];
}

/** The settings that `mitako serve` uses and `mitako check` prints. */
export function addServerOptions(command: Command): Command {
  return command
    .addOption(storeOption())
    .addOption(publicUrlOption())
    .addOption(portOption())
    .addOption(hostOption())
    .addOption(trustedProxiesOption());
}

/** `--hosts`, MITAKO_HOSTS. */
export function hostsOption(): Option {
  return new Option(
    '--hosts <list>',
    "host names answered beside the public URL's and localhost, comma-separated; * for any",
  )
    .env('MITAKO_HOSTS')
    .default([], 'none')
    .argParser(readHostNames);
}

/** `--panel-allow-from`, MITAKO_PANEL_ALLOW_FROM. */
export function panelAllowFromOption(): Option {
  return new Option(
    '--panel-allow-from <list>',
    "addresses or networks to which alone the operator's panel and its API are open, comma-separated",
  )
    .env('MITAKO_PANEL_ALLOW_FROM')
    .default([], 'all')
    .argParser(readNetworks);
}

/** `--connections-max`, MITAKO_CONNECTIONS_MAX. */
export function connectionsMaxOption(): Option {
  return new Option('--connections-max <number>', 'open connections; more are closed immediately')
    .env('MITAKO_CONNECTIONS_MAX')
    .default(CONNECTION_DEFAULTS.connectionsMax)
    .argParser(readConnections);
}

/** `--keep-alive`, MITAKO_KEEP_ALIVE. */
export function keepAliveOption(): Option {
  return new Option('--keep-alive <seconds>', 'how long an idle connection stays open; longer than your proxy keeps it')
    .env('MITAKO_KEEP_ALIVE')
    .default(CONNECTION_DEFAULTS.keepAliveTimeoutMs / 1000)
    .argParser(readKeepAlive);
}

/** `--notice`, MITAKO_NOTICE. */
export function noticeOption(): Option {
  return new Option('--notice <seconds>', 'how long SIGTERM leaves the port open after /readyz answers 503')
    .env('MITAKO_NOTICE')
    .default(5)
    .argParser(readNotice);
}

/** `--workers`, MITAKO_WORKERS. */
export function workersOption(): Option {
  return new Option('--workers <number>', 'processes that share the port; more than one needs PostgreSQL')
    .env('MITAKO_WORKERS')
    .default(1)
    .argParser(readWorkers);
}

/** `--wait`, MITAKO_WAIT. */
export function waitOption(): Option {
  return new Option('--wait <seconds>', 'how long the start waits for a database that is unavailable')
    .env('MITAKO_WAIT')
    .default(60)
    .argParser(readSeconds);
}

/** `--log`, MITAKO_LOG. */
export function logOption(): Option {
  return new Option('--log <format>', 'format of the log on standard error')
    .env('MITAKO_LOG')
    .choices(['pretty', 'json'])
    .default(process.stderr.isTTY ? 'pretty' : 'json', 'pretty on a terminal, else json');
}

/** `--log-level`, MITAKO_LOG_LEVEL. */
export function logLevelOption(): Option {
  return new Option('--log-level <level>', 'least important lines of the log')
    .env('MITAKO_LOG_LEVEL')
    .choices(['error', 'warn', 'info', 'debug'])
    .default('info');
}

/** `--json` for commands that print data. */
export function jsonOption(description = 'print one line of JSON and nothing else'): Option {
  return new Option('--json', description);
}

/** `--limit` of commands that list. */
export function limitOption(): Option {
  return new Option('--limit <number>', 'maximum number of results').default(20).argParser(readLimit);
}

/**
 * An amount of an option, in whole francs.
 * @throws InvalidArgumentError when it is none
 */
export function wholeFrancs(text: string): number {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of francs from 1 to 99999999: XAF has no smaller unit.');
}

export type LogFormat = 'pretty' | 'json';

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}

function readWorkers(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 99.');
}

function readSeconds(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of seconds, 0 to fail immediately.');
}

function readHostNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  for (const name of names) {
    if (name === '*' || (URL.canParse(`http://${name}`) && new URL(`http://${name}`).hostname === name)) continue;
    throw new InvalidArgumentError(
      `"${name}" is no host name. Write it without scheme and port, such as pay.internal; * is any.`,
    );
  }
  return names;
}

function readNotice(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of seconds, 0 to close the port immediately.');
}

function readConnections(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 999999.');
}

function readLimit(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1 to 9999.');
}

function readKeepAlive(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of seconds from 1 to 99999.');
}

function readStore(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must be a file name or a postgres:// address.');
  if (isPostgres(text)) {
    if (URL.canParse(text)) return text;
    throw new InvalidArgumentError('Write it as postgres://user:password@host:5432/database.');
  }
  if (!/^[\w+.-]+:\/\//.test(text)) return text;
  throw new InvalidArgumentError('Mitako keeps its data in an SQLite file or in PostgreSQL (postgres://…).');
}

function readHost(text: string): string {
  if (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)) return text;
  throw new InvalidArgumentError('It must be an address such as 127.0.0.1 or 0.0.0.0, without a port.');
}

function readPublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.search + url.hash + url.username + url.password !== ''
  ) {
    throw new InvalidArgumentError('It must be an absolute URL such as https://pay.example.cm.');
  }
  return url.href.replace(/(?<!\/)\/+$/, '');
}

function readNetworks(text: string): readonly string[] {
  const networks = text.split(',').map((part) => part.trim());
  for (const network of networks) {
    if (!isAddressOrNetwork(network)) {
      throw new InvalidArgumentError(`"${network}" is neither an address nor a network such as 10.0.0.0/8.`);
    }
  }
  return networks;
}

/** An address, or a network such as `10.0.0.0/8`. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && fits && more === undefined;
}
