import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';

interface WayOutProps {
  readonly page: CheckoutPageContext;
  /** Why the wallet does not do. */
  readonly children: Child;
}

/** What stands in the way of paying from the wallet, and mobile money, which needs none, where it is offered. */
export function WayOut({ page, children }: WayOutProps): JSX.Element {
  const isOffered = page.checkout.methods.some(({ type, available }) => type === 'mobile_money' && available);
  return (
    <>
      {children}
      {isOffered && (
        <>
          {' '}
          <a class="link" href={page.paths.mobileMoney}>
            {page.text.alerts.payByMobileMoney}
          </a>
        </>
      )}
    </>
  );
}
