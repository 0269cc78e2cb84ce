import type { Role, RouteName } from '@mitako/contract';
import type { Gateway } from '@mitako/core';
import type { Question, Reply } from '@mitako/pages';
import type { GROUPS } from '../vocabulary/subjects.ts';
import type { Words } from '../vocabulary/words.ts';
import type { Both } from './both.ts';

/** A group of pages: the merchant's dashboard, the operator's panel, the agent's pages, or the account of a user. */
export interface Panel<Part extends MenuEntry = MenuEntry> {
  /** Below the public address. */
  readonly path: '/dashboard' | '/admin' | '/agent' | '/wallet';
  /** The role of its users. */
  readonly role: Role;
  /** Prefix of the names of its cookies. */
  readonly cookiePrefix: string;
  readonly name: Both<string>;
  /** Pages come twice, for live and for test mode, under `{path}/live` and `{path}/test`; else once, under `{path}`. */
  readonly hasModes: boolean;
  /** In the order of the menu. */
  readonly sections: readonly Part[];
}

/** A page, as far as the menu reads by it. */
export interface MenuReader {
  readonly gateway: Gateway;
  ask<Name extends RouteName>(name: Name, question?: Pick<Question, 'query'>): Promise<Reply<Name>>;
}

/** A page is closed to roles that may not call its operation; links to it are left out. Absent: it is open to all. */
export interface NeedsRoute {
  readonly route?: RouteName;
}

/** A section as the menu has it. */
export interface MenuEntry {
  readonly label: keyof Words['subjects'];
  /** Heading in the menu under which neighbours with the same one stand. */
  readonly group?: keyof (typeof GROUPS)['en'];
  /** What its first page needs, where the page does not say so itself. */
  readonly route?: RouteName;
  readonly pages?: Readonly<Record<string, NeedsRoute>>;
  /** One of the three in the bar of a phone. */
  readonly isTab?: boolean;
  /** Of its first page, below the panel and its mode: `/payments`; `/` for the home page. */
  readonly path: string;
  /** How much of it waits for a decision, read for each page; null: nothing, or it could not be read. */
  readonly waiting?: (page: MenuReader) => Promise<string | null>;
  /** Its pages, each a tab of the others. */
  readonly tabs?: readonly Pick<MenuEntry, 'label' | 'path'>[];
}
