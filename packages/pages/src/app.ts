import type { Role, Way } from '@mitako/contract';
import type { Gateway } from '@mitako/core';
import { type Context, Hono } from 'hono';
import { type ClientAddress, type Connection } from '@mitako/http';
import { probeCookies } from './cookie-probe.ts';
import { type Engine, type Refusal, socketAddress } from './engine.ts';
import { type GuardOptions, pageGuards, type Problem, problemOf } from './page-guards.ts';
import { createHost } from './host/host.ts';
import type { PeopleOptions } from './host/people.ts';
import { REHEARSAL_PATH } from './components/rehearsal.tsx';
import { type PageBrand, pageBrand } from './brand/page-brand.ts';
import { pathBelow } from './path-below.ts';
import { createRefreshKeys } from './refresh-keys.ts';
import { createSlot, type Slot, type Slots } from './slots/slots.tsx';
import { usesSecureCookies } from './secure-cookies.ts';
import type { SessionOptions } from './session.ts';

/** Shared by all pages of one group. */
export interface PagesSite extends Engine {
  /** Where their users find the pages: the staff's URL, or the public one. */
  readonly siteUrl: string;
  /** The page of simulated phones, in a rehearsal. */
  readonly rehearsalHref: string | null;
  /** The look of the service. */
  readonly brand: PageBrand;
  /** Fills the places that the embedding program may use. */
  readonly slot: Slot;
  /** Path of the pages, as the browser sees it: `/dashboard`. */
  readonly base: string;
  /** Cookies are `Secure`: browsers keep them off plain http. False only where the host allowed it. */
  readonly secure: boolean;
  readonly session: SessionOptions;
  readonly onError: (error: unknown) => void;
}

/** Options of every group of pages. */
export interface PagesOptions {
  readonly slots?: Slots | undefined;
  readonly clientAddress?: ClientAddress;
  readonly insecureCookies?: boolean;
  readonly compress?: boolean;
  readonly people?: PeopleOptions;
  readonly onError?: (error: unknown) => void;
}

/** The path of a group of pages, and the role of its users. */
interface Group {
  readonly way: Way;
  /** Below the public address. */
  readonly path: string;
  readonly role: Role;
  /** Prefix of the names of its cookies. */
  readonly cookiePrefix: string;
}

/** Below the public address: where the links of messages lead. */
export const ACCOUNT_PATH = '/account';

/** The page for somebody of a role who forgot the password; null: this gateway sends no mail. */
export function forgottenHref({ publicUrl, sends }: Pick<Gateway, 'publicUrl' | 'sends'>, role: Role): string | null {
  return sends.mail ? `${prefixOf(publicUrl)}${ACCOUNT_PATH}/forgotten?role=${role}` : null;
}

/** The page for somebody whose account others have paused by wrong passwords; null: this gateway sends no mail. */
export function unlockHref({ publicUrl, sends }: Pick<Gateway, 'publicUrl' | 'sends'>, role: Role): string | null {
  return sends.mail ? `${prefixOf(publicUrl)}${ACCOUNT_PATH}/paused?role=${role}` : null;
}

/** The page on which merchants sign up; null: they do not by themselves. */
export function signUpHref(gateway: Pick<Gateway, 'publicUrl' | 'staffUrl' | 'signUp'>): string | null {
  const { signUp } = gateway;
  if (signUp.merchants === 'closed') return null;
  return `${staffPrefixOf(gateway)}${signUp.merchants === 'verified' ? `${ACCOUNT_PATH}/sign-up` : '/dashboard/register'}`;
}

/** Below the public address: where a payer finds a receipt without its link. */
export const RECEIPT_PATH = '/receipt';

/** The page of simulated phones; null: this gateway does not rehearse. */
export function rehearsalHref({ publicUrl, rehearses }: Pick<Gateway, 'publicUrl' | 'rehearses'>): string | null {
  return rehearses ? `${publicUrl}${REHEARSAL_PATH}` : null;
}

/** What a link to the staff's pages begins with, on any page: a path, or their URL where it has a host of its own. */
export function staffPrefixOf({ publicUrl, staffUrl }: Pick<Gateway, 'publicUrl' | 'staffUrl'>): string {
  return staffUrl === publicUrl ? prefixOf(publicUrl) : staffUrl;
}

