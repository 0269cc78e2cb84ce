import { SecretOnce } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from './text.ts';

/** After an invitation: it went by mail, or this page alone shows where it is accepted. */
export function afterInvitation(page: Page, path: string, url: string | null): Response | Promise<Response> {
  if (url === null) return goTo(page, path, 'invited');
  const { handOver: text } = TEXT[page.locale];
  return show(
    page,
    { title: text.title, back: { href: page.path(path), label: text.back } },
    <>
      <SecretOnce page={page} name={text.name} value={url} />
      <p>{text.how}</p>
    </>,
  );
}
