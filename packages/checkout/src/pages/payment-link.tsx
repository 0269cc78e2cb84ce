import { LIMITS, type PublicPaymentLink } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { Icon, currencySign, ErrorSummary, Field, Form } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Layout } from '../components/layout.tsx';
import { TestMode } from '../components/checkout-layout.tsx';
import { Shop } from '../components/order.tsx';
import type { PageContext } from '../page-context.ts';

/** A payment that this browser made by the link before. */
export interface OwnPayment {
  readonly is: 'open' | 'paid';
  /** Its page. */
  readonly path: string;
}

interface LinkProps {
  readonly page: PageContext;
  readonly link: PublicPaymentLink;
  readonly own: OwnPayment | null;
}

interface PaymentLinkPageProps extends LinkProps {
  /** Where the form goes. */
  readonly action: string;
  readonly formKey: string;
  /** The amount as typed before. */
  readonly typed?: string;
  /** The submitted amount is invalid or out of bounds. */
  readonly isWrongAmount?: boolean;
  readonly alert?: string | null;
}

/** The subject of a payment link, and the field for an open amount. */
export function PaymentLinkPage(props: PaymentLinkPageProps): JSX.Element {
  const { page, link, own, action, formKey, typed = '', isWrongAmount = false, alert = null } = props;
  const { text, locale } = page;
  const bounds = boundsOf(page, link);
  const error = isWrongAmount ? text.link.wrongAmount(bounds) : undefined;
  return (
    <LinkLayout page={page} link={link} own={own} title={link.description} hasErrors={isWrongAmount || alert !== null}>
      <ErrorSummary title={text.form.summaryTitle} alert={alert} errors={{ amount: error }} />
      <section class="card">
        <h1>{link.description}</h1>
        {link.amount !== null && <p class="big">{formatAmount(link.amount, link.currency, locale)}</p>}
        <Form action={action} formKey={formKey} submit={text.link.submit} sending={text.form.sending}>
          {link.amount === null && (
            <Field
              name="amount"
              label={text.link.amount(currencySign(link.currency, locale))}
              hint={text.link.bounds(bounds)}
              type="text"
              inputmode="numeric"
              autocomplete="off"
              maxlength={20}
              value={typed}
              error={error}
            />
          )}
        </Form>
        <p class="soft below">{text.link.next}</p>
      </section>
    </LinkLayout>
  );
}

/** A link that does not accept payments. */
export function ClosedLinkPage({ page, link, own }: LinkProps): JSX.Element {
  const { closedTitle, closed } = page.text.link;
  return (
    <LinkLayout page={page} link={link} own={own} title={closedTitle}>
      <section class="card center">
        <div class="outcome">
          <div class="sign">
            <Icon name="clock" />
          </div>
          <h1>{closedTitle}</h1>
        </div>
        <p>{closed[link.status === 'active' ? 'inactive' : link.status](link.merchant.name)}</p>
      </section>
    </LinkLayout>
  );
}

interface LinkLayoutProps extends LinkProps {
  readonly title: string;
  readonly hasErrors?: boolean;
  readonly children: Child;
}

function LinkLayout({ page, link, own, title, hasErrors = false, children }: LinkLayoutProps): JSX.Element {
  const { link: text } = page.text;
  return (
    <Layout
      page={page}
      title={`${title} – ${link.merchant.name}`}
      hasErrors={hasErrors}
      color={link.merchant.brand_color}
      header={<Shop page={page} merchant={link.merchant} />}
      aside={!link.livemode && <TestMode page={page} />}
    >
      {own !== null && (
        <div class="msg">
          <p>
            {text.own[own.is].explanation}{' '}
            <a class="link" href={own.path}>
              {text.own[own.is].go}
            </a>
          </p>
        </div>
      )}
      {children}
    </Layout>
  );
}

function boundsOf(
  { locale }: PageContext,
  { amount_min: min, amount_max: max, currency }: PublicPaymentLink,
): { readonly min: string; readonly max: string } {
  return {
    min: formatAmount(min ?? LIMITS.amountMin, currency, locale),
    max: formatAmount(max ?? LIMITS.amountMax, currency, locale),
  };
}
