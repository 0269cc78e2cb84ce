import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCheckout } from '@mitako/checkout';
import { type Brand, createSender, type SignUp, type WalletTiers } from '@mitako/core';
import {
  createAgentPanel,
  createDashboard,
  createFrontPage,
  createOperatorPanel,
  createWalletPanel,
} from '@mitako/dashboard';
import { toNodeHandler } from '@mitako/http';
import { operators } from './checkout-states/operator.ts';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import { START_MS } from '../support/start.ts';
import { adminOf } from '../support/in-process.ts';

/** The panels, the agent's pages and the checkout of one gateway on the loopback interface, and the server of a shop. */
export interface PanelSite {
  readonly engine: TestGateway;
  readonly url: string;
  readonly operator: { readonly email: string; readonly password: string };
  /** The shop's webhook receiver, with its receipts and its response from now on. */
  readonly receiver: { readonly url: string; readonly received: Received[]; status: number };
  close(): Promise<void>;
}

/** A webhook that really arrived. */
export interface Received {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Limits that an ordinary shop's customers do not reach. */
export const WALLET_TIERS: WalletTiers = {
  unverified: {
    balanceMax: 500_000,
    pay: { max: 200_000, perDay: 500_000, perMonth: 2_000_000 },
    cashIn: { max: 200_000, perDay: 500_000 },
    cashOut: { perDay: 200_000 },
  },
};

const BRAND: Brand = {
  company: {
    name: 'Exemple Paiement SA',
    registration: 'capital 500 000 000 FCFA, RCCM RC/DLA/2026/B/0000',
    licence: 'agrément COBAC n° 0000',
    address: '1 rue Exemple, Akwa, Douala',
  },
  support: {
    phone: '+237 600 00 00 00',
    whatsapp: '+237 600 00 00 00',
    email: 'aide@exemple.cm',
    hours: 'lundi – samedi, 8 h – 20 h',
  },
  legal: [
    { label: { fr: 'Conditions', en: 'Terms' }, href: 'https://exemple.cm/t' },
    { label: { fr: 'Confidentialité', en: 'Privacy' }, href: 'https://exemple.cm/p' },
    { label: { fr: 'Réclamation', en: 'Complaints' }, href: 'https://exemple.cm/c' },
  ],
};

/** @param options `sendsWebhooks`: over the network, to the shop's server; else they are captured. `isLimited`: as served */
export async function startPanelSite(
  options: {
    readonly sendsWebhooks?: boolean;
    readonly walletTiers?: WalletTiers;
    readonly isLimited?: boolean;
    /** Default: `open`. */
    readonly signUp?: SignUp;
    /** With a name instead of an address, which browsers make passkeys for. */
    readonly isNamed?: boolean;
  } = {},
): Promise<PanelSite> {
  const received: Received[] = [];
  const shop = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.statusCode = receiver.status;
      response.end(receiver.status < 300 ? 'bien reçu' : 'en panne');
    });
  });
  const receiver = { url: `${await listen(shop)}/webhooks`, received, status: 200 };
  const pages = createServer((request, response) => handle(request, response));
  const address = await listen(pages);
  const url = options.isNamed === true ? address.replace('127.0.0.1', 'localhost') : address;
  const engine = await createTestGateway({
    startMs: START_MS,
    publicUrl: url,
    rails: operators(),
    brand: BRAND,
    ...(options.walletTiers !== undefined && { walletTiers: options.walletTiers }),
    ...(options.isLimited === true && { limits: 'memory' }),
    ...(options.signUp !== undefined && { signUp: options.signUp }),
    ...(options.sendsWebhooks === true && { sender: createSender({ allowNetworks: ['127.0.0.0/8'] }) }),
  });
  const faults: unknown[] = [];
  const onError = (error: unknown): number => faults.push(error);
  const dashboard = createDashboard(engine.gateway, { onError });
  const panel = createOperatorPanel(engine.gateway, { onError });
  const agent = createAgentPanel(engine.gateway, { onError });
  const wallet = createWalletPanel(engine.gateway, { onError });
  const checkout = createCheckout(engine.gateway, { onError });
  const front = createFrontPage(engine.gateway, { onError });
  const handle = toNodeHandler((request, connection) => {
    const { pathname } = new URL(request.url);
    if (/^\/(checkout|l)\//.test(pathname)) return checkout(request);
    if (/^\/(nothing|receipt|account\/.*)?$/.test(pathname)) return front(request);
    if (/^\/agent\b/.test(pathname)) return agent(request, connection);
    if (/^\/wallet\b/.test(pathname)) return wallet(request, connection);
    return (pathname.startsWith('/admin') ? panel : dashboard)(request, connection);
  });
  const operator = { email: 'odile@pay.test', password: 'a long password of an operator' };
  await adminOf(engine.gateway).createOperator({ ...operator, name: 'Odile Operatrice' });
  return {
    engine,
    url,
    operator,
    receiver,
    async close() {
      for (const server of [shop, pages]) {
        server.closeAllConnections();
        server.close();
      }
      await engine.close();
      if (faults.length > 0) throw new AggregateError(faults, 'pages failed');
    },
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
