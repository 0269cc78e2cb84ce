import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import * as tls from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OutgoingResult } from '../ports/system.ts';
import { createSender } from './sender.ts';

const NAME = 'hooks.example';

async function listen(server: Server): Promise<number> {
  server.on('connection', (socket) => socket.on('error', () => {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function post(port: number, name = NAME): Promise<OutgoingResult> {
  const lookup = () => Promise.resolve(['127.0.0.1']);
  const sender = createSender({ allowCidrs: ['127.0.0.0/8'], timeoutMs: 2000, lookup });
  onTestFinished(() => sender.close());
  return sender.send({ url: `https://${name}:${port}/hook`, headers: {}, body: '{"a":1}' });
}

function trust(cert: string): void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, cert]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}

function receiver(identity: { key: string; cert: string }) {
  return createHttpsServer(identity, (request, response) => {
    request.resume().on('end', () => response.end('secure'));
  });
}

/** Node.js 24.5 and later; without it only what is refused can be tested. */
const canTrust = 'setDefaultCACertificates' in tls;
const TLS_FAILED = { kind: 'failed', error: 'tls_failed' };

describe('https', () => {
  it.runIf(canTrust)('reaches a receiver whose certificate is good', async () => {
    const identity = certificate({ name: NAME });
    trust(identity.cert);
    await expect(post(await listen(receiver(identity)))).resolves.toMatchObject({ statusCode: 200, body: 'secure' });
  });

  it('refuses a certificate that it signed itself', async () => {
    await expect(post(await listen(receiver(certificate({ name: NAME }))))).resolves.toEqual(TLS_FAILED);
  });

  it.runIf(canTrust)('refuses a good certificate of another name', async () => {
    const identity = certificate({ name: NAME });
    trust(identity.cert);
    await expect(post(await listen(receiver(identity)), 'other.example')).resolves.toEqual(TLS_FAILED);
  });

  it.runIf(canTrust)('refuses a certificate that has expired', async () => {
    const identity = certificate({ name: NAME, expired: true });
    trust(identity.cert);
    await expect(post(await listen(receiver(identity)))).resolves.toEqual(TLS_FAILED);
  });

  it('does not speak with a server of plain HTTP', async () => {
    const port = await listen(createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    await expect(post(port)).resolves.toEqual(TLS_FAILED);
  });

  it('tells a refused connection from a failed handshake', async () => {
    const server = createServer();
    const port = await listen(server);
    server.close();
    await expect(post(port)).resolves.toEqual({ kind: 'failed', error: 'connection_refused' });
  });
});

/** A self-signed X.509 certificate (RFC 5280), made here so that no private key lies in the repository. */
function certificate(options: { readonly name: string; readonly expired?: boolean }): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, oid('2a8648ce3d040302'));
  const subject = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from(options.name)))));
  const alternativeName = der(0x30, oid('551d11'), der(0x04, der(0x30, der(0x82, Buffer.from(options.name)))));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    subject,
    der(0x30, utc('200101000000Z'), utc(options.expired === true ? '200102000000Z' : '491231235959Z')),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, alternativeName)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return { key: pem(privateKey), cert: toPem(der(0x30, body, algorithm, signature)) };
}

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function utc(text: string): Buffer {
  return der(0x17, Buffer.from(text));
}

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function toPem(bytes: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`;
}
