import { ERRORS } from '@mitako/contract/names';
import { GatewayError } from '@mitako/core';
import { createDoor, readBody, toNodeHandler } from '@mitako/http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider that listens. */
export interface ListeningProvider {
  /** Without a slash at its end, `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Stops listening, and ends open connections. */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** Default: any that is free. */
  readonly port?: number;
  /** Default: `127.0.0.1`. */
  readonly host?: string;
}

/** Hosts that listen on all addresses, under any name: for containers that reach each other by name. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);
const BODY_BYTES_MAX = 262_144;

/** Serves on an address. A page of another site whose name was made to lead to this machine reaches nothing. */
export async function listenAt(
  answer: (request: Request) => Promise<Response>,
  { port = 0, host = '127.0.0.1' }: ListenOptions = {},
): Promise<ListeningProvider> {
  const name = host.includes(':') ? `[${host}]` : host;
  const door = createDoor({
    publicUrl: `http://${name}`,
    hosts: EVERYWHERE.has(host) ? null : [],
    logger: { warn: () => undefined },
  });
  const server = createServer(toNodeHandler(async (request) => door(request) ?? (await answered(request, answer))));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answered(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    // A body that is too large, or compressed.
    if (!(error instanceof GatewayError)) throw error;
    return Response.json({ code: error.code }, { status: ERRORS[error.code][0] });
  }
}

/**
 * The body of a request.
 * @throws GatewayError when it is larger than 256 KiB
 */
export async function bodyText(request: Request): Promise<string> {
  return new TextDecoder().decode((await readBody(request, {}, BODY_BYTES_MAX)) ?? undefined);
}
