import { QrCode } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout, followPayable } from '../components/checkout-layout.tsx';
import { Until } from '../components/until.tsx';
import type { CheckoutPageContext } from '../page-context.ts';
import { COPY } from '../script.ts';

/** Initial polling interval of the page, and reload interval without JavaScript. */
const POLL_MS = 3_000;
const REFRESH_SECONDS = 10;

interface AppPageProps {
  readonly page: CheckoutPageContext;
  /** The checkout URL: the content of the code, for the app and for any camera. */
  readonly checkoutUrl: string;
  /** Opens the app on this phone; null without a link. */
  readonly appUrl: string | null;
}

/** Payment in the wallet app, or on any phone: a code to scan, or a link on the phone itself. Redirects once it is paid. */
export function AppPage({ page, checkoutUrl, appUrl }: AppPageProps): JSX.Element {
  const { paths, appName } = page;
  const text = page.text.app;
  const title = appName === null ? text.phoneTitle : text.title(appName);
  return (
    <CheckoutLayout
      page={page}
      purpose="wait"
      title={title}
      back={{ href: paths.summary, label: page.text.methods.other }}
      follow={{ ...followPayable(page), pollMs: POLL_MS }}
      refresh={{ seconds: REFRESH_SECONDS }}
      script={appUrl === null ? COPY : ''}
    >
      <section class="card">
        <h1>{title}</h1>
        <div class="parts">
          <div>
            <p>{appName === null ? text.phoneScan : text.scan(appName)}</p>
            <QrCode content={checkoutUrl} label={text.code} />
            {appName !== null && <p class="soft">{text.camera}</p>}
          </div>
          <div class="here">
            <h2>{text.hereTitle}</h2>
            {appName === null && <p>{text.phoneHere}</p>}
            {appName !== null && appUrl !== null ? (
              <OpenApp label={text.open(appName)} url={appUrl} />
            ) : (
              <Address text={text} label={appName === null ? text.phoneAddress : text.address} url={checkoutUrl} />
            )}
          </div>
        </div>
        <Until page={page} status={text.follows} leftMs={null} />
      </section>
    </CheckoutLayout>
  );
}

function OpenApp({ label, url }: { readonly label: string; readonly url: string }): JSX.Element {
  return (
    <p>
      <a class="button" href={url}>
        {label}
      </a>
    </p>
  );
}

/** Selectable text; with JavaScript a button copies it. */
function Address({
  text,
  label,
  url,
}: {
  readonly text: CheckoutPageContext['text']['app'];
  readonly label: string;
  readonly url: string;
}): JSX.Element {
  return (
    <div class="field stack">
      <label for="address">{label}</label>
      <input class="input" id="address" value={url} readonly />
      <button class="button quiet" type="button" data-copied={text.copied} hidden>
        {text.copy}
      </button>
      <p class="hint" role="status" data-line />
    </div>
  );
}
