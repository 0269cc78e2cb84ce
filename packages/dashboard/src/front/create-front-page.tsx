import type { Gateway } from '@mitako/core';
import { createPagesHandler, pageBrand, type PageEnvironment, prefixOf, RECEIPT_PATH, signUpHref } from '@mitako/pages';
import { ButtonLink } from '../components/small.tsx';
import { merchantPanel } from '../panels/merchant-panel.ts';
import type { DashboardHandler, DashboardOptions } from '../options.ts';
import { ownTexts } from '../texts.ts';
import { inOwnTexts } from '../shell/own-texts.ts';
import { createSite } from '../shell/create-site.ts';
import { Message } from '../shell/outside.tsx';
import { localeOf, showOutside, showProblem } from '../shell/respond.tsx';
import type { PageRequest, Site } from '../shell/site.ts';
import { wordsIn } from '../vocabulary/words.ts';
import { addAccountPages } from './account.tsx';
import { addFiles, SOCIAL_PATH } from './files.ts';
import { Columns, Front } from './front.tsx';
import { methodWords, pricesOf } from './offered.ts';
import { openReceipt, showReceiptForm } from './receipt.tsx';
import { TEXT } from './text.ts';

/** A reference and a number. */
const FORM_BYTES_MAX = 4 * 1024;

/**
 * The page at `{publicUrl}/` itself, as a function from request to response: what this is, and where customers, merchants,
 * developers, operators and agents go. Any other path is answered 404, with a page that leads there.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createFrontPage(gateway: Gateway, options: DashboardOptions = {}): DashboardHandler {
  // Its pictures are its own: the dashboard may be closed, or on another host.
  const brand = pageBrand(gateway.brand, prefixOf(gateway.publicUrl));
  const site = { ...createSite(gateway, merchantPanel, options), brand };
  const pages = createPagesHandler<PageEnvironment>(site, {
    ...options,
    formBytesMax: FORM_BYTES_MAX,
    hasFont: true,
    addFiles: (app) => addFiles(app, site.brand),
    addPages(app) {
      // The pages beside it are there in every gateway.
      if (gateway.parts.has('front')) app.get('/', async (context) => showFront(site, context));
      app.get(RECEIPT_PATH, async (context) => showReceiptForm(site, context, (locale) => frame(site, locale)));
      addAccountPages(app, site, (locale) => frame(site, locale));
      app.post(RECEIPT_PATH, async (context) => openReceipt(site, context, (locale) => frame(site, locale)));
    },
    showProblem: (context, kind, answer) =>
      kind === 'notFound' ? showNothing(site, context) : showProblem(site, context, kind, answer),
  });
  return inOwnTexts(ownTexts(options.texts), pages);
}

function showFront(site: Site, request: PageRequest): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { publicUrl } = site.gateway;
  const prices = pricesOf(site.gateway, locale);
  const { title, nav } = TEXT[locale];
  const { buttons } = wordsIn(locale);
  const signUp = signUpHref(site.gateway);
  const what = TEXT[locale].what(methodWords(site.gateway, locale));
  return showOutside(
    site,
    request,
    {
      ...frame(site, locale),
      title,
      isListed: true,
      head: (
        <>
          <meta name="description" content={what} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.brand.name} />
          <meta property="og:title" content={`${title} – ${site.brand.name}`} />
          <meta property="og:description" content={what} />
          <meta property="og:url" content={publicUrl} />
          <meta property="og:image" content={publicUrl + SOCIAL_PATH} />
        </>
      ),
      links: (
        <>
          {prices !== null && (
            <a class="wide" href="#prices">
              {nav.prices}
            </a>
          )}
          {site.gateway.parts.has('reference') && (
            <a class="wide" href={`${prefixOf(publicUrl)}/docs`}>
              {nav.developers}
            </a>
          )}
        </>
      ),
      ...(signUp !== null && {
        action: (
          <a class="button quiet wide" href={signUp}>
            {buttons.create_account}
          </a>
        ),
      }),
    },
    <Front site={site} locale={locale} what={what} prices={prices} />,
  );
}

function showNothing(site: Site, request: PageRequest): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { title, text, home } = TEXT[locale].nothing;
  const outside = frame(site, locale);
  const hasHome = site.gateway.parts.has('front');
  return showOutside(
    site,
    request,
    { ...outside, title, status: 404 },
    <Message
      title={title}
      texts={[text]}
      actions={
        <>
          {hasHome && <ButtonLink href={outside.home} label={home} isMain />}
          <ButtonLink
            href={prefixOf(site.gateway.publicUrl) + RECEIPT_PATH}
            label={TEXT[locale].receipt.title}
            isMain={!hasHome}
          />
        </>
      }
    />,
  );
}

function frame(site: Site, locale: 'fr' | 'en') {
  return { home: `${prefixOf(site.gateway.publicUrl)}/`, columns: <Columns site={site} locale={locale} /> };
}
