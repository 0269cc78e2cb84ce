import { createCheckout } from '@mitako/checkout';
import type { Part } from '@mitako/contract';
import type { Gateway } from '@mitako/core';
import {
  createAgentPanel,
  createDashboard,
  createFrontPage,
  createOperatorPanel,
  createWalletPanel,
  type DashboardOptions,
} from '@mitako/dashboard';
import { clientAddressFinder, createHandler } from '@mitako/http';
import { type PeopleOptions, REHEARSAL_PATH } from '@mitako/pages';
import type { FetchHandler, Mount } from './mounts.ts';
import type { PageOptions } from './options/look.ts';
import { createReference } from './reference/create-reference.ts';
import type { Rehearsal } from './rehearsal/open-rehearsal.ts';

/** Paths below the public URL, without the front page. */
export const PATHS = [
  '/api/v1',
  '/checkout',
  '/l',
  '/dashboard',
  '/admin',
  '/agent',
  '/wallet',
  '/docs',
  '/receipt',
  '/account',
  '/brand',
  '/payment/success',
  '/.well-known/jwks.json',
  '/.well-known/mitako-ledger',
  REHEARSAL_PATH,
] as const;

export interface ServedOptions extends PageOptions {
  readonly gateway: Gateway;
  readonly trustedProxies?: readonly string[];
  readonly insecureCookies?: boolean;
  readonly compress?: boolean;
  readonly people?: PeopleOptions;
  readonly rehearsal?: Rehearsal | null;
}

/**
 * The API and all pages below the public URL; the last mount answers everything else.
 * @throws TypeError when `trustedProxies` contains an invalid network, or the public URL is plain http without
 * `insecureCookies`
 */
export function servedPaths(options: ServedOptions): readonly Mount[] {
  const {
    gateway,
    trustedProxies = [],
    insecureCookies = false,
    compress = true,
    people = {},
    rehearsal = null,
    app,
    languages,
    texts = {},
    slots,
  } = options;
  const { logger } = gateway;
  const base = new URL(gateway.publicUrl).pathname.replace(/\/$/, '');
  const shared = (name: string) => ({
    clientAddress: clientAddressFinder(trustedProxies),
    insecureCookies,
    compress,
    people,
    slots,
    onError: (error: unknown) => logger.error({ error }, `${name} page failed`),
  });
  const pages = (name: string): DashboardOptions => ({ ...shared(name), texts: texts.panels });
  const checkout = createCheckout(gateway, {
    ...shared('checkout'),
    ...(app !== undefined && { app }),
    ...(languages !== undefined && { languages }),
    ...(texts.checkout !== undefined && { texts: texts.checkout }),
  });
  const front = createFrontPage(gateway, pages('front'));
  const mountedIf = (part: Part, mount: () => Mount): readonly Mount[] => (gateway.parts.has(part) ? [mount()] : []);
  return [
    ...(rehearsal === null ? [] : [rehearsal.mount]),
    { prefix: `${base}/checkout`, handle: checkout },
    ...mountedIf('links', () => ({ prefix: `${base}/l`, handle: checkout })),
    ...mountedIf('dashboard', () => ({
      prefix: `${base}/dashboard`,
      handle: createDashboard(gateway, pages('dashboard')),
    })),
    ...mountedIf('agents', () => ({ prefix: `${base}/agent`, handle: createAgentPanel(gateway, pages('agent')) })),
    ...mountedIf('wallets', () => ({ prefix: `${base}/wallet`, handle: createWalletPanel(gateway, pages('wallet')) })),
    ...mountedIf('operator', () => ({
      prefix: `${base}/admin`,
      handle: createOperatorPanel(gateway, pages('operator panel')),
    })),
    ...(base === '' ? [] : mountedIf('front', () => ({ prefix: base, isExact: true, handle: front }))),
    ...mountedIf('front', () => ({ prefix: `${base}/`, isExact: true, handle: front })),
    ...mountedIf('reference', () => ({ prefix: `${base}/docs`, handle: createReference(gateway) })),
    { prefix: `${base}/receipt`, isExact: true, handle: front },
    { prefix: `${base}/account`, handle: front },
    { prefix: `${base}/brand`, handle: front },
    { prefix: `${base}/favicon.ico`, isExact: true, handle: front },
    // The API, its routes outside of /api/v1, and the response for unknown paths.
    { prefix: '', handle: withLostPage(gateway, base, createHandler(gateway, { logger, trustedProxies }), front) },
  ];
}

/** Below its paths the API answers everybody; elsewhere, and where a part is closed, a browser gets a page that leads on. */
function withLostPage(gateway: Gateway, base: string, api: FetchHandler, front: FetchHandler): FetchHandler {
  const open = openPaths(gateway);
  return (request, connection) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isOpen = [base, ''].some((each) => isServedPath(pathname, each, open));
    const isPage = isRead && !isOpen && prefersPages(request);
    return (isPage ? front : api)(request, connection);
  };
}

/** Those of the open parts, and of a rehearsal: the others are the host's. */
export function openPaths({ parts: open, rehearses }: Pick<Gateway, 'parts' | 'rehearses'>): readonly string[] {
  return PATHS.filter((path) => {
    if (path === REHEARSAL_PATH) return rehearses;
    const part = PART_OF_PATH[path];
    return part === undefined || open.has(part);
  });
}

const PART_OF_PATH: { readonly [Path in (typeof PATHS)[number]]?: Part } = {
  '/l': 'links',
  '/dashboard': 'dashboard',
  '/admin': 'operator',
  '/agent': 'agents',
  '/wallet': 'wallets',
  '/docs': 'reference',
};

/** Whether a path is one that we answer, below this base. */
export function isServedPath(path: string, base: string, paths: readonly string[] = PATHS): boolean {
  return paths.some((each) => path === base + each || path.startsWith(`${base}${each}/`));
}

/** Browsers name pages first; a program takes anything, or JSON. */
function prefersPages({ headers }: Request): boolean {
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.get('accept') ?? '');
}
