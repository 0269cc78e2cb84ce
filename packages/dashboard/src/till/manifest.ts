import { LIGHT, MARK } from '@mitako/pages';
import type { Page } from '../shell/page.ts';

/** By which a phone installs the till: it opens on the till, in its own window, in the mode that it was installed from. */
export function sendManifest(page: Page): Response {
  const { site, locale, mode } = page;
  const title = page.subjects.till;
  const manifest = {
    id: page.path('/till'),
    name: mode === 'test' ? `${title} (test) – ${site.serviceName}` : `${title} – ${site.serviceName}`,
    short_name: title,
    lang: locale,
    start_url: page.path('/till'),
    // Also the login, when the session has ended.
    scope: site.base,
    display: 'standalone',
    background_color: LIGHT.page,
    theme_color: LIGHT.page,
    icons: [{ src: page.path('/till/icon'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return page.request.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' });
}

/** The mark of the service on its colour, with the margin that round icons cut off. */
export function sendIcon({ request }: Page): Response {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 48 48" width="512" height="512"><path fill="#1f2a7c" d="M-8-8h48v48H-8z"/>${MARK}</svg>`;
  return request.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
}
