import { type CheckoutSlotView, contactLinks } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext, PageContext, PageProps } from '../page-context.ts';
import type { Purpose } from '../style.ts';
import { timeToPayMs } from '../time-left.ts';
import { type Back, type Follow, Layout } from './layout.tsx';
import { Order, Shop } from './order.tsx';

interface CheckoutLayoutProps {
  readonly page: CheckoutPageContext;
  /** Heading of the step, also the beginning of the page's title. */
  readonly title: string;
  readonly children: Child;
  readonly hasErrors?: boolean;
  readonly script?: string;
  /** Rules of this page beside those of all. */
  readonly style?: string;
  readonly refresh?: { readonly seconds: number; readonly url?: string } | undefined;
  readonly purpose?: Purpose;
  readonly back?: Back;
  readonly follow?: Follow;
  /** What is above the content, where it is not the amount and what for. */
  readonly aside?: Child;
}

/** Frame of a checkout's pages: the merchant, that it is a test, what is paid, and the merchant's contact. */
export function CheckoutLayout(props: CheckoutLayoutProps): JSX.Element {
  const { page, title, children, aside = <Order page={page} />, ...rest } = props;
  const { checkout } = page;
  return (
    <Layout
      page={page}
      title={`${title} – ${checkout.merchant.name}`}
      color={checkout.merchant.brand_color}
      header={<Shop page={page} merchant={checkout.merchant} />}
      aside={
        <>
          {!checkout.livemode && <TestMode page={page} />}
          {page.slot('checkout.top', slotView(page))}
          {aside}
        </>
      }
      footer={
        <>
          {page.slot('checkout.footer', slotView(page))}
          <Support page={page} />
        </>
      }
      {...rest}
    >
      {children}
    </Layout>
  );
}

/** What slots are told of a payment's page. */
export function slotView({ language, checkout }: CheckoutPageContext): CheckoutSlotView {
  const { livemode, merchant, status, amount, currency, description } = checkout;
  return { language, livemode, merchant: { name: merchant.name }, payment: { status, amount, currency, description } };
}

/** That nothing real is paid. */
export function TestMode({ page: { text } }: { readonly page: PageContext }): JSX.Element {
  return (
    <p class="test">
      <strong>{text.testMode.badge}</strong> <span>{text.testMode.explanation}</span>
    </p>
  );
}

/** How a payable page stays up to date: it polls when it becomes visible again, and at the expiry. */
export function followPayable({ checkout, paths }: CheckoutPageContext): Follow {
  return { statusPath: `${paths.status}?at=summary`, leftMs: timeToPayMs(checkout) };
}

/** The link to cancel a payable payment, with its destination. */
export function cancelLink({ checkout, paths, text }: CheckoutPageContext): Back {
  return { href: paths.cancel, label: checkout.returns_to_shop ? text.cancel.link : text.cancel.linkAlone };
}

/** The merchant's contact, else that of the service. */
function Support({ page }: PageProps): JSX.Element | null {
  const { name, support_email: email, support_phone: phone } = page.checkout.merchant;
  const own = contactLinks({ phone: phone ?? undefined, email: email ?? undefined });
  const { brand, text } = page;
  const links = own.length > 0 ? own : contactLinks(brand.support);
  if (links.length === 0) return null;
  return (
    <p>
      {text.layout.help(own.length > 0 ? name : brand.name)}
      <br />
      {links.map(({ href, label }) => (
        <a class="link" href={href}>
          {label}
        </a>
      ))}
      {own.length === 0 && brand.support.hours !== undefined && (
        <>
          <br />
          {brand.support.hours}
        </>
      )}
    </p>
  );
}
