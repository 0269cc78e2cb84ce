import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';

interface WalletUnavailableProps {
  readonly page: CheckoutPageContext;
  /** Why the wallet is not available. */
  readonly children: Child;
}

/** Explains why the wallet is not available, and offers mobile money if possible. */
export function WalletUnavailable({ page, children }: WalletUnavailableProps): JSX.Element {
  const isOffered = page.checkout.methods.some(({ type, available }) => type === 'mobile_money' && available);
  return (
    <>
      {children}
      {isOffered && (
        <>
          {' '}
          <a class="link" href={page.paths.summary}>
            {page.text.alerts.payByMobileMoney}
          </a>
        </>
      )}
    </>
  );
}
