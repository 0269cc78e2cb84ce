import type { DataOf, Locale, Principal, RouteName } from '@mitako/contract';
import type { FileResult, Gateway, Identity } from '@mitako/core';
import {
  ask,
  askForFile,
  deviceNameOf,
  type Question,
  type Refusal,
  type Reply,
  showByGet,
  takeRefused,
} from '@mitako/pages';
import { may, mayOpen } from './may.ts';
import type { MenuEntry, NeedsRoute } from './panel.ts';
import type { PageRequest, Site } from './site.ts';
import { type Words, wordsIn } from '../vocabulary/words.ts';

/** Live money, or test money. */
export type Mode = 'live' | 'test';

/** A page's context: the user, the language, the mode, and the engine. */
export interface Page extends Words {
  readonly site: Site;
  readonly gateway: Gateway;
  /** An operator reads it, of any merchant; else the merchant, or the agent, whose page it is. */
  readonly isOperator: boolean;
  /** The browser's request. */
  readonly request: PageRequest;
  readonly locale: Locale;
  /** In a panel without modes it is `live`, and has no meaning. */
  readonly mode: Mode;
  readonly principal: Principal;
  /**
   * Until when the authentication counts as recent, in milliseconds since 1970; 0 when the password has to be given
   * again.
   */
  readonly authenticatedUntilMs: number;
  /** Authenticating again takes a code as well. */
  readonly hasSecondFactor: boolean;
  /** Or a passkey alone. */
  readonly hasPasskey: boolean;
  /** When the account has to have one; null: it has one, or needs none. */
  readonly secondFactorDueMs: number | null;
  /** The section that the page belongs to, for the menu. */
  readonly sectionPath: string;
  /** Absolute path of a page of this panel, in the same mode: `/payments` becomes `/dashboard/test/payments`. */
  path(below: string): string;
  /** Absolute path of this page. */
  readonly here: string;
  /** The same with its query, but for the notice of what was done: where its own form is sent. */
  readonly address: string;
  /** A parameter of the page's path, `payment_id`. */
  parameter(name: string): string;
  /** A value of the query, trimmed; empty when it is not there. */
  query(name: string): string;
  /**
   * Runs an operation of the API as the logged-in user. Its parameters are those of the page's path unless others are
   * named.
   */
  ask<Name extends RouteName>(name: Name, question?: PageQuestion): Promise<Reply<Name>>;
  /**
   * Reads what the page requires.
   * @throws PageRefused when the API refuses: the page for that refusal is shown instead
   */
  read<Name extends RouteName>(name: Name, question?: PageQuestion): Promise<DataOf<Name>>;
  /** Whether the role of the user lets this operation through. */
  may(name: RouteName): boolean;
  /** Whether the role lets a page of the panel through. */
  mayOpen(href: string): boolean;
  /** The same, but for a role that may not read it: then this, which leaves its part of the page empty. */
  readOr<Name extends RouteName>(name: Name, otherwise: DataOf<Name>, question?: PageQuestion): Promise<DataOf<Name>>;
  /** Runs an operation that answers with a file. */
  askForFile(name: RouteName, question?: PageQuestion): Promise<FileResult | Refusal>;
  /**
   * Shows a refused form by GET, with the state that its page reads by `refused`. Null: the answer to the POST has to
   * show it (`showByGet`).
   * @param below page of the form, below the panel. Default: the one that was posted to
   */
  refuse(state: unknown, below?: string): Response | null;
  /** State of this page's form if it was just refused, else null (`takeRefused`). */
  refused(): unknown;
  /** Whether this GET shows a form that was just refused. */
  showsRefused(): boolean;
  /** The person has authenticated again in this request: later calls of it may rely on that. */
  authenticated(): Promise<void>;
}

/** Properties of a component that draws a part of a page. */
export type PageProps<Props = unknown> = Readonly<Props> & { readonly page: Page };

/** A page's call; caller, mode and origin are added. */
export type PageQuestion = Pick<Question, 'parameters' | 'query' | 'body' | 'idempotencyKey'>;

/** Where the path of a page begins: with the mode where the panel has modes. */
export function pathIn(site: Site, mode: Mode, below: string): string {
  const start = site.panel.hasModes ? `${site.base}/${mode}` : site.base;
  return below === '/' ? start : `${start}${below}`;
}

