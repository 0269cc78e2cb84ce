import type { NeedsRoute, Panel } from './panel.ts';

/** A page of a panel, by its path. */
export interface PagePath extends NeedsRoute {
  readonly segments: readonly string[];
}

/** All pages of a panel, with what each needs, in the order in which they are found. */
export function pagePaths({ sections }: Panel): readonly PagePath[] {
  return sections.flatMap(({ pages = {}, route, path: first }) =>
    Object.entries(pages).map(([pattern, page]) => {
      const needed = page.route ?? (pattern === first ? route : undefined);
      return { segments: pattern.split('/'), ...(needed !== undefined && { route: needed }) };
    }),
  );
}
