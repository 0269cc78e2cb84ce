import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../../shell/page.ts';
import { TEXT } from './text.ts';

/** There is not a single payment: what to do to have one. */
export function NoPayments({ page }: { readonly page: Page }): JSX.Element {
  const text = TEXT[page.locale].empty;
  const step = nextStep(page);
  return (
    <section class="card empty">
      <h2>{text.title}</h2>
      <p>{step.text}</p>
      <a class="button" href={page.path(step.path)}>
        {step.label}
      </a>
    </section>
  );
}

function nextStep(page: Page): { readonly text: string; readonly path: string; readonly label: string } {
  const text = TEXT[page.locale].empty;
  if (page.mode === 'test') return { text: text.test, path: '/sandbox', label: text.toSandbox };
  if (page.principal.kyc_status !== 'approved') return { text: text.kyc, path: '/account/kyc', label: text.toKyc };
  return { text: text.live, path: '/api-keys', label: text.toKeys };
}
