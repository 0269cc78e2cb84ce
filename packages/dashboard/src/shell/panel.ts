import type { Locale, Role } from '@mitako/contract';
import type { Page } from './page.ts';

/** A text, or texts, in both languages: a missing one does not compile. */
export type Both<Texts> = { readonly [Name in Locale]: Texts };

/** One of the two faces of this package: the merchant's dashboard or the operator's panel. */
export interface Panel {
  /** Below the public address. */
  readonly path: '/dashboard' | '/admin';
  /** Who logs in. */
  readonly role: Role;
  /** Begins the names of its cookies. */
  readonly cookiePrefix: string;
  readonly name: Both<string>;
  /** Pages come twice, for live and for test mode, under `{path}/live` and `{path}/test`; else once, under `{path}`. */
  readonly hasModes: boolean;
  /** In the order of the menu. */
  readonly sections: readonly Section[];
}

/** A part of a panel with pages of its own. */
export interface Section {
  /** In the menu. */
  readonly label: Both<string>;
  /** Heading in the menu under which neighbours with the same one stand. */
  readonly group?: Both<string>;
  /** Of its first page, below the panel and its mode: `/payments`; `/` for the home page. */
  readonly path: string;
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
