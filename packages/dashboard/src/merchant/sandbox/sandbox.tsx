import { type Page, pathIn } from '../../shell/page.ts';
import type { Handler, Section } from '../../shell/section.ts';
import { goTo, show } from '../../shell/respond.tsx';
import { DEVELOPERS } from '../developers.ts';
import { createTestPayment, showSandbox } from './create-test-payment.tsx';
import { showTestPayment, simulate } from './simulate.tsx';
import { TEXT } from './text.ts';

/** Test payments, and what happens to them. */
export const sandbox: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: DEVELOPERS,
  path: '/sandbox',
  pages: (routes) => {
    routes.get('/sandbox', (page) => (page.mode === 'test' ? showSandbox(page) : showOnlyTest(page)));
    routes.post('/sandbox', inTest(createTestPayment));
    routes.get('/sandbox/:payment_id', inTest(showTestPayment));
    routes.post('/sandbox/:payment_id', inTest(simulate));
  },
};

/** Nothing of this is there in live mode: a live payment least of all. */
function inTest(handler: Handler): Handler {
  return (page) => (page.mode === 'test' ? handler(page) : goTo(page, '/sandbox'));
}

function showOnlyTest(page: Page): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return show(
    page,
    { title: text.title },
    <section class="card">
      <p>{text.liveOnly}</p>
      <p class="row">
        <a class="button" href={pathIn(page.site, 'test', '/sandbox')}>
          {text.toTest}
        </a>
      </p>
    </section>,
  );
}
