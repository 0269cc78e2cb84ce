import { type Brand, checkedBrand } from '@mitako/core';
import { usesSecureCookies } from '@mitako/pages';
import { createCheckout, type CheckoutOptions } from '../../src/index.ts';
import { fakeGateway, SLUG, type FakeGateway } from './fake-gateway.ts';

/** A page as it arrived. */
export interface Visit {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Text of the page, tags gone and entities read. */
  readonly text: string;
  /** It shows a form that was just refused: by GET, where a redirect after the POST led. */
  readonly isRefused: boolean;
  /** Where a redirect leads. */
  readonly location: string | null;
  /** Idempotency key of the form on the page. */
  readonly key: string;
}

export interface Visitor extends FakeGateway {
  /** Opens `/checkout/{slug}{path}`, or the path as it stands when it begins with `http`. */
  get(path: string, headers?: Record<string, string>): Promise<Visit>;
  /** Sends a form as a browser without JavaScript does. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Visit>;
  readonly cookies: Map<string, string>;
  /** Every `Set-Cookie` there was. */
  readonly setCookies: string[];
}

/** A browser that keeps cookies, and the pages in front of a fake engine. */
interface Options extends CheckoutOptions {
  readonly publicUrl?: string;
  readonly userSignUp?: 'open' | 'closed';
  readonly brand?: Brand;
}

export function visitor(options: Options = {}): Visitor {
  const { publicUrl = 'https://pay.test', userSignUp = 'open', brand, ...checkoutOptions } = options;
  const fake = fakeGateway(publicUrl, userSignUp);
  const checkout = createCheckout(
    { ...fake.gateway, brand: checkedBrand(brand) },
    {
      onError: (error) => {
        throw error;
      },
      ...checkoutOptions,
    },
  );
  // It has opened a page before, and so shows that it keeps cookies.
  const cookies = new Map([[usesSecureCookies(publicUrl) ? '__Host-mitako_cookies' : 'mitako_cookies', '1']]);
  const setCookies: string[] = [];

  const send = async (path: string, init: RequestInit): Promise<Visit> => {
    const url = path.startsWith('http') ? path : `${publicUrl}/checkout/${SLUG}${path}`;
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await checkout(new Request(url, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      setCookies.push(cookie);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const html = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      html,
      text: textOf(html),
      isRefused: false,
      location: response.headers.get('location'),
      key: /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '',
    };
  };
  return {
    ...fake,
    cookies,
    setCookies,
    get: (path, headers = {}) => send(path, { headers }),
    async post(path, fields, headers = {}) {
      const answer = await send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: new URL(publicUrl).origin, ...headers },
      });
      const isRefused = answer.headers.getSetCookie().some((cookie) => /^(__Host-)?mitako_form=/.test(cookie));
      return isRefused ? { ...(await send(new URL(answer.location ?? '', publicUrl).href, {})), isRefused } : answer;
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function textOf(html: string): string {
  return html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
