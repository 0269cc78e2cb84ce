import type { Client } from '@mitako/client';
import { verifyWebhook } from '@mitako/client/webhooks';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { installCopy } from './install-copy.ts';
import { runStep, start, StepError } from './process.ts';
import { failure, merchantClient, order, PAID, pay } from './purchase.ts';
import type { Row } from './row.ts';
import { answering, freePort, type World } from './world.ts';

/** A host of examples/guides that has the gateway inside, below `/pay`. */
export interface Embedder {
  readonly name: string;
  /** Default: `embed`, whose file of this name is the host. */
  readonly folder?: string;
  readonly short?: true;
  /** Its command, where the folder has several hosts. */
  readonly start?: string;
  /** What it needs beside mitako. */
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL('../../packages/mitako/package.json', import.meta.url), 'utf8'),
);

/** A row in which a host takes a payment, hands the event to its handler and sends it to a merchant's endpoint. */
export function embedderRow(embedder: Embedder): Row {
  return {
    name: `embed-${embedder.name}`,
    ...(embedder.short && { short: true }),
    run: (world) => runEmbedder(embedder, world),
  };
}

async function runEmbedder(embedder: Embedder, world: World): Promise<void> {
  const { folder = 'embed', start: command, dependencies = {} } = embedder;
  const cwd = join(world.directory, `embed-${embedder.name}`);
  const scripts = await installCopy(world, cwd, {
    folder,
    ...(command !== undefined && { change: { scripts: { start: command } } }),
    // By its file, because its name has no scope that would lead to the registry.
    add: { ...dependencies, mitako: `${world.registry}/-/mitako-${manifest.version}.tgz` },
  });
  if ('build' in scripts) await runStep('npm', ['run', 'build'], { cwd });

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const secret = randomBytes(33).toString('base64');
  writeFileSync(join(cwd, '.env'), `MITAKO_PUBLIC_URL=${origin}/pay\nMITAKO_SECRET=${secret}\n`);
  const shop = start('npm', ['start'], { cwd, env: { PORT: String(port) } });
  const receiver = await openReceiver();
  try {
    await Promise.race([answering(port), shop.failed]);
    const checkout = await order(origin, shop);
    const [, key] = await shop.until(/Test key: (\w+)/);
    const client = merchantClient(`${origin}/pay/api/v1`, key);
    const { secret: signing } = await client.webhookEndpoints.create({ url: receiver.url });
    await readPage(checkout);
    await Promise.race([pay(client), shop.failed]);
    await shop.until(PAID);
    await receiver.received('payment.succeeded', signing).catch((error: Error) => {
      throw failure(shop, error.message);
    });
    await refused(client);
  } catch (error) {
    throw error instanceof StepError ? error : failure(shop, String(error));
  } finally {
    receiver.close();
    await shop.stop();
  }
}

/** A page arrives as it was written, whatever the host does to responses. */
async function readPage(checkout: string): Promise<void> {
  const response = await fetch(checkout, { headers: { 'Accept-Encoding': 'gzip, br' } });
  const text = await response.text();
  if (response.status !== 200 || !text.includes('</html>')) {
    throw new StepError(`GET ${checkout}: ${response.status}\n${JSON.stringify(text.slice(0, 200))}`);
  }
}

/** Bodies reach the gateway unread, and refusals come back. */
async function refused(client: Client): Promise<void> {
  const failed = await client.payments.create({ amount: 0, currency: 'XAF' }).catch((error: unknown) => error);
  if (!(failed instanceof Error) || !('code' in failed) || failed.code !== 'VALIDATION_ERROR') {
    throw new StepError(`An amount of 0 is not refused: ${String(failed)}`);
  }
}

const SECONDS_MAX = 30;

/** A merchant's endpoint on this machine. */
async function openReceiver() {
  const arrived: { readonly payload: Buffer; readonly headers: Record<string, string | string[] | undefined> }[] = [];
  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    arrived.push({ payload: await buffer(request), headers: request.headers });
    response.end();
    server.emit('arrived');
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    /** Resolves with the first event of this name whose signature is right. */
    async received(name: string, secret: string): Promise<void> {
      const signal = AbortSignal.timeout(SECONDS_MAX * 1000);
      for (let index = 0; ; index += 1) {
        while (arrived[index] === undefined) {
          await once(server, 'arrived', { signal }).catch(() => {
            throw new StepError(`No webhook of ${name} arrived within ${SECONDS_MAX} s, but ${arrived.length} others.`);
          });
        }
        const event = await verifyWebhook({ ...(arrived[index] ?? { payload: '', headers: {} }), secret });
        if (event.event === name) return;
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
