import type { HandedOver, Mail } from '@mitako/core';
import { createServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { certificate } from '../../../tests/support/certificate.ts';
import { smtpMailer } from '../src/messages/smtp-mailer.ts';

const IDENTITY = certificate({ name: 'localhost' });
const MAIL: Mail = {
  id: 'msg_1',
  senderName: 'Mitako',
  to: 'awa@shop.example',
  subject: 'Votre mot de passe a été modifié',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  language: 'fr',
};

interface Received {
  readonly to: string;
  readonly raw: string;
}

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A server that speaks TLS, asks for a login, and keeps what it accepts. */
async function listening(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    secure: true,
    ...IDENTITY,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ username, password }, _, done) =>
      username === 'mitako' && password === 'p@ss word' ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString() });
        done(null, 'kept as 7');
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: urlOf(port), received };
}

function urlOf(port: number, login = 'mitako:p%40ss%20word@', scheme = 'smtps'): string {
  return `${scheme}://${login}localhost:${port}?from=no-reply@pay.example.cm`;
}

async function send(url: string, mail: Partial<Mail> = {}, handOver = () => Promise.resolve()): Promise<HandedOver> {
  return smtpMailer(url, { ca: IDENTITY.cert }).send({ ...MAIL, ...mail }, handOver);
}

test('a mail goes over TLS, logged in, as text and HTML in one letter', async () => {
  const { url, received } = await listening();
  expect(await send(url)).toEqual({ kind: 'accepted', reference: expect.stringContaining('kept as 7') });
  const [{ to, raw } = { to: '', raw: '' }] = received;
  expect(to).toBe('awa@shop.example');
  expect(raw).toContain('From: Mitako <no-reply@pay.example.cm>');
  expect(raw).toContain('Message-ID: <msg_1@pay.example.cm>');
  expect(raw).toContain('Auto-Submitted: auto-generated');
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
});

test('the text is read once the server waits for it, and without its commit nothing arrives', async () => {
  const { url, received } = await listening();
  const outcome = await send(url, {}, () => Promise.reject(new Error('The lease was lost.')));
  expect(outcome).toMatchObject({ kind: 'not_sent' });
  expect(received).toEqual([]);
  let isWaiting = false;
  const slow = await listening({
    onRcptTo(_address, _session, done) {
      isWaiting = true;
      done();
    },
  });
  await send(slow.url, {}, async () => expect(isWaiting).toBe(true));
  expect(slow.received).toHaveLength(1);
});

const refusing = (code: number): Error => Object.assign(new Error(`refused awa@shop.example`), { responseCode: code });

test.for<[at: string, options: SMTPServerOptions, outcome: HandedOver]>([
  [
    'an address for good',
    { onRcptTo: (_a, _s, done) => done(refusing(550)) },
    { kind: 'refused', code: '550', isFinal: true },
  ],
  [
    'an address for now',
    { onRcptTo: (_a, _s, done) => done(refusing(451)) },
    { kind: 'refused', code: '451', isFinal: false },
  ],
  [
    'the text for good',
    { onData: (stream, _s, done) => void stream.resume().on('end', () => done(refusing(554))) },
    { kind: 'refused', code: '554', isFinal: true },
  ],
  [
    'the text for now',
    { onData: (stream, _s, done) => void stream.resume().on('end', () => done(refusing(452))) },
    { kind: 'refused', code: '452', isFinal: false },
  ],
  ['the sender', { onMailFrom: (_a, _s, done) => done(refusing(550)) }, { kind: 'not_sent', reason: 'EENVELOPE 550' }],
  ['the login', { onAuth: (_a, _s, done) => done(new Error('no')) }, { kind: 'not_sent', reason: 'EAUTH 535' }],
])('a server that refuses %s', async ([, options, outcome]) => {
  const { url } = await listening(options);
  // Its words, which repeat the address, are not kept.
  expect(await send(url)).toEqual(outcome);
});

test('a server whose certificate is not trusted receives neither password nor mail', async () => {
  const { url, received } = await listening();
  const outcome = await smtpMailer(url).send(MAIL, () => Promise.resolve());
  expect(outcome).toMatchObject({ kind: 'not_sent' });
  expect(received).toEqual([]);
});

test('nothing listens there', async () => {
  expect(await send(urlOf(1))).toMatchObject({ kind: 'not_sent' });
});

/** Answers with these lines, one for each that arrives, and then cuts the connection. */
async function cutAfter(lines: readonly string[]): Promise<string> {
  const server: NetServer = createServer((socket: Socket) => {
    const rest = [...lines];
    const answer = (): void => {
      const line = rest.shift();
      if (line === undefined) socket.destroy();
      else socket.write(`${line}\r\n`);
    };
    socket.on('error', () => undefined);
    let isText = false;
    let buffered = '';
    socket.on('data', (chunk) => {
      buffered += String(chunk);
      if (isText) {
        if (buffered.endsWith('\r\n.\r\n')) answer();
        return;
      }
      buffered = '';
      isText = rest[0]?.startsWith('354') === true;
      answer();
    });
    answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return urlOf((server.address() as AddressInfo).port, '', 'smtp');
}

const EXCHANGE = ['220 ready', '250 hello', '250 sender', '250 recipient', '354 go on', '250 kept'];

test.for(EXCHANGE.map((line, step) => ({ line, step })))(
  'a connection that is cut before "$line" sends at most one mail',
  async ({ step }) => {
    const outcome = await send(await cutAfter(EXCHANGE.slice(0, step)));
    // After the text has left, nobody knows.
    expect(outcome.kind).toBe(step === 5 ? 'unclear' : 'not_sent');
  },
);

test('names and subjects add no header and no recipient', async () => {
  const { url, received } = await listening();
  const hostile = 'Awa\r\nBcc: victim@example.cm\r\n\r\nHello';
  const outcome = await send(url, { senderName: hostile, subject: hostile });
  expect(outcome.kind).toBe('accepted');
  const [{ raw } = { raw: '' }] = received;
  const [head = ''] = raw.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/m);
  for (const to of ['a@b.cm\r\nRCPT TO:<victim@example.cm>', 'a@b.cm, victim@example.cm', 'a@b.cm>\r\nDATA']) {
    await send(url, { to });
  }
  expect(received.map((each) => each.to)).not.toContain('victim@example.cm');
});

test.for([
  'https://mail.example.cm?from=a@example.cm',
  'smtps://user:geheim@mail.example.cm',
  'smtps://user:geheim@mail.example.cm?from=nobody',
  'smtps://user:geheim@mail.example.cm?from=a@example.cm,b@example.cm',
  'mail.example.cm',
])('%s is no mail server, and the message shows no password', (url) => {
  expect(() => smtpMailer(url)).toThrow(TypeError);
  expect(() => smtpMailer(url)).not.toThrow('geheim');
});

test('a check logs in and sends nothing; its message has no password', async () => {
  const { url, received } = await listening();
  const check = async (at: string): Promise<string | null | undefined> =>
    smtpMailer(at, { ca: IDENTITY.cert }).check?.();
  expect(await check(url)).toBeNull();
  const wrong = await check(url.replace('p%40ss', 'geheim'));
  expect(wrong).toContain('Check user and password');
  expect(wrong).not.toContain('geheim');
  expect(received).toEqual([]);
});
