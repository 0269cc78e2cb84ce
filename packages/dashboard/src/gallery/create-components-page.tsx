import { type Locale, LOCALES } from '@mitako/contract';
import {
  addFont,
  fontStyle,
  languageHrefs,
  languageOf,
  pageBrand,
  type PageEnvironment,
  pageGuards,
  serviceStyle,
  TEXT_SIZES,
} from '@mitako/pages';
import { Hono } from 'hono';
import { type Brand, checkedBrand } from '@mitako/core';
import type { DashboardHandler } from '../options.ts';
import { Layout } from '../shell/layout.tsx';
import { Gallery } from './gallery.tsx';

/** Of this page alone: each size of text by its name. */
const STYLE = `.gallery{max-width:60rem;margin:0 auto;padding:0 1rem 2rem}${TEXT_SIZES.map((_, index) => `.text-${index + 1}{font-size:var(--t${index + 1})}`).join('')}`;

/** Nothing is sent to it but its address. */
const FORM_BYTES_MAX = 0;

/**
 * One page with all components of the panels and their states, for developers of the pages, at any path.
 * It uses neither a gateway nor data.
 */
export function createComponentsPage(options: Brand = {}): DashboardHandler {
  const brand = pageBrand(checkedBrand(options), '');
  const app = new Hono<PageEnvironment>();
  addFont(app, '/:at{.+}');
  app.use(...pageGuards('http://localhost', FORM_BYTES_MAX, { hasFont: true }));
  app.get('*', async (context) => {
    const locale: Locale = languageOf(context, { languages: LOCALES, merchant: null, path: '/', secure: false });
    const view = {
      site: {
        rehearsalHref: null,
        brand: { ...brand, logoHref: null },
        ownStyle: fontStyle(context.req.path) + serviceStyle(brand.color),
      },
      locale,
      nonce: context.get('secureHeadersNonce') ?? '',
      languageHrefs: languageHrefs(LOCALES, context.req.url, []),
    };
    const page = (
      <Layout view={view} title="Components" style={STYLE}>
        <Gallery locale={locale} brand={view.site.brand} />
      </Layout>
    );
    return context.html(`<!doctype html>${String(page)}`);
  });
  return async (request, connection = {}) => app.fetch(request, { connection });
}
