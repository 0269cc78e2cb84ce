import { once } from 'node:events';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import * as tls from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { certificate, type Identity } from '../../../../tests/support/certificate.ts';
import type { OutgoingError, OutgoingResult } from '../ports/system.ts';
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
  const sender = createSender({ allowNetworks: ['127.0.0.0/8'], timeoutMs: 2000, lookup });
  onTestFinished(() => sender.close());
  return sender.send({ url: `https://${name}:${port}/hook`, headers: {}, body: '{"a":1}' });
}

function trust(cert: string): void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, cert]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}

function receiver(identity: Identity) {
  return createHttpsServer(identity, (request, response) => {
    request.resume().on('end', () => response.end('secure'));
  });
}

/** Node.js 24.5 and later; without it only what is refused can be tested. */
const canTrust = 'setDefaultCACertificates' in tls;
const refused = (error: OutgoingError) => ({ kind: 'failed', error });

describe('https', () => {
  it.runIf(canTrust)('reaches a receiver whose certificate is good', async () => {
    const identity = certificate({ name: NAME });
    trust(identity.cert);
    await expect(post(await listen(receiver(identity)))).resolves.toMatchObject({ statusCode: 200, body: 'secure' });
  });

  it('refuses a self-signed certificate', async () => {
    await expect(post(await listen(receiver(certificate({ name: NAME }))))).resolves.toEqual(
      refused('certificate_self_signed'),
    );
  });

  it.runIf(canTrust)('refuses a good certificate of another name', async () => {
    const identity = certificate({ name: NAME });
    trust(identity.cert);
    await expect(post(await listen(receiver(identity)), 'other.example')).resolves.toEqual(
      refused('certificate_wrong_name'),
    );
  });

  it.runIf(canTrust)('refuses a certificate that has expired', async () => {
    const identity = certificate({ name: NAME, expired: true });
    trust(identity.cert);
    await expect(post(await listen(receiver(identity)))).resolves.toEqual(refused('certificate_expired'));
  });

  it('does not talk to a plain HTTP server', async () => {
    const port = await listen(createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    await expect(post(port)).resolves.toEqual(refused('tls_failed'));
  });

  it('distinguishes a refused connection from a failed handshake', async () => {
    const server = createServer();
    const port = await listen(server);
    server.close();
    await expect(post(port)).resolves.toEqual({ kind: 'failed', error: 'connection_refused' });
  });
});
