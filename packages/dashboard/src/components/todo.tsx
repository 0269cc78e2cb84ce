import { displayed, Icon, type IconName } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';
import { ButtonLink } from './small.tsx';

/** Something to be dealt with, and where. */
export interface TodoItem {
  readonly icon: IconName;
  /** Something fails: red. */
  readonly isBad?: boolean;
  readonly words: string;
  /** More about it: from when, or what a person wrote. */
  readonly note?: string | null;
  readonly path: string;
  readonly link: string;
}

/** What is to be dealt with, each with a link to where that is done. */
export function Todo({ page, title, items }: PageProps<{ title: string; items: readonly TodoItem[] }>): JSX.Element {
  return (
    <section class="card" aria-labelledby="todo">
      <h2 id="todo">{title}</h2>
      <ul class="todo">
        {items
          .filter(({ path }) => page.mayOpen(page.path(path)))
          .map(({ icon, isBad = false, words, note, path, link }) => (
            <li>
              <span class={isBad ? 'dot bad' : 'dot wait'}>
                <Icon name={icon} />
              </span>
              <p>
                <strong>{words}</strong>
                {note != null && note !== '' && <span class="soft under"> {displayed(note)}</span>}
              </p>
              <ButtonLink href={page.path(path)} label={link} />
            </li>
          ))}
      </ul>
    </section>
  );
}
