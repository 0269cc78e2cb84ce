import type { EngineStore } from '@mitako/core/engine';
import { createTestClock, fastHasher, type TestClock } from '@mitako/testing';
import {
  createMitako,
  type CustomerPerson,
  type HostRequest,
  type MitakoOptions,
  type MitakoShop,
  type StaffPerson,
} from 'mitako';
import { START_MS } from '../../support/start.ts';
import { openStore } from './stores.ts';

const PUBLIC_URL = 'https://shop.test/pay';

/** A shop inside a program with sessions of its own, which its browsers hold in the cookie `sid`. */
export interface TestHost {
  readonly mitako: MitakoShop;
  readonly store: EngineStore;
  readonly clock: TestClock;
  /** Who is logged in, by the value of the cookie. Others are nobody. */
  readonly staff: Map<string, Partial<StaffPerson>>;
  readonly customers: Map<string, Partial<CustomerPerson>>;
  /** What the hooks were asked, newest last. */
  readonly asked: { readonly as: string; readonly request: HostRequest }[];
  /** What hooks do in place of answering. */
  instead: (() => unknown) | null;
  /** Lines of the log of level error. */
  readonly errors: { readonly fields: Readonly<Record<string, unknown>>; readonly message: string }[];
}

export async function openHost(
  over: Partial<MitakoOptions> = {},
  wrap: (store: EngineStore) => EngineStore = (store) => store,
): Promise<TestHost> {
  const clock = createTestClock(START_MS);
  const store = wrap(await openStore());
  const sid = ({ headers }: HostRequest): string => /\bsid=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
  const answer = (as: string, request: HostRequest, people: ReadonlyMap<string, unknown>): unknown => {
    host.asked.push({ as, request });
    return host.instead === null ? (people.get(sid(request)) ?? null) : host.instead();
  };
  const host: { -readonly [Name in keyof TestHost]: TestHost[Name] } = {
    staff: new Map(),
    customers: new Map(),
    asked: [],
    instead: null,
    errors: [],
    clock,
    store,
    mitako: undefined as never,
  };
  const urls = {
    loginUrl: (returnTo: string) => `/login?next=${encodeURIComponent(returnTo)}`,
    reauthenticateUrl: (returnTo: string) => `/confirm?next=${encodeURIComponent(returnTo)}`,
    logoutUrl: '/logout',
  };
  host.mitako = (await createMitako({
    shop: { name: 'Boutique du Wouri', livemode: false },
    store,
    publicUrl: PUBLIC_URL,
    secret: 'Zk3v9wQ1rT7yLp0aXc5bNd8eGh2jKm4s+u6iOoP=',
    people: {
      staff: { resolve: (request, as) => answer(as, request, host.staff) as StaffPerson, ...urls },
      customers: { resolve: (request, as) => answer(as, request, host.customers) as CustomerPerson, ...urls },
    },
    clock,
    hasher: fastHasher(),
    background: 'elsewhere',
    limits: 'off',
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: (fields, message) => void host.errors.push({ fields, message }),
    },
    ...over,
  } as MitakoOptions & { readonly shop: { readonly name: string; readonly livemode: boolean } })) as MitakoShop;
  return host;
}

/** Claire, an administrator of the shop's staff, who gave her password now. */
export function claire(over: Partial<StaffPerson> = {}): StaffPerson {
  return {
    id: 'claire',
    name: 'Claire Mbarga',
    role: 'administrator',
    sessionId: 'host-session-1',
    authenticatedAt: START_MS,
    ...over,
  };
}

/** What a page answered. */
export interface Seen {
  readonly status: number;
  readonly location: string | null;
  /** Of pages that lead out of ours after a form. */
  readonly refresh: string | null;
  readonly text: string;
}

/** A browser: it keeps cookies, and fills in forms of the last page. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  open(path: string): Promise<Seen>;
  /** Sends the form of a page with its hidden fields, as the page itself does unless `headers` say otherwise. */
  send(
    path: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Seen>;
}

/** @param sid of the host's own session */
export function openBrowser({ mitako }: Pick<TestHost, 'mitako'>, sid: string | null): TestBrowser {
  const cookies = new Map(sid === null ? [] : [['sid', sid]]);
  let hidden: Readonly<Record<string, string>> = {};
  async function request(path: string, init: RequestInit): Promise<Seen> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie !== '' && { cookie }), accept: 'text/html', ...(init.headers as object) };
    const response = await mitako.handler(new Request(`https://shop.test${path}`, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (/max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    if (init.method !== 'POST') {
      const inputs = text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
      hidden = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
    }
    const { status, headers: answered } = response;
    return { status, location: answered.get('location'), refresh: answered.get('refresh'), text };
  }
  return {
    cookies,
    open: (path) => request(path, { method: 'GET' }),
    send: (path, fields = {}, headers = {}) =>
      request(path, {
        method: 'POST',
        body: new URLSearchParams({ ...hidden, ...fields }),
        headers: { origin: 'https://shop.test', 'sec-fetch-site': 'same-origin', ...headers },
      }),
  };
}
