import { createAdaptorServer } from '@hono/node-server';
import { createWalletClient } from '@mitako/client/wallet';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createPhone } from './phone.ts';
import { createSessionStore } from './session-store.ts';

/** What {@link startPhone} takes. */
export interface StartPhoneOptions {
  /** Of the gateway, without a slash at the end. An app has it built in. */
  readonly publicUrl: string;
  /** Which transactions are listed: `test` where accounts are the sandbox's. */
  readonly mode: 'live' | 'test';
  /** 0 for any free one. */
  readonly port: number;
  readonly sample?: (() => Promise<string>) | undefined;
}

/** A phone that is on. */
export interface RunningPhone {
  readonly url: string;
  close(): Promise<void>;
}

/** Only on this machine: the person at the screen holds the phone. */
export async function startPhone({ publicUrl, mode, port, sample }: StartPhoneOptions): Promise<RunningPhone> {
  const wallet = createWalletClient({ baseUrl: `${publicUrl}/api/v1`, mode, session: createSessionStore() });
  const phone = createPhone({
    wallet,
    publicUrl,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    sample,
  });
  const server = createAdaptorServer({ fetch: phone.fetch });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      await closed;
    },
  };
}
