import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  KNOWN_RAILS,
  type KnownRail,
  type RailName,
  type RailSite,
  type RequestKind,
} from '../../support/simulated-rails.ts';

/** What happens to a request before it is carried out, and instead of its answer. */
export type Interception = (carryOut: () => Promise<Response>) => Promise<Response | null>;

/** A simulated provider that outlives the gateway's processes. */
export interface Provider {
  readonly name: RailName;
  readonly known: KnownRail;
  readonly site: RailSite;
  collected(reference: string): number;
  paidBack(reference: string): number;
  /** Meets the next request of this kind; null instead of an answer breaks the connection. */
  intercept(kind: RequestKind, how: Interception): void;
  /** Resolves when the next request of this kind was answered. */
  answered(kind: RequestKind): Promise<void>;
  /** Refuses connections, and breaks those that are open. */
  goDown(): Promise<void>;
  start(): Promise<void>;
  /** Sends every callback again that it has sent so far. */
  repeatCallbacks(): Promise<number>;
}

/** @param arrive receives callbacks: each is sent twice */
export async function startProvider(
  name: RailName,
  arrive: (url: string, request: RequestInit) => Promise<unknown>,
): Promise<Provider> {
  const known = KNOWN_RAILS[name];
  const sent: (readonly [url: string, request: RequestInit])[] = [];
  const simulated = known.simulate(async (...callback) => {
    sent.push(callback);
    await Promise.all([arrive(...callback), arrive(...callback)]);
  });
  const waiting: { readonly kind: RequestKind; readonly how: Interception }[] = [];
  const watchers: { readonly kind: RequestKind; readonly resolve: () => void }[] = [];

  async function answer(line: string, url: string, request: RequestInit): Promise<Response | null> {
    const isOf = ({ kind }: { readonly kind: RequestKind }): boolean => known.requests[kind]?.test(line) === true;
    const carryOut = (): Promise<Response> => simulated.fetch(url, request);
    const met = take(waiting, isOf);
    const response = await (met === undefined ? carryOut() : met.how(carryOut));
    for (let each = take(watchers, isOf); each !== undefined; each = take(watchers, isOf)) each.resolve();
    return response;
  }

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', url: path = '/' } = incoming;
      const headers = new Headers(Object.entries(incoming.headers).map(([header, value]) => [header, String(value)]));
      const body = method === 'GET' ? null : await text(incoming);
      // Signatures name the host.
      const response = await answer(`${method} ${path}`, `${site.url}${path}`, { method, headers, body });
      if (response === null) {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    })().catch(() => outgoing.destroy());
  });
  const port = await listen(server, 0);
  const site: RailSite = { name, url: `http://127.0.0.1:${port}`, publicKey: simulated.publicKey };
  return {
    name,
    known,
    site,
    collected: simulated.collected,
    paidBack: simulated.paidBack,
    intercept: (kind, how) => void waiting.push({ kind, how }),
    answered: (kind) => new Promise((resolve) => void watchers.push({ kind, resolve })),
    async goDown() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
    start: async () => void (await listen(server, port)),
    async repeatCallbacks() {
      const again = [...sent];
      for (const callback of again) await arrive(...callback);
      return again.length;
    },
  };
}

function take<Item>(items: Item[], isIt: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(isIt);
  return index === -1 ? undefined : items.splice(index, 1)[0];
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
