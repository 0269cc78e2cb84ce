import { createDoor, toNodeHandler } from '@mitako/http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaults, type Faults } from './faults.ts';
import { createPhones, type Phones } from './phones.ts';
import { phonesPage } from './phones-page.ts';
import type { ReceivedRequest } from './received-request.ts';

/** A simulated provider: its HTTP interface, the phones of its customers, and the money that it moved. */
export interface SimulatedProvider {
  /** The provider's interface, without a socket: for the `fetch` of a rail under test. */
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>;
  /** The phones of its customers. */
  readonly phones: Phones;
  /** The faults that a test can inject. */
  readonly faults: Faults;
  /** The amount collected under a reference of ours, over all charges, in minor units. */
  collected(reference: string): number;
  /** The amount refunded under a reference of ours, over all refunds, in minor units. */
  paidBack(reference: string): number;
  /** The requests that arrived, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /**
   * Serves the interface over HTTP, and at `/` a page with the phones, where a person approves or declines prompts.
   * @param options.port default: any that is free
   * @param options.host default: `127.0.0.1`
   */
  listen(options?: { readonly port?: number; readonly host?: string }): Promise<ListeningProvider>;
}

/** A provider that listens. */
export interface ListeningProvider {
  /** Without a slash at its end, `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Stops listening, and ends open connections. */
  close(): Promise<void>;
}

/** What the simulation of one provider adds. */
export interface SimulatorParts {
  /** As the page of phones calls it, `MTN MoMo`. */
  readonly name: string;
  /** Answers one request as the provider does. */
  answer(request: ReceivedRequest): Response | Promise<Response>;
  readonly collected: (reference: string) => number;
  readonly paidBack: (reference: string) => number;
  readonly phones?: Phones;
}

/** Hosts that listen on all addresses, under any name: for containers that reach each other by name. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

export function createSimulator(parts: SimulatorParts): SimulatedProvider {
  const { name, answer, collected, paidBack, phones = createPhones() } = parts;
  const faults = createFaults();
  const requests: ReceivedRequest[] = [];

  async function handle(request: Request, isPatient: boolean): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const received: ReceivedRequest = {
      method: request.method,
      url: request.url,
      path: `${pathname}${search}`,
      headers: request.headers,
      body: await request.text(),
    };
    requests.push(received);
    return faults.applied(received, isPatient, async () => answer(received));
  }

  return {
    fetch: (url, request) => handle(new Request(url, request), (request.signal ?? null) === null),
    phones,
    faults,
    collected,
    paidBack,
    requests,
    async listen({ port = 0, host = '127.0.0.1' } = {}) {
      const page = phonesPage(name, phones);
      // A page of another site whose name was made to lead to this machine could confirm prompts.
      const door = createDoor({
        publicUrl: `http://${host.includes(':') ? `[${host}]` : host}`,
        allowedHosts: EVERYWHERE.has(host) ? null : [],
        logger: { warn: () => undefined },
      });
      const answerTo = async (request: Request): Promise<Response> =>
        door(request) ?? (await page(request)) ?? handle(request, true);
      const server = createServer(toNodeHandler(answerTo));
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      const { port: taken } = server.address() as AddressInfo;
      return {
        url: `http://${host}:${taken}`,
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    },
  };
}
