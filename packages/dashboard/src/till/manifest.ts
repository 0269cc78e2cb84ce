import { LIGHT, LOGO_PATH, OWN_PALETTES } from '@mitako/pages';
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

/** The sign of the service on its colour, with the margin that round icons cut off. */
export function sendIcon({ request }: Page): Response {
  const { accent } = OWN_PALETTES.light;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 48 48" width="512" height="512"><path fill="${accent}" d="M-12-12h48v48h-48z"/><path fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" d="${LOGO_PATH}"/></svg>`;
  return request.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
}
