import type { Message } from '@mitako/contract/names';
import { sqlite } from '@mitako/sqlite';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { smtpMailer } from '../../packages/mitako/src/messages/smtp-mailer.ts';
import { certificate } from '../support/certificate.ts';
import { runSource, stopAll } from './support/process.ts';

// A process is killed (-9) at each step of its conversation with a mail server. What certainly did not arrive is sent by
// another one; what may have arrived is shown as such, and never sent again.

const HOST = 'mail.example';
const TO = 'success@sandbox.test';
const MINUTE = 60_000;
const IDENTITY = certificate({ name: HOST });
const directory = mkdtempSync(join(tmpdir(), 'mitako-killed-'));
const authority = join(directory, 'ca.pem');
writeFileSync(authority, IDENTITY.cert);

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await stopAll();
  for (const close of open.splice(0).toReversed()) await close();
});
afterAll(() => rmSync(directory, { recursive: true }));

const COMMANDS = ['EHLO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'DATA'] as const;
type Point =
  | 'connect'
  | (typeof COMMANDS)[number]
  | 'before the text leaves'
  | 'half of the text'
  | 'after the text, before its answer'
  | 'before the commit of its end';

/** A server with STARTTLS and a login, which kills its client at a point, once. */
class KillingServer extends SMTPServer {
  /** Texts that were complete. */
  readonly arrived: string[] = [];
  /** Of the client; null: it was killed. */
  victim: ChildProcess | null = null;
  /** Bytes of the client that still pass. */
  bytesLeft: number = Number.POSITIVE_INFINITY;

  readonly point: Point;

  constructor(point: Point) {
    super({
      ...IDENTITY,
      onAuth: ({ username }, _, done) => done(null, { user: username ?? '' }),
      onData: (stream, _, done) => {
        let text = '';
        stream.setEncoding('utf8').on('data', (part: string) => (text += part));
        stream.on('end', () => {
          // Of a connection that broke in the middle of it, nothing was accepted.
          if (!text.includes('Message-ID')) return done(new Error('cut'));
          this.arrived.push(text);
          this.kill('after the text, before its answer');
          done();
        });
      },
      onConnect: (_, done) => {
        this.kill('connect');
        done();
      },
    });
    this.point = point;
    this.on('error', () => undefined);
  }

  override connect(...parameters: Parameters<SMTPServer['connect']>): void {
    super.connect(...parameters);
    const connection = [...this.connections].at(-1);
    if (connection === undefined) throw new Error('There is one.');
    for (const command of COMMANDS) {
      const handle = connection[`handler_${command}`].bind(connection);
      connection[`handler_${command}`] = (text: Buffer, done: () => void) => {
        this.kill(command);
        if (command === 'DATA' && this.point === 'half of the text' && this.victim !== null) this.bytesLeft = 600;
        handle(text, done);
      };
    }
  }

  kill(point: Point): void {
    if (point !== this.point) return;
    this.victim?.kill('SIGKILL');
    this.victim = null;
  }
}

/** Between client and server: what passes is cut at a byte. */
async function listening(server: KillingServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const sockets = new Set<Socket>();
  const proxy: Server = createServer((client) => {
    const behind = connect(port, '127.0.0.1');
    for (const socket of [client, behind]) sockets.add(socket.on('error', () => undefined));
    behind.pipe(client);
    client.on('data', (part) => {
      behind.write(part.subarray(0, server.bytesLeft));
      if (part.length > server.bytesLeft) server.kill('half of the text');
      server.bytesLeft -= Math.min(part.length, server.bytesLeft);
    });
    client.on('close', () => {
      behind.destroy();
      server.bytesLeft = Number.POSITIVE_INFINITY;
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => proxy.close(() => resolve()));
  });
  return `smtp://mitako:secret@${HOST}:${(proxy.address() as AddressInfo).port}?from=no-reply@pay.example.cm`;
}

async function messageOf(api: TestGateway): Promise<Message | undefined> {
  const answer = await api.request<{ readonly data: { readonly messages: readonly Message[] } }>(
    'GET',
    '/admin/messages',
    { bearer: api.seed.operatorKey },
  );
  return answer.body.data.messages[0];
}

/** Exit code of a process that sends what is due; null: it was killed. */
function send(path: string, url: string, aheadMs: number, server?: KillingServer): Promise<number | null> {
  const sender = runSource('tests/cli/support/mail-sender.ts', [
    path,
    url,
    authority,
    server?.point ?? '',
    String(aheadMs),
  ]);
  if (server !== undefined) server.victim = sender.child;
  return sender.exited;
}

const NOT_SENT: readonly Point[] = ['connect', ...COMMANDS];
const UNCLEAR: readonly Point[] = [
  'before the text leaves',
  'half of the text',
  'after the text, before its answer',
  'before the commit of its end',
];

const HAS_ARRIVED: readonly Point[] = UNCLEAR.slice(2);

test.for([...NOT_SENT, ...UNCLEAR])('killed at: %s', async (point) => {
  const server = new KillingServer(point);
  const url = await listening(server);
  const path = join(directory, `${point.replaceAll(/\W/g, '-')}.db`);
  // The message is queued by a process that ends; its clock is that of the others.
  const store = sqlite({ path });
  const api = await createTestGateway({ store, messages: { mailer: smtpMailer(url, { ca: IDENTITY.cert }) } });
  open.push(() => api.close());
  await api.request('POST', '/auth/user/forgotten-password', { body: { email: TO } });
  expect(await messageOf(api)).toMatchObject({ status: 'queued' });

  expect(await send(path, url, 0, server)).toBeNull();
  const had = server.arrived.length;
  const isUnclear = UNCLEAR.includes(point);
  expect(had).toBe(HAS_ARRIVED.includes(point) ? 1 : 0);
  expect(await messageOf(api)).toMatchObject({ status: isUnclear ? 'handing_over' : 'queued' });

  // Its lease ends after a minute. Others take up what is due then, and later.
  for (const minutes of [2, 20]) {
    expect(await send(path, url, minutes * MINUTE)).toBe(0);
    expect(await messageOf(api)).toMatchObject({ status: isUnclear ? 'unclear' : 'sent' });
    expect(server.arrived).toHaveLength(isUnclear ? had : 1);
  }
});
