import type { Places } from '@mitako/core';
import type { Connection, Engine, SessionOptions } from '@mitako/pages';
import type { Context } from 'hono';
import type { Panel } from './panel.ts';

/** What all pages of a panel share. */
export interface Site extends Engine {
  readonly panel: Panel;
  readonly serviceName: string;
  /** Path under which the panel lies, as the browser sees it: `/dashboard`. */
  readonly base: string;
  /** Cookies are `Secure`: browsers keep them off plain http. False only where the host allowed it. */
  readonly secure: boolean;
  readonly session: SessionOptions;
  /** Forms with files that are being received. */
  readonly uploads: Places;
  readonly onError: (error: unknown) => void;
}

/** What hono carries along with a request. */
export interface Environment {
  readonly Bindings: { readonly connection: Connection };
  readonly Variables: { secureHeadersNonce?: string };
}

/** A request on its way through hono. */
export type PageRequest = Context<Environment>;
