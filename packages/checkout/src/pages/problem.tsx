import { ClockIcon, CrossIcon } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Layout } from '../components/layout.tsx';
import type { PageContext } from '../page-context.ts';

export type ProblemKind = 'not_found' | 'busy' | 'slow_down' | 'foreign_form' | 'too_large';

export interface ProblemPageProps {
  readonly page: PageContext;
  readonly kind: ProblemKind;
  /** How long to wait, in words; with `slow_down`. */
  readonly span?: string;
  /** Where trying again may help: an address to open once more. */
  readonly retryPath?: string | undefined;
}

/** A page that is only a message: there is no checkout to show, or no way to read it now. */
export function ProblemPage({ page, kind, span = '', retryPath }: ProblemPageProps): JSX.Element {
  const { title, text } = wordsOf(page, kind, span);
  const mayPass = kind === 'busy' || kind === 'slow_down';
  return (
    <Layout page={page} title={title}>
      <section class="card center">
        <div class={mayPass ? 'sign' : 'sign fault'}>{mayPass ? <ClockIcon /> : <CrossIcon />}</div>
        <h1>{title}</h1>
        <p>{text}</p>
        {retryPath !== undefined && (
          <a class="button" href={retryPath}>
            {page.text.problem.tryAgain}
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
    case 'not_found':
      return { title: problem.notFoundTitle, text: problem.notFoundText };
    case 'busy':
      return { title: problem.busyTitle, text: problem.busyText };
    case 'slow_down':
      return { title: problem.slowDownTitle, text: alerts.slowDown(span) };
    case 'foreign_form':
      return { title: problem.foreignFormTitle, text: problem.foreignFormText };
    case 'too_large':
      return { title: problem.tooLargeTitle, text: problem.tooLargeText };
  }
}
