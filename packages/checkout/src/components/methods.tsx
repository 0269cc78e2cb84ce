import type { CheckoutMethod } from '@mitako/contract';
import { Icon } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext, PageProps } from '../page-context.ts';
import { workingMethod } from '../providers.ts';
import { METHOD_DISPLAYS, MethodIcon } from './method-displays.tsx';

interface MethodsProps {
  readonly page: CheckoutPageContext;
  readonly methods: readonly CheckoutMethod[];
}

/** The order of payment methods; the QR code follows the wallet, whose app scans it, and comes last without a wallet. */
export function Methods({ page, methods }: MethodsProps): JSX.Element {
  const hasCode = methods.some(({ type, available }) => type === 'wallet' && available);
  return (
    <ul class="rows">
      {oneEach(methods).map((method) => (
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

/** A provider of several countries is one entry: its number says the country. */
function oneEach(methods: readonly CheckoutMethod[]): readonly CheckoutMethod[] {
  const first = new Map<string, CheckoutMethod>();
  for (const method of methods) {
    const name = `${method.type} ${method.provider}`;
    if (first.get(name)?.available !== true) first.set(name, method);
  }
  return [...first.values()];
}

function QrCode({ page }: PageProps): JSX.Element {
  const { methods } = page.text;
  return (
    // Without an app the code only leads to another device, which a customer on a phone does not need.
    <li class={page.appName === null ? 'elsewhere' : undefined}>
      <MethodLink
        href={page.paths.app}
        icon={<MethodIcon icon={<Icon name="qr-code" />} />}
        label={page.appName === null ? methods.phone : methods.app(page.appName)}
      >
        <small>{page.appName === null ? methods.phoneHint : methods.appHint}</small>
      </MethodLink>
    </li>
  );
}

function Method({ page, method }: PageProps<{ readonly method: CheckoutMethod }>): JSX.Element {
  const display = METHOD_DISPLAYS[method.type];
  const [hint, state] = [display.hint(page, method), stateOf(page, method)];
  return (
    <MethodLink
      href={method.available ? display.href(page, method) : null}
      icon={display.icon(method)}
      label={display.label(page, method)}
    >
      {hint !== null && <small>{hint}</small>}
      {state !== null && <small class="down">{state}</small>}
    </MethodLink>
  );
}

/** Notice that it is unavailable or slow; null: it works. */
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
  if (health === 'down') return methods.down(workingMethod(checkout, provider));
  if (health === 'slow') return methods.slow(workingMethod(checkout, provider));
  return available ? null : methods.unavailable;
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
      <Icon name="chevron-right" />
    </a>
  );
}
