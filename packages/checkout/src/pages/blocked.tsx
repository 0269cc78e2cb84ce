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
  /** Why, and until when. */
  readonly words: string;
  /** What can be paid with instead. */
  readonly methods: readonly CheckoutMethod[];
  readonly back: Back;
  /** Below the methods. */
  readonly children?: Child;
}

/** A form that nothing typed into it would help: it is not shown again, but what there is instead. */
export function BlockedPage({ page, title, words, methods, back, children }: BlockedPageProps): JSX.Element {
  return (
    <CheckoutLayout page={page} title={title} hasErrors back={back} follow={followPayable(page)}>
      <Alert>
        <h1>{title}</h1>
        <p>{words}</p>
      </Alert>
      {methods.length > 0 && (
        <section class="card">
          <h2>{page.text.methods.othersTitle}</h2>
          <Methods page={page} methods={methods} />
        </section>
      )}
      {children}
    </CheckoutLayout>
  );
}
