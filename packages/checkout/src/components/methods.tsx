import type { CheckoutMethod } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { CashIcon, CodeIcon, NextIcon, WalletIcon } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';
import { workingOne } from '../providers.ts';
import { ProviderMark } from './provider-mark.tsx';

interface MethodsProps {
  readonly page: CheckoutPageContext;
  readonly methods: readonly CheckoutMethod[];
}

/** The order of payment methods; the QR code follows the wallet, whose app scans it, and comes last without a wallet. */
export function Methods({ page, methods }: MethodsProps): JSX.Element {
  const hasCode = methods.some(({ type, available }) => type === 'wallet' && available);
  return (
    <ul class="methods">
      {methods.map((method) => (
        <>
          <li>
            <Method page={page} method={method} />
          </li>
          {hasCode && page.appName !== null && method.type === 'wallet' && <QrCode page={page} />}
        </>
      ))}
      {hasCode && page.appName === null && <QrCode page={page} />}
    </ul>
  );
}

function QrCode({ page }: { readonly page: CheckoutPageContext }): JSX.Element {
  const { methods } = page.text;
  return (
    <li>
      <MethodLink
        href={page.paths.app}
        icon={<Icon icon={<CodeIcon />} />}
        label={page.appName === null ? methods.phone : methods.app(page.appName)}
      >
        <small>{page.appName === null ? methods.phoneHint : methods.appHint}</small>
      </MethodLink>
    </li>
  );
}

function Method({
  page,
  method,
}: {
  readonly page: CheckoutPageContext;
  readonly method: CheckoutMethod;
}): JSX.Element {
  const { text, serviceName, checkout, locale } = page;
  const isWallet = method.type === 'wallet';
  const isOwn = isWallet || method.type === 'cash';
  const { min, max } = method.limits;
  const state = stateOf(page, method);
  const limits = text.methods.limits(
    formatAmount(min, checkout.currency, locale),
    formatAmount(max, checkout.currency, locale),
  );
  return (
    <MethodLink
      href={method.available ? pathOf(page, method) : null}
      icon={isOwn ? <Icon icon={isWallet ? <WalletIcon /> : <CashIcon />} /> : <ProviderMark {...method} />}
      label={isOwn ? (isWallet ? text.methods.wallet(serviceName) : text.methods.cash) : labelOf(page, method)}
    >
      <small>{isOwn ? (isWallet ? text.methods.walletHint : text.methods.cashHint) : limits}</small>
      {state !== null && <small>{state}</small>}
    </MethodLink>
  );
}

function pathOf({ paths }: CheckoutPageContext, { type, provider }: CheckoutMethod): string {
  if (type === 'wallet') return paths.wallet;
  return type === 'cash' ? paths.cash : `${paths.mobileMoney}?provider=${provider}`;
}

/** Why it cannot be used now, or that it takes long; null: it works. */
export function stateOf(
  { text: { methods }, checkout }: CheckoutPageContext,
  {
    provider,
    available,
    health,
    limits,
  }: Pick<CheckoutMethod, 'available' | 'health' | 'limits'> & {
    readonly provider: string | null;
  },
): string | null {
  if (checkout.amount < limits.min || checkout.amount > limits.max) return methods.outsideLimits;
  if (health === 'down') return methods.down(workingOne(checkout, provider));
  if (health === 'slow') return methods.slow(workingOne(checkout, provider));
  return available ? null : methods.unavailable;
}

/** With its country, if the provider is offered in another one too. */
function labelOf({ checkout, locale }: CheckoutPageContext, { provider, label, country }: CheckoutMethod): string {
  const isAlone = checkout.methods.filter((method) => method.provider === provider).length === 1;
  if (isAlone || country === null) return label;
  return `${label} (${new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country})`;
}

function Icon({ icon }: { readonly icon: JSX.Element }): JSX.Element {
  return <span class="icon">{icon}</span>;
}

interface MethodLinkProps {
  /** Null: shown, but not available. */
  readonly href: string | null;
  readonly icon: JSX.Element;
  readonly label: string;
  readonly children: Child;
}

function MethodLink({ href, icon, label, children }: MethodLinkProps): JSX.Element {
  const content = (
    <>
      {icon}
      <span>
        <b>{label}</b>
        {children}
      </span>
    </>
  );
  if (href === null) return <div class="method off">{content}</div>;
  return (
    <a class="method" href={href}>
      {content}
      <NextIcon />
    </a>
  );
}
