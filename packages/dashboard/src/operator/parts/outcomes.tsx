import type { JSX } from 'hono/jsx/jsx-runtime';
import { ButtonLink } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { notFound } from '../../shell/refused.ts';

interface OutcomesProps<Outcome extends string> {
  readonly page: Page;
  /** Of the page about what is decided. */
  readonly path: string;
  readonly outcomes: readonly Outcome[];
  readonly words: { readonly [Each in Outcome]: { readonly open: string } };
  /** What goes wrong, or hurts somebody, is no main thing to do. */
  readonly quiet: readonly Outcome[];
}

/** What an operator can decide, each leading to the page that says what it does. */
export function Outcomes<Outcome extends string>(props: OutcomesProps<Outcome>): JSX.Element {
  const { page, path, outcomes, words, quiet } = props;
  return (
    <span class="row">
      {outcomes.map((outcome) => (
        <ButtonLink
          href={page.path(`${path}/${outcome}`)}
          label={words[outcome].open}
          isMain={!quiet.includes(outcome)}
        />
      ))}
    </span>
  );
}

/** The word of the path, if it is one of these: another leads nowhere. */
export function chosenOf<Word extends string>(page: Page, parameter: string, words: readonly Word[]): Word {
  const chosen = words.find((each) => each === page.parameter(parameter));
  if (chosen === undefined) throw notFound();
  return chosen;
}
