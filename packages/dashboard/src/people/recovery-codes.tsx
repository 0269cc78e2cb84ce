import { ButtonLink } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { FACTORS_TEXT } from './factors-text.ts';
import { HOME } from './home.ts';

/** The only page that shows the codes. */
export function showCodes(page: Page, codes: readonly string[]): Response | Promise<Response> {
  const { shown: text } = FACTORS_TEXT[page.locale];
  return show(
    page,
    { title: text.title },
    <section class="card">
      <p>{text.text}</p>
      <ul class="codes plain-list">
        {codes.map((code) => (
          <li>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p class="row below">
        <ButtonLink href={page.path(HOME)} label={text.done} isMain />
      </p>
    </section>,
  );
}
