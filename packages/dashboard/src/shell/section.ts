import type { Page } from './page.ts';
import type { MenuEntry } from './panel.ts';

/** A part of a panel with pages of its own. */
export interface Section extends MenuEntry {
  /** Its pages by path: hono's, below the panel and its mode. The first that fits a request answers it. */
  readonly pages: Readonly<Record<string, Handler | Methods>>;
}

/** One page's work, for a logged-in user. */
export type Handler = (page: Page) => Response | Promise<Response>;

/** GET shows; POST acts, then redirects. */
export interface Methods {
  readonly get?: Handler;
  readonly post?: Handler;
  /** Its form has a file: what is sent may have this many bytes. */
  readonly uploadBytesMax?: number;
}
