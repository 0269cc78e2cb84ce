import { contactLinks, Icon, type ProblemKind } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Layout } from '../components/layout.tsx';
import type { PageContext } from '../page-context.ts';

export interface ProblemPageProps {
  readonly page: PageContext;
  readonly kind: ProblemKind;
  /** How long to wait, in words; with `slowDown`. */
  readonly span?: string;
  /** The page responds to a form: its input is lost, and retrying starts at the payment. */
  readonly isAfterForm: boolean;
  /** Where to continue, if possible: the same page, or after a form the payment. */
  readonly nextPath: string | null;
  /** Where a payer finds a receipt without its link. */
  readonly receiptPath: string;
}

/** A page with a message only: the checkout does not exist or cannot be read now. */
export function ProblemPage({
  page,
  kind,
  span = '',
  isAfterForm,
  nextPath,
  receiptPath,
}: ProblemPageProps): JSX.Element {
  const { title, text } = wordsOf(page, kind, span);
  const mayPass = kind === 'busy' || kind === 'slowDown';
  const isNothing = kind === 'notFound';
  return (
    <Layout page={page} title={title}>
      <section class="card center">
        <div class="outcome">
          <div class={mayPass || isNothing ? 'sign' : 'sign fault'}>
            <Icon name={mayPass ? 'clock' : isNothing ? 'search' : 'x'} />
          </div>
          <h1>{title}</h1>
        </div>
        <p>{text}</p>
        {mayPass && isAfterForm && <p>{page.text.problem.busyAfterForm}</p>}
        {isNothing && <LostLink page={page} receiptPath={receiptPath} />}
        {nextPath !== null && (
          <a class="button" href={nextPath}>
            {isAfterForm ? page.text.problem.backToPayment : page.text.problem.tryAgain}
          </a>
        )}
      </section>
      {isNothing && <Contact page={page} />}
    </Layout>
  );
}

/** What may have happened to a link, and where a payer finds what the link led to. */
function LostLink({ page, receiptPath }: Pick<ProblemPageProps, 'page' | 'receiptPath'>): JSX.Element {
  const { problem } = page.text;
  return (
    <>
      <p>{problem.notFoundCut}</p>
      <p>{problem.notFoundOld}</p>
      <p class="soft">{problem.paidBefore}</p>
      <a class="button" href={receiptPath}>
        {problem.findReceipt}
      </a>
    </>
  );
}

/** The ways to reach whoever runs the service. */
function Contact({ page: { text, brand } }: { readonly page: PageContext }): JSX.Element | null {
  const links = contactLinks(brand.support);
  if (links.length === 0) return null;
  return (
    <div class="foot">
      <p>
        {text.problem.contact(brand.name)}
        <br />
        {links.map(({ href, label }) => (
          <a href={href}>{label}</a>
        ))}
        {brand.support.hours !== undefined && (
          <>
            <br />
            {brand.support.hours}
          </>
        )}
      </p>
    </div>
  );
}

function wordsOf(
  page: PageContext,
  kind: ProblemKind,
  span: string,
): { readonly title: string; readonly text: string } {
  const { problem, alerts } = page.text;
  switch (kind) {
    case 'notFound':
      return { title: problem.notFoundTitle, text: problem.notFoundText };
    case 'busy':
      return { title: problem.busyTitle, text: problem.busyText };
    case 'slowDown':
      return { title: problem.slowDownTitle, text: alerts.slowDown(span) };
    case 'foreignForm':
      return { title: problem.foreignFormTitle, text: problem.foreignFormText };
    case 'tooLarge':
      return { title: problem.tooLargeTitle, text: problem.tooLargeText };
  }
}
