import type { Section } from '../../packages/dashboard/src/shell/page.ts';
import { sections as agentSections } from '../../packages/dashboard/src/panels/create-agent-panel.ts';
import { sections as merchantSections } from '../../packages/dashboard/src/panels/merchant-sections.ts';
import { sections as operatorSections } from '../../packages/dashboard/src/panels/operator-sections.ts';
import { sections as walletSections } from '../../packages/dashboard/src/panels/create-wallet-panel.ts';

/** A route of a page or form, as added by its section. */
export interface PageRoute {
  readonly method: 'GET' | 'POST';
  /** Below the panel and its mode, `/payments/:payment_id`. */
  readonly path: string;
}

/** All routes of the panels for logged-in visitors. */
export const ROUTES: { readonly [Panel in 'merchant' | 'operator' | 'agent' | 'wallet']: readonly PageRoute[] } = {
  merchant: routesOf(merchantSections),
  operator: routesOf(operatorSections),
  agent: routesOf(agentSections),
  wallet: routesOf(walletSections),
};

/** The path with its parameters filled in. A page with a new kind of object needs an entry here. */
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
