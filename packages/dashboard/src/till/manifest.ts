import { LIGHT } from '@mitako/pages';
import type { Page } from '../shell/page.ts';

/** By which a phone installs the till: it opens on the till, in its own window, in the mode that it was installed from. */
export function sendManifest(page: Page): Response {
  const { site, locale, mode } = page;
  const title = page.subjects.till;
  const manifest = {
    id: page.path('/till'),
    name: mode === 'test' ? `${title} (test) – ${site.brand.name}` : `${title} – ${site.brand.name}`,
    short_name: title,
    lang: locale,
    start_url: page.path('/till'),
    // Also the login, when the session has ended.
    scope: site.base,
    display: 'standalone',
    background_color: LIGHT.page,
    theme_color: LIGHT.page,
    icons: [
      {
        src: page.path('/till/icon'),
        sizes: 'any',
        type: site.brand.icon?.contentType ?? 'image/svg+xml',
        purpose: 'any',
      },
    ],
  };
  return page.request.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' });
}

/** The icon of the service, or its tile with the margin that round icons cut off. */
export function sendIcon({ request, site: { brand } }: Page): Response {
  const { icon } = brand;
  if (icon !== null) return request.body(icon.bytes, 200, { 'Content-Type': icon.contentType });
  const [, ground] = /fill="(#[0-9a-f]{6})"/.exec(brand.tile) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 48 48" width="512" height="512"><path fill="${ground}" d="M-8-8h48v48H-8z"/>${brand.tile}</svg>`;
  return request.body(svg, 200, { 'Content-Type': 'image/svg+xml' });
}
