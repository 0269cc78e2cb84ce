import { Alert } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutMethod } from '@mitako/contract';
import { CheckoutLayout, followPayable } from '../components/checkout-layout.tsx';
import type { Back } from '../components/layout.tsx';
import { Methods } from '../components/methods.tsx';
import type { CheckoutPageContext } from '../page-context.ts';

interface BlockedPageProps {
  readonly page: CheckoutPageContext;
  readonly title: string;
  /** The reason, and until when. */
  readonly words: string;
  /** Available payment methods instead. */
  readonly methods: readonly CheckoutMethod[];
  readonly back: Back;
  /** Below the methods. */
  readonly children?: Child;
}

/** Replaces a form that no input could make succeed: shows alternatives. */
export function BlockedPage({ page, title, words, methods, back, children }: BlockedPageProps): JSX.Element {
  return (
    <CheckoutLayout page={page} title={title} hasErrors back={back} follow={followPayable(page)}>
      <Alert>
        <h1>{title}</h1>
        <p>{words}</p>
      </Alert>
      {methods.length > 0 && (
        <>
          <p class="or">{page.text.methods.othersTitle}</p>
          <Methods page={page} methods={methods} />
        </>
      )}
      {children}
    </CheckoutLayout>
  );
}
