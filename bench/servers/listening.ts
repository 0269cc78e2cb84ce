import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of the loopback interface; also for HTTP servers. */
export function listening(server: Pick<Server, 'address'> & { listen(...to: Listen): unknown }): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

type Listen = [port: number, hostname: string, whenListening: () => void];
