import type { GatewayOptions, RateLimiter } from '@mitako/core';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import {
  createAgentPanel,
  createDashboard,
  createFrontPage,
  createOperatorPanel,
  createWalletPanel,
  type DashboardHandler,
  type DashboardOptions,
} from '../../src/index.ts';
import { adminOf } from '../../../../tests/support/in-process.ts';

const PUBLIC_URL = 'https://pay.test';

/** A page as it arrived. */
export interface Visit {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** What a reader sees: tags, styles and scripts gone, entities read, blanks single. No-break spaces stay. */
  readonly text: string;
  /** It shows a form that was just refused: by GET, where a redirect after the POST led. */
  readonly isRefused: boolean;
  /** Where a redirect leads, without the public address. */
  readonly location: string | null;
  /** Idempotency key of the first form on the page that has one. */
  readonly key: string;
}

type Fields = Readonly<Record<string, string>> | URLSearchParams | FormData;

/** A browser without JavaScript that keeps cookies. */
export interface Visitor {
  get(path: string): Promise<Visit>;
  /** Sends a form of one of our pages as browsers do: with all of its fields, empty unless they are given. */
  post(path: string, fields?: Fields): Promise<Visit>;
  /** Sends these fields alone. */
  postOnly(path: string, fields: Fields): Promise<Visit>;
  /** Takes a cookie that another browser was given. */
  keep(cookies: Readonly<Record<string, string>>): void;
  /** Reads the language from now on. */
  speak(locale: 'fr' | 'en'): void;
}

/** A whole gateway with its panels in front of it. */
export interface DashboardSite {
  readonly engine: TestGateway;
  /** A visitor who is not logged in. */
  visitor(): Visitor;
  /** The seeded merchant, logged in, reading French; or the account with these credentials. */
  merchant(credentials?: { readonly email: string; readonly password: string }): Promise<Visitor>;
  /** A merchant who owns nothing of the seeded one, logged in. */
  otherMerchant(): Promise<Visitor>;
  /** An operator, logged in, reading French. */
  operator(): Promise<Visitor>;
  /** The seeded agent, logged in, reading French. */
  agent(): Promise<Visitor>;
  close(): Promise<void>;
}

export async function startSite(
  options: DashboardOptions = {},
  gateway: Partial<GatewayOptions> = {},
): Promise<DashboardSite> {
  const engine = await createTestGateway({ publicUrl: PUBLIC_URL, startMs: Date.UTC(2026, 0, 1), ...gateway });
  const faults: unknown[] = [];
  const settings: DashboardOptions = { onError: (error) => faults.push(error), ...options };
  const dashboard = createDashboard(engine.gateway, settings);
  const front = createFrontPage(engine.gateway, settings);
  const panel = createOperatorPanel(engine.gateway, settings);
  const agent = createAgentPanel(engine.gateway, settings);
  const wallet = createWalletPanel(engine.gateway, settings);
  const visitor = (): Visitor =>
    visitorOf((request) => {
      const [, path] = new URL(request.url).pathname.split('/');
      const handlers: Readonly<Record<string, DashboardHandler>> = { admin: panel, agent, dashboard, wallet };
      return (handlers[path ?? ''] ?? front)(request);
    });
  const logIn = async (path: string, credentials: { email: string; password: string }): Promise<Visitor> => {
    const someone = visitor();
    await someone.get(`${path}/login`);
    const { status, text } = await someone.post(`${path}/login`, { ...credentials, key: crypto.randomUUID() });
    if (status !== 303) throw new Error(`login was refused: ${text}`);
    return someone;
  };
  return {
    engine,
    visitor,
    merchant: async (credentials = engine.seed.merchant) =>
      logIn('/dashboard', { email: credentials.email, password: credentials.password }),
    otherMerchant: async () => {
      const credentials = { email: `merchant-${crypto.randomUUID()}@pay.test`, password: 'a long password' };
      await adminOf(engine.gateway).createMerchant({ ...credentials, name: 'Une autre' });
      return logIn('/dashboard', credentials);
    },
    operator: async () => {
      const email = `operator-${crypto.randomUUID()}@pay.test`;
      const password = 'a long password of an operator';
      await adminOf(engine.gateway).createOperator({ email, name: 'Odile', password });
      return logIn('/admin', { email, password });
    },
    agent: async () => {
      const { email, password } = engine.seed.agent;
      return logIn('/agent', { email, password });
    },
    close: async () => {
      await engine.close();
      if (faults.length > 0) throw new AggregateError(faults, 'pages failed');
    },
  };
}

