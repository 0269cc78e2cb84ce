import type { Page } from './page.ts';
import type { MenuEntry } from './panel.ts';

/** A part of a panel with pages of its own. */
export interface Section extends MenuEntry {
  /** Adds its pages. Paths are hono's, below the panel and its mode. */
  readonly pages: (routes: Routes) => void;
}

/** Where a section's pages are added. */
export interface Routes {
  get(path: string, handler: Handler): void;
  post(path: string, handler: Handler): void;
}

/** One page's work, for somebody who is logged in: GET shows, POST does and goes on. */
export type Handler = (page: Page) => Response | Promise<Response>;
