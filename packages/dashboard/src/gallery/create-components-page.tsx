import { type Locale, LOCALES } from '@mitako/contract';
import {
  addFont,
  fontStyle,
  languageHrefs,
  languageOf,
  type PageEnvironment,
  pageGuards,
  serviceStyle,
  TEXT_SIZES,
} from '@mitako/pages';
import { Hono } from 'hono';
import type { DashboardHandler, DashboardOptions } from '../options.ts';
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
export function createComponentsPage({
  serviceName = 'Mitako',
  color,
}: Pick<DashboardOptions, 'serviceName' | 'color'> = {}): DashboardHandler {
  const app = new Hono<PageEnvironment>();
  addFont(app, '/:at{.+}');
  app.use(...pageGuards('http://localhost', FORM_BYTES_MAX, { hasFont: true }));
  app.get('*', async (context) => {
    const locale: Locale = languageOf(context, { languages: LOCALES, merchant: null, path: '/', secure: false });
    const view = {
      site: {
        serviceName,
        ownStyle: fontStyle(context.req.path) + serviceStyle(color ?? null),
        rehearsalHref: null,
      },
      locale,
      nonce: context.get('secureHeadersNonce') ?? '',
      languageHrefs: languageHrefs(LOCALES, context.req.url, []),
    };
    const page = (
      <Layout view={view} title="Components" style={STYLE}>
        <Gallery locale={locale} />
      </Layout>
    );
    return context.html(`<!doctype html>${String(page)}`);
  });
  return async (request, connection = {}) => app.fetch(request, { connection });
}
