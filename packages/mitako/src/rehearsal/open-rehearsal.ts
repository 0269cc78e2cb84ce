import {
  type Brand,
  type Clock,
  isGatewayError,
  isLocalHost,
  isSame,
  type Logger,
  type Rail,
  refused,
} from '@mitako/core';
import { REHEARSAL_PATH } from '@mitako/pages';
import type { SimulatedProvider } from '@mitako/testing/rails';
import type { FetchHandler, Mount } from '../mounts.ts';
import type { ShopOptions } from '../options/kind.ts';
import { OptionsError } from '../options/options-error.ts';
import { brandOf } from '../options/look.ts';
import { randomBytes } from 'node:crypto';

/** The simulated providers of a gateway that rehearses, in its own process. */
export interface Rehearsal {
  /** The rails that lead to them, in the place of those of the options. */
  readonly rails: readonly Rail[];
  /**
   * Address of the page where a person answers the prompts of all, and chooses what goes wrong at a provider. Behind a public
   * address it has a key, without which strangers open nothing below {@link REHEARSAL_PATH}.
   */
  readonly phones: string;
  /** The pages below {@link REHEARSAL_PATH}. */
  readonly mount: Mount;
  /** Begins: names the page of phones in the log, and from now on the handler receives the callbacks of the providers. */
  callBack(handler: FetchHandler, logger: Pick<Logger, 'warn'>): void;
}

/** Options of the gateway that rehearses. */
export interface RehearsalOptions {
  readonly rails?: readonly Rail[];
  readonly publicUrl: string;
  /** Who is paid, as prompts say. */
  readonly shop?: Pick<ShopOptions, 'name'> | undefined;
  readonly brand?: Brand | undefined;
  readonly clock?: Pick<Clock, 'now'>;
}

/**
 * Simulates the provider of each rail: with its options, but for the address that its requests go to.
 * @throws OptionsError when a rail cannot be rehearsed, or `@mitako/testing` is not installed
 */
export async function openRehearsal(options: RehearsalOptions): Promise<Rehearsal> {
  const { rails = [] } = options;
  const { phonesPage, simulators } = await simulations();
  const nowMs = (): number => options.clock?.now() ?? Date.now();
  const publicUrl = options.publicUrl.replace(/\/$/, '');
  const url = `${publicUrl}${REHEARSAL_PATH}`;
  const providers: Record<string, SimulatedProvider> = {};
  // Of this start, as the phones are: this link in a log opens nothing that moves money.
  const key = isLocalHost(new URL(publicUrl).hostname) ? null : randomBytes(16).toString('base64url');
  let gateway: FetchHandler | null = null;

  async function notify(to: string, request: RequestInit): Promise<unknown> {
    return to.startsWith(`${publicUrl}/`) ? gateway?.(new Request(to, request), {}) : undefined;
  }

  function rehearsed(rail: Rail): Rail {
    if (rail.isSimulated === true) return rail;
    const { id, rehearsal } = rail;
    const simulate = simulators[rehearsal?.provider ?? ''];
    if (rehearsal === undefined || simulate === undefined) throw new OptionsError([unrehearsed(id)]);
    const callbackUrl = `${publicUrl}/api/v1/gateway/rails/${id}/callbacks`;
    const baseUrl = `${url}/${id}`;
    const provider = simulate(rehearsal.account, { callbackUrl, fetch: notify, pagesUrl: baseUrl, nowMs });
    providers[id] = provider;
    const fetch = (to: string, request: RequestInit): Promise<Response> =>
      provider.fetch(PROVIDER + to.slice(baseUrl.length), request);
    return rehearsal.rail({ baseUrl, fetch });
  }

  const all = rails.map(rehearsed);
  const prefix = new URL(url).pathname;
  const phones = key === null ? url : `${url}?key=${key}`;
  const page = phonesPage(providers, { shop: brandOf(options)?.name, base: prefix });

  /** The link leaves a cookie until the browser ends, and no key in the address. Null: this visitor has it, or needs none. */
  function keepOut({ url: asked, headers }: Request): Response | null {
    const [, held = ''] = /(?:^|; )mitako_phones=([\w-]+)/.exec(headers.get('cookie') ?? '') ?? [];
    if (key === null || isSame(held, key)) return null;
    if (!isSame(new URL(asked).searchParams.get('key') ?? '', key))
      return new Response(LOCKED, { status: 403, headers: TEXT });
    const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    const cookie = `mitako_phones=${key}; Path=${prefix}; HttpOnly; SameSite=Lax${secure}`;
    return new Response(null, { status: 303, headers: { location: prefix, 'set-cookie': cookie } });
  }

  async function answer(request: Request): Promise<Response> {
    const kept = keepOut(request);
    if (kept !== null) return kept;
    const { pathname, search, origin } = new URL(request.url);
    const below = pathname.slice(prefix.length);
    const { method, headers, body } = request;
    const as = (to: string): Request =>
      new Request(to, { method, headers, ...(body !== null && { body, duplex: 'half' as const }) });
    const [, id = '', path = ''] = /^\/([a-z0-9_]+)(\/.*)$/.exec(below) ?? [];
    const provider = providers[id];
    if (provider === undefined) return (await page(as(`${origin}${below || '/'}${search}`))) ?? NOT_FOUND();
    // Its interface is for the rail alone.
    if (!PAGES.test(path)) return NOT_FOUND();
    const form = body === null ? {} : { body: await as(PROVIDER).text() };
    return provider.fetch(PROVIDER + path, { method, headers, ...form });
  }

  return {
    rails: all,
    phones,
    mount: {
      prefix,
      async handle(request) {
        try {
          return await answer(request);
        } catch (error) {
          // A body that is too large, or compressed.
          if (!isGatewayError(error)) throw error;
          const { status, body } = refused(error);
          return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
        }
      },
    },
    callBack(handler, logger) {
      gateway = handler;
      logger.warn({ phones }, 'rehearsal: no money moves; answer prompts on the page of phones');
    },
  };
}

/** Simulators look at paths alone. */
const PROVIDER = 'http://provider';

/** Where Orange Money and Notch Pay have payers type their numbers and cards. */
const PAGES = /^\/(payment\/pay_token|pay)\/[\w.-]+$/;

async function simulations(): Promise<typeof import('@mitako/testing/rails')> {
  try {
    return await import('@mitako/testing/rails');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new OptionsError([NOT_INSTALLED]);
  }
}

const NOT_INSTALLED = {
  option: 'rehearse',
  problem: 'rehearse is set, and @mitako/testing, which has the simulated providers, is not installed.',
  fix: 'Run: npm install --save-dev @mitako/testing',
};

function unrehearsed(id: string): OptionsError['problems'][number] {
  return {
    option: 'rails',
    problem: `rehearse is set, and nothing simulates what is behind rail ${id}.`,
    fix: 'Leave it out of rails in rehearsals.',
  };
}

function NOT_FOUND(): Response {
  return new Response('Not found\n', { status: 404, headers: TEXT });
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const LOCKED = `Les téléphones simulés s’ouvrent par le lien que le serveur affiche à son démarrage.

Simulated phones open by the link that the server prints at its start.
`;
