import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A merchant's endpoint, which answers at once. */
export interface Receiver {
  readonly url: string;
  /** From each event to its arrival, in milliseconds, since this was last asked. */
  taken(): readonly number[];
}

export async function startReceiver(): Promise<Receiver> {
  let times: number[] = [];
  const receive = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const arrivedAtMs = Date.now();
    const { created_at } = JSON.parse(await text(incoming)) as { readonly created_at: string };
    times.push(arrivedAtMs - Date.parse(created_at));
    response.end();
  };
  const server = createServer((incoming, response) => void receive(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken() {
      const taken = times;
      times = [];
      return taken;
    },
  };
}
