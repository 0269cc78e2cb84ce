import { Icon, type ProblemKind } from '@mitako/pages';
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
}

/** A page with a message only: the checkout does not exist or cannot be read now. */
export function ProblemPage({ page, kind, span = '', isAfterForm, nextPath }: ProblemPageProps): JSX.Element {
  const { title, text } = wordsOf(page, kind, span);
  const mayPass = kind === 'busy' || kind === 'slowDown';
  return (
    <Layout page={page} title={title}>
      <section class="card center">
        <div class="outcome">
          <div class={mayPass ? 'sign' : 'sign fault'}>
            <Icon name={mayPass ? 'clock' : 'x'} />
          </div>
          <h1>{title}</h1>
        </div>
        <p>{text}</p>
        {mayPass && isAfterForm && <p>{page.text.problem.busyAfterForm}</p>}
        {nextPath !== null && (
          <a class="button" href={nextPath}>
            {isAfterForm ? page.text.problem.backToPayment : page.text.problem.tryAgain}
          </a>
        )}
      </section>
    </Layout>
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
