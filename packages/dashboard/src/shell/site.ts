import type { Places } from '@mitako/core';
import type { PageEnvironment, PagesSite } from '@mitako/pages';
import type { Context } from 'hono';
import type { PagePath } from './page-paths.ts';
import type { Panel } from './panel.ts';

/** What all pages of a panel share. */
export interface Site extends PagesSite {
  readonly panel: Panel;
  readonly pagePaths: readonly PagePath[];
  /** Rules of its font and colour, after those of all panels. */
  readonly ownStyle: string;
  /** Forms with files that are being received. */
  readonly uploads: Places;
}

/** A request on its way through hono. */
export type PageRequest = Context<PageEnvironment>;
