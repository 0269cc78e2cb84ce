import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** Stands between a client and PostgreSQL and cuts the connection at a chosen statement. */
export interface CuttingProxy {
  readonly connectionString: string;
  /**
   * From now on, the connection that sends this text is cut `before` the server sees it, or the one that is answered
   * with this text `after` the server has said so, which the client does not receive.
   */
  cutAt(text: string, when: 'before' | 'after'): void;
  /** The connections there are carry nothing from now on, in neither direction, and stay open; new ones work. */
  silence(): void;
  close(): Promise<void>;
}

export async function startCuttingProxy(connectionString: string): Promise<CuttingProxy> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  const silent = new Set<Socket>();
  let cut: { readonly text: string; readonly when: 'before' | 'after' } | null = null;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    const isSilent = (): boolean => silent.has(client);
    client.on('data', (data) => {
      if (isSilent()) return;
      if (cut?.when === 'before' && data.includes(cut.text)) client.destroy();
      else upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (isSilent()) return;
      if (cut?.when === 'after' && data.includes(cut.text)) client.destroy();
      else client.write(data);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(connectionString);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);

  return {
    connectionString: url.href,
    cutAt(text, when) {
      cut = { text, when };
    },
    silence() {
      for (const socket of sockets) silent.add(socket);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