/** @param known the logged-in user of the session */
export function createPage(
  site: Site,
  request: PageRequest,
  known: Pick<
    Page,
    | 'locale'
    | 'mode'
    | 'principal'
    | 'authenticatedUntilMs'
    | 'hasSecondFactor'
    | 'hasPasskey'
    | 'secondFactorDueMs'
    | 'sectionPath'
  > & {
    readonly identity: Identity;
    readonly identifyAgain: () => Promise<Identity | null>;
  },
): Page {
  const { identity: first, identifyAgain, ...shown } = known;
  let identity = first;
  let isAgain = false;
  const asked = (question: PageQuestion = {}): Question => ({
    parameters: request.req.param(),
    ...question,
    identity,
    mode: known.mode,
    deviceName: deviceNameOf(request),
  });
  const read: Page['read'] = async (name, question) => {
    const reply = await ask(site, request, name, asked(question));
    if (reply.kind === 'refused') throw new PageRefused(reply);
    return reply.data;
  };
  return {
    ...shown,
    ...wordsIn(known.locale, !site.gateway.parts.has('marketplace')),
    site,
    gateway: site.gateway,
    isOperator: site.panel.role === 'operator',
    request,
    path: (below) => pathIn(site, known.mode, below),
    here: new URL(request.req.url).pathname,
    address: addressOf(request.req.url),
    parameter: (name) => request.req.param(name) ?? '',
    query: (name) => request.req.query(name)?.trim() ?? '',
    ask: (name, question) => ask(site, request, name, asked(question)),
    read,
    readOr: async (name, otherwise, question) => (may(site, known.principal, name) ? read(name, question) : otherwise),
    may: (name) => may(site, known.principal, name),
    mayOpen: (href) => mayOpen(site, known.principal, href),
    askForFile: (name, question) => askForFile(site, request, name, asked(question)),
    refuse: (state, below) =>
      showByGet(site, request, state, {
        reader: readerOf(known.principal),
        path: below === undefined ? undefined : pathIn(site, known.mode, below),
      }),
    refused() {
      const state = takeRefused(site, request, { reader: readerOf(known.principal) });
      isAgain = state !== null;
      return state;
    },
    showsRefused: () => isAgain,
    async authenticated() {
      identity = (await identifyAgain()) ?? identity;
    },
  };
}

/** Who reads: a form that was refused for one merchant is not shown for another of the same person. */
function readerOf({ id, merchant }: Principal): string {
  return merchant === undefined ? id : `${id} ${merchant.id}`;
}

function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  for (const name of ['done', 'lang']) searchParams.delete(name);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}

/** A part of a panel with pages of its own. */
export interface Section extends MenuEntry {
  /** Its pages by path: hono's, below the panel and its mode. The first that fits a request answers it. */
  readonly pages: Readonly<Record<string, Handler | Methods>>;
}

/** One page's work, for a logged-in user. */
export type Handler = ((page: Page) => Response | Promise<Response>) & NeedsRoute;

/** GET shows; POST acts, then redirects. */
export interface Methods extends NeedsRoute {
  readonly get?: Handler;
  readonly post?: Handler;
  /** Its form has a file: what is sent may have this many bytes. */
  readonly uploadBytesMax?: number;
}

/** Shows a form again, with what is wrong. */
export type Again<State> = (state: State) => Response | Promise<Response>;

/** A page with a form: GET shows it, as it was just refused or new; POST acts, and shows a refused form by `again`. */
export function formMethods<State>(
  fresh: () => State,
  draw: (page: Page, state: State) => Response | Promise<Response>,
  post: (page: Page, again: Again<State>) => Response | Promise<Response>,
): Required<Pick<Methods, 'get' | 'post'>> {
  return {
    get: (page) => draw(page, (page.refused() as State | null) ?? fresh()),
    post: (page) => post(page, (state) => page.refuse(state) ?? draw(page, state)),
  };
}

/** Thrown where a page cannot be drawn: the page for the refusal is shown instead. */
export class PageRefused extends Error {
  readonly refusal: Pick<Refusal, 'status' | 'code' | 'retryAfterSeconds'>;

  constructor(refusal: PageRefused['refusal']) {
    super(refusal.code);
    this.name = 'PageRefused';
    this.refusal = refusal;
  }
}

/** For addresses and forms that no page of ours made. */
export function notFound(): PageRefused {
  return new PageRefused({ status: 404, code: 'ROUTE_NOT_FOUND', retryAfterSeconds: null });
}
