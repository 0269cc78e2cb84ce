import type { Gateway } from '@mitako/core';
import { createPagesHandler, type PageEnvironment, prefixOf } from '@mitako/pages';
import { Facts } from '../components/small.tsx';
import { merchantPanel } from '../panels/merchant-panel.ts';
import type { DashboardHandler, FrontPageOptions } from '../options.ts';
import { createSite } from '../shell/create-site.ts';
import { localeOf, showPlain, showProblem } from '../shell/respond.tsx';
import type { Site } from '../shell/site.ts';
import { wordsIn } from '../vocabulary/words.ts';
import { TEXT } from './text.ts';

/** Nothing is sent to it but its address. */
const FORM_BYTES_MAX = 0;

/**
 * The page at `{publicUrl}/` itself, as a function from request to response: what this is, and where customers, merchants,
 * developers, operators and agents go.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
export function createFrontPage(gateway: Gateway, options: FrontPageOptions = {}): DashboardHandler {
  const site = createSite(gateway, merchantPanel, options);
  return createPagesHandler<PageEnvironment>(site, {
    ...options,
    formBytesMax: FORM_BYTES_MAX,
    addPages: (app) =>
      app.get('/', async (context) => {
        const locale = localeOf(site, context);
        return showPlain(
          site,
          context,
          { title: TEXT[locale].title },
          <Front site={site} prefix={prefixOf(gateway.publicUrl)} locale={locale} testAgent={options.testAgent} />,
        );
      }),
    showProblem: (context, kind, answer) => showProblem(site, context, kind, answer),
  });
}

interface FrontProps {
  readonly site: Site;
  readonly prefix: string;
  readonly locale: 'fr' | 'en';
  readonly testAgent: FrontPageOptions['testAgent'];
}

function Front({ site, prefix, locale, testAgent }: FrontProps) {
  const text = TEXT[locale];
  const { names, subjects, buttons, sentences } = wordsIn(locale);
  return (
    <>
      <section class="card">
        <h1>{text.what}</h1>
        <p class="soft">{text.customers}</p>
      </section>
      <section class="card">
        <h2>{text.merchants.title}</h2>
        <p>{text.merchants.text}</p>
        <a class="button" href={`${site.base}/register`}>
          {buttons.create_merchant_account}
        </a>
        <p class="below">
          {sentences.has_account}{' '}
          <a class="link" href={site.base}>
            {text.merchants.logIn}
          </a>
        </p>
      </section>
      {testAgent !== undefined && (
        <section class="card">
          <h2>{text.testAgent.title}</h2>
          <p>{text.testAgent.text}</p>
          <Facts
            facts={[
              [text.testAgent.email, testAgent.email],
              [names.password, testAgent.password],
              [subjects.pin, testAgent.pin],
            ]}
          />
          <p class="below">
            <a class="link" href={`${prefix}/agent`}>
              {text.others.agents}
            </a>
          </p>
        </section>
      )}
      <section class="card">
        <h2>{text.others.title}</h2>
        <ul class="plain-list">
          <li>
            <a class="link" href={`${prefix}/docs`}>
              {text.others.reference}
            </a>
          </li>
          <li>
            <a class="link" href={`${prefix}/api/v1/openapi.json`}>
              {text.others.api}
            </a>
          </li>
          <li>
            <a class="link" href={`${prefix}/admin`}>
              {text.others.operators}
            </a>
          </li>
          <li>
            <a class="link" href={`${prefix}/agent`}>
              {text.others.agents}
            </a>
          </li>
        </ul>
      </section>
    </>
  );
}