/** Path of the public address, without a slash at its end. */
export function prefixOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/(?<!\/)\/+$/, '');
}

/**
 * The properties that the pages of a group share.
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createPagesSite(gateway: Gateway, group: Group, options: PagesOptions): PagesSite {
  const { clock } = gateway;
  const { way, path, role, cookiePrefix } = group;
  const siteUrl = role === 'user' ? gateway.publicUrl : gateway.staffUrl;
  const secure = usesSecureCookies(siteUrl);
  if (!secure && options.insecureCookies !== true) {
    throw new TypeError(
      `The public address ${siteUrl} is plain http: the cookie of a session would cross the network open to all. Use an https address, or pass insecureCookies: true to try the pages in a network of your own.`,
    );
  }
  const base = `${prefixOf(siteUrl)}${path}`;
  return {
    gateway,
    way,
    siteUrl,
    rehearsalHref: rehearsalHref(gateway),
    brand: pageBrand(gateway.brand, base),
    slot: createSlot(options.slots ?? {}, gateway.logger),
    base,
    secure,
    session: {
      path: base,
      secure,
      role,
      prefix: cookiePrefix,
      refreshKeys: createRefreshKeys(clock),
      host: createHost(gateway, role, options.people ?? {}),
    },
    clientAddress: options.clientAddress ?? socketAddress,
    // oxlint-disable-next-line no-console -- without an onError, errors are still logged
    onError: options.onError ?? ((error) => console.error(error)),
  };
}

/** Hono's environment of a page. */
export interface PageEnvironment {
  readonly Bindings: { readonly connection: Connection };
  readonly Variables: { secureHeadersNonce?: string };
}

/** Why a page is only a message. */
export type ProblemKind = Problem['kind'] | 'notFound' | 'slowDown';

/** How that message is answered. */
export interface ProblemAnswer {
  readonly status: number;
  readonly retryAfterSeconds?: number | null;
}

interface Pages<Environment extends PageEnvironment> extends GuardOptions {
  readonly formBytesMax: number;
  /** Files that are answered without the headers of pages, which are never cached. */
  readonly addFiles?: (app: Hono<Environment>) => void;
  readonly addPages: (app: Hono<Environment>) => void;
  readonly showProblem: (
    context: Context<Environment>,
    kind: ProblemKind,
    answer: ProblemAnswer,
  ) => Response | Promise<Response>;
}

/** The pages of a group as a function from request to response, behind the guards that all pages pass. */
export function createPagesHandler<Environment extends PageEnvironment>(
  { siteUrl, session, onError }: Pick<PagesSite, 'siteUrl' | 'onError'> & Partial<Pick<PagesSite, 'session'>>,
  { formBytesMax, addFiles, addPages, showProblem, ...guards }: Pages<Environment>,
): (request: Request, connection?: Connection) => Promise<Response> {
  const prefix = prefixOf(siteUrl);
  const app = new Hono<Environment>({ getPath: (request) => pathBelow(prefix, new URL(request.url).pathname) });
  addFiles?.(app);
  app.use(...pageGuards(siteUrl, formBytesMax, guards));
  if (session !== undefined) app.use(probeCookies(session));
  addPages(app);
  app.notFound((context) => showProblem(context, 'notFound', { status: 404 }));
  app.onError((error, context) => {
    const problem = problemOf(error);
    if (problem === null) onError(error);
    const { kind, ...answer } = problem ?? { kind: 'busy', status: 500 };
    return showProblem(context, kind, answer);
  });
  return async (request, connection = {}) => app.fetch(request, { connection });
}

/** The message for a refusal that no form can fix. */
export function problemOfRefusal({
  status,
  code,
  retryAfterSeconds,
}: Pick<Refusal, 'status' | 'code' | 'retryAfterSeconds'>): readonly [kind: ProblemKind, answer: ProblemAnswer] {
  if (status === 404 || code === 'VALIDATION_ERROR') return ['notFound', { status: 404 }];
  if (status === 429) return ['slowDown', { status, retryAfterSeconds }];
  return ['busy', { status: status < 500 ? 503 : status, retryAfterSeconds }];
}

/** Tells the browser when to retry, if that is known. */
export function setRetryAfter(context: Context, seconds: number | null | undefined): void {
  if (seconds != null) context.header('Retry-After', String(seconds));
}
