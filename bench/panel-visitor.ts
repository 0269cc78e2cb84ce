import { brotliDecompressSync } from 'node:zlib';
import { PUBLIC_URL } from './gateway-on.ts';

/** A page as sent. */
export interface PanelPage {
  readonly status: number;
  /** Without its charset; empty if absent. */
  readonly contentType: string;
  /** Compressed. */
  readonly bytes: number;
  readonly html: string;
}

/** A logged-in user of a panel, in process. */
export interface PanelVisitor {
  get(path: string): Promise<PanelPage>;
  /** The same, but only its size is read: for measuring. */
  fetch(path: string): Promise<{ readonly status: number; readonly bytes: number }>;
}

/** @throws Error when the login fails */
export async function logInTo(
  panel: (request: Request) => Promise<Response>,
  base: '/dashboard' | '/admin',
  credentials: { readonly email: string; readonly password: string },
): Promise<PanelVisitor> {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('accept-encoding', 'gzip, deflate, br');
    headers.set('accept-language', 'fr');
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await panel(new Request(PUBLIC_URL + path, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const body = new URLSearchParams({ ...credentials, key: crypto.randomUUID() });
  const { status } = await send(`${base}/login`, { method: 'POST', body, headers: { origin: PUBLIC_URL } });
  if (status !== 303) throw new Error(`the login to ${base} was answered with ${status}`);
  return {
    async get(path) {
      const response = await send(path);
      const sent = await response.bytes();
      const isCompressed = response.headers.get('content-encoding') === 'br';
      return {
        status: response.status,
        contentType: response.headers.get('content-type')?.split(';')[0] ?? '',
        bytes: sent.length,
        html: Buffer.from(isCompressed ? brotliDecompressSync(sent) : sent).toString('utf8'),
      };
    },
    async fetch(path) {
      const response = await send(path);
      return { status: response.status, bytes: (await response.bytes()).length };
    },
  };
}
