import type { Client } from '@mitako/client';
import { Option, type Command } from 'commander';
import { Failure } from '../failure.ts';
import { readEnvFile } from './env-file.ts';
import { findRunningDev } from './running-dev.ts';

/** The flags of {@link addConnectionOptions} as parsed by commander. */
export interface ConnectionFlags {
  readonly apiUrl?: string;
  readonly dotenv: string;
  readonly allowHttp?: true;
}

/** A gateway and how to ask it as a merchant. */
export interface Connection {
  readonly client: Client;
  /** Base URL of the API, ending in `/api/v1`. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly livemode: boolean;
  /** From the same place as the key; undefined without one. */
  readonly operatorKey: string | undefined;
}

/** Help text: how the commands of a merchant find the gateway. */
export const CONNECTION_HELP = `
The gateway and the key are MITAKO_API_URL and MITAKO_API_KEY, both of the environment or, if they
are not set there, both of .env (or --dotenv), else those of a "mitako dev" that runs in this directory.`;

/** `--api-url`, `--dotenv` and `--allow-http`, on each command that asks a gateway over HTTP. */
export function addConnectionOptions(command: Command): Command {
  return command
    .addOption(apiUrlOption())
    .addOption(dotenvOption())
    .option('--allow-http', 'send a live key or a password over plain http to another machine');
}

/** `--api-url`, MITAKO_API_URL. */
export function apiUrlOption(): Option {
  return new Option('--api-url <url>', 'base URL of the API, https://pay.example.cm/api/v1').env('MITAKO_API_URL');
}

/** `--dotenv`. Not `--env-file`: Node.js takes that one itself, even behind the name of a program. */
export function dotenvOption(): Option {
  return new Option('--dotenv <file>', 'file with the variables that the environment lacks').default('.env');
}

/**
 * The gateway that the flags, the environment, the env file or a running `mitako dev` name.
 * @throws Failure when none does
 */
export async function connect(
  flags: ConnectionFlags,
  options: { readonly maxRetries?: number } = {},
): Promise<Connection> {
  const { apiUrl, apiKey, operatorKey } = await findCredentials(flags);
  const { createClient } = await import('@mitako/client');
  const client = createClient({ apiKey, baseUrl: apiUrl, ...options });
  return { client, apiUrl, apiKey, operatorKey, livemode: apiKey.startsWith('svc_live_') };
}

/**
 * The gateway alone, for calls that are made with a login.
 * @throws Failure when no gateway is named
 */
export async function findApiUrl(flags: ConnectionFlags): Promise<string> {
  const apiUrl = flags.apiUrl ?? readEnvFile(flags.dotenv)['MITAKO_API_URL'] ?? findRunningDev()?.api;
  if (apiUrl !== undefined) {
    await requireEncryption(apiUrl, flags, 'A password');
    return apiUrl;
  }
  throw new Failure(
    `MITAKO_API_URL is set neither in the environment nor in ${flags.dotenv}, and no "mitako dev" runs in this directory.`,
  );
}

interface Credentials {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly operatorKey: string | undefined;
}

async function findCredentials(flags: ConnectionFlags): Promise<Credentials> {
  const { dotenv } = flags;
  const file = readEnvFile(dotenv);
  const own = process.env;
  const dev = findRunningDev();
  const apiKey = own['MITAKO_API_KEY'] || file['MITAKO_API_KEY'];
  const apiUrl = flags.apiUrl ?? file['MITAKO_API_URL'];
  if (!apiKey) {
    if (dev !== null && (apiUrl ?? dev.api) === dev.api) {
      return { apiUrl: dev.api, apiKey: dev.test_key, operatorKey: dev.operator_key };
    }
    throw new Failure(
      `MITAKO_API_KEY is set neither in the environment nor in ${dotenv}, and no "mitako dev" runs in this directory.`,
    );
  }
  if (apiUrl === undefined) throw new Failure(`MITAKO_API_URL is not set. Set it to the base URL of the API.`);
  // A file of unknown origin must not receive the key of the environment, nor the environment that of a file.
  const isOwnKey = Boolean(own['MITAKO_API_KEY']);
  const isChosen = flags.apiUrl !== undefined && flags.apiUrl !== own['MITAKO_API_URL'];
  const isOwnUrl = flags.apiUrl !== undefined;
  if (!isChosen && isOwnKey !== isOwnUrl) {
    const [key, url] = isOwnKey ? ['the environment', dotenv] : [dotenv, 'the environment'];
    throw new Failure(
      `MITAKO_API_KEY is in ${key}, and MITAKO_API_URL in ${url}. Set both in one place, or name the gateway with --api-url.`,
    );
  }
  const operatorKey = (isOwnKey ? own : file)['MITAKO_OPERATOR_KEY'] || undefined;
  if (!apiKey.startsWith('svc_test_')) await requireEncryption(apiUrl, flags, 'A live key');
  // The operator's key of a gateway on this machine is for that one alone.
  return { apiUrl, apiKey, operatorKey: operatorKey ?? (dev?.api === apiUrl ? dev.operator_key : undefined) };
}

/**
 * Plain http shows what is sent to all on the way, other than on this machine.
 * @throws Failure without `--allow-http`
 */
async function requireEncryption(apiUrl: string, { allowHttp }: ConnectionFlags, what: string): Promise<void> {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : null;
  if (url?.protocol !== 'http:' || allowHttp === true) return;
  // Loaded when it is needed, so that `--help` is quick.
  const { isLocalHost } = await import('@mitako/core');
  if (isLocalHost(url.hostname)) return;
  throw new Failure(
    `${what} is not sent over plain http, where all on the way to ${url.host} read it. Use https, or repeat with --allow-http.`,
  );
}
