import type { Page } from '../../shell/page.ts';
import type { Section } from '../../shell/panel.ts';
import { show } from '../../shell/respond.tsx';

const label = { fr: 'Accueil', en: 'Home' };

/** What happened lately, and what needs attention. */
export const home: Section = {
  label,
  path: '/',
  pages: (routes) => routes.get('/', showHome),
};

function showHome(page: Page): Response | Promise<Response> {
  return show(page, { title: label[page.locale] }, <p>{page.principal.email}</p>);
}