/** Lets no merchant who is logged in try a password; logging in is not limited. */
export function limitOfMerchants(retryAfterSeconds: number): RateLimiter {
  return {
    consume: async ({ name }, key) =>
      name === 'login' && key.startsWith('per_') ? { retryAfterMs: retryAfterSeconds * 1000 } : null,
  };
}

function visitorOf(panel: DashboardHandler): Visitor {
  const cookies = new Map<string, string>();
  let language = 'fr';
  const send = async (path: string, init: RequestInit): Promise<Visit> => {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await panel(new Request(`${PUBLIC_URL}${path}`, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    // With the mark by which a file says that it is UTF-8.
    const html = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return {
      status: response.status,
      headers: response.headers,
      html,
      text: textOf(html),
      isRefused: false,
      location: response.headers.get('location')?.replace(PUBLIC_URL, '') ?? null,
      key: /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '',
    };
  };
  // With its length, as browsers send a form.
  const post = async (path: string, fields: URLSearchParams | FormData): Promise<Visit> => {
    const form = new Response(fields);
    const body = await form.arrayBuffer();
    const headers = new Headers(form.headers);
    headers.set('content-length', String(body.byteLength));
    headers.set('origin', PUBLIC_URL);
    const answer = await send(path, { method: 'POST', body, headers });
    const isRefused = answer.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-mitako_form='));
    return isRefused ? { ...(await send(answer.location ?? '', {})), isRefused } : answer;
  };
  const formOf = (fields: Fields): URLSearchParams | FormData =>
    fields instanceof FormData ? fields : new URLSearchParams(fields);
  return {
    get: (path) => send(path, {}),
    async post(path, fields = {}) {
      const form = formOf(fields);
      for (const name of sentForm((await send(path, {})).html, path).always) {
        if (!form.has(name)) form.append(name, '');
      }
      return post(path, form);
    },
    postOnly: (path, fields) => post(path, formOf(fields)),
    keep: (given) => {
      for (const [name, value] of Object.entries(given)) cookies.set(name, value);
    },
    speak: (locale) => {
      language = locale;
    },
  };
}

/** What a browser sends of the form of a page to the page itself. */
export interface SentForm {
  readonly fields: ReadonlyMap<string, string>;
  /** Names that are sent whatever is typed: of a box that is not ticked, nothing is. */
  readonly always: readonly string[];
}

export function sentForm(html: string, path: string): SentForm {
  const fields = new Map<string, string>();
  const always: string[] = [];
  const forms = [...html.matchAll(/<form [^>]*action="([^"?]*)[^"]*"[^>]*>(.*?)<\/form>/gs)];
  const [, , inner = ''] = forms.find(([, action]) => action === path.split('?')[0]) ?? [];
  for (const [whole, tag, rest = ''] of inner.matchAll(/<(input|textarea|select)\b([^>]*)>/g)) {
    const name = /\bname="([^"]+)"/.exec(rest)?.[1];
    const type = /\btype="([\w-]+)"/.exec(rest)?.[1] ?? 'text';
    if (name === undefined || type === 'file') continue;
    const after = inner.slice(inner.indexOf(whole) + whole.length);
    const chosen = /<option value="([^"]*)"[^>]*selected/.exec(after.split('</select>')[0] ?? '')?.[1];
    const value =
      tag === 'select' ? chosen : tag === 'textarea' ? after.split('<')[0] : /\bvalue="([^"]*)"/.exec(rest)?.[1];
    const isBox = type === 'checkbox' || type === 'radio';
    if (!isBox || rest.includes('checked')) fields.set(name, value ?? '');
    if (!isBox && !['key', 'password', 'shown'].includes(name)) always.push(name);
  }
  return { fields, always };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function textOf(html: string): string {
  return html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[ \n]+/g, ' ')
    .trim();
}
