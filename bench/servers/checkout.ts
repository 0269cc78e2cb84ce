import { createCheckout } from '@mitako/checkout';
import { toNodeHandler } from '@mitako/http';
import { createTestGateway } from '@mitako/testing';
import { createServer } from 'node:https';
import { certificate } from '../../tests/support/certificate.ts';
import { checkoutPages, type CheckoutPage } from '../../tests/support/checkout-pages.ts';
import { offer } from '../child.ts';
import { slowLink, type LinkSpeed } from '../slow-link.ts';
import { listening } from './listening.ts';

// The checkout's pages over HTTPS, behind a link that can be slow.

/** Makes the handshake as large as with a server and an intermediate certificate, both with elliptic curves. */
const CHAIN_COMMENT_BYTES = 1_900;

/** Fits into a packet. */
const RECORD_BYTES = 1_400;

const faults: unknown[] = [];
const identity = certificate({ name: 'localhost', comment: CHAIN_COMMENT_BYTES });
const server = createServer(identity, (request, response) => handle(request, response));
// As Caddy begins each connection, and nginx with `ssl_buffer_size 1400`: a record is read once all of it has arrived, so the
// default of 16 kB would show nothing of a page before its last byte.
server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD_BYTES));
const link = await slowLink(await listening(server));
const publicUrl = `https://127.0.0.1:${link.port}`;
const engine = await createTestGateway({ publicUrl });
const handle = toNodeHandler(createCheckout(engine.gateway, { onError: (error) => faults.push(error) }));

async function createPayment(): Promise<string> {
  const { status, text } = await engine.request('POST', '/gateway/payments', {
    bearer: engine.seed.merchant.testKey,
    body: {
      amount: 5000,
      currency: 'XAF',
      description: 'Commande 1042',
      return_url: 'https://shop.example/paid',
      cancel_url: 'https://shop.example/canceled',
    },
  });
  if (status !== 201) throw new Error(`the payment was not made: ${text}`);
  return (JSON.parse(text) as { data: { checkout_url: string } }).data.checkout_url;
}

const tasks = {
  pages: (): Promise<readonly CheckoutPage[]> => checkoutPages({ engine, createPayment }),
  setSpeed: (speed: LinkSpeed | null): void => link.setSpeed(speed),
  /** Called at the end. @throws AggregateError when a page failed */
  assertNoFaults(): void {
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} pages failed`);
  },
};
export type CheckoutTasks = typeof tasks;
offer(tasks);
