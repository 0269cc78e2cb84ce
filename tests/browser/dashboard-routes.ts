import type { Section } from '../../packages/dashboard/src/shell/section.ts';
import { sections as merchantSections } from '../../packages/dashboard/src/merchant/sections.ts';
import { sections as operatorSections } from '../../packages/dashboard/src/operator/sections.ts';

/** A page, or what a form is sent to, as its section adds it. */
export interface PageRoute {
  readonly method: 'GET' | 'POST';
  /** Below the panel and its mode, `/payments/:payment_id`. */
  readonly path: string;
}

/** Everything that the two panels answer to somebody who is logged in. */
export const ROUTES: { readonly [Panel in 'merchant' | 'operator']: readonly PageRoute[] } = {
  merchant: routesOf(merchantSections),
  operator: routesOf(operatorSections),
};

/** The path with what its parameters stand for. A page about something of a new kind has to be told of one here. */
export function pathOf({ path }: PageRoute, ids: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`${path}: which ${name}?`);
    return id;
  });
}

function routesOf(sections: readonly Section[]): readonly PageRoute[] {
  return sections.flatMap(({ pages }) =>
    Object.entries(pages).flatMap(([path, answers]): readonly PageRoute[] => {
      const { get, post } = typeof answers === 'function' ? { get: answers } : answers;
      const below = path === '/' ? '' : path;
      return [
        ...(get === undefined ? [] : [{ method: 'GET' as const, path: below }]),
        ...(post === undefined ? [] : [{ method: 'POST' as const, path: below }]),
      ];
    }),
  );
}
