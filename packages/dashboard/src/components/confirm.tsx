import type { Child } from 'hono/jsx';
import type { Page } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT } from '../shell/text.ts';
import { Action, type ActionState, isFaulty } from './action.tsx';

/** What is about to be done. */
export interface Confirmation {
  readonly title: string;
  /** The page it is about. */
  readonly back: { readonly href: string; readonly label: string };
  /** Where the form is sent, below the panel. */
  readonly action: string;
  readonly submit: string;
  readonly look?: 'danger';
  /** What it does, a paragraph each. */
  readonly says: readonly Child[];
  /** Whether it takes the password: by default it does. */
  readonly sensitive?: boolean;
  /** What is asked for beside the yes. */
  readonly fields?: Child;
}

/** A page that says what something does and asks whether to do it. */
export function showConfirmation(
  page: Page,
  state: ActionState,
  { title, back, action, submit, look, says, sensitive = true, fields }: Confirmation,
): Response | Promise<Response> {
  return show(
    page,
    { title, back, status: isFaulty(state) ? 422 : 200, hasErrors: isFaulty(state) },
    <section class="card">
      {says.map((paragraph) => (
        <p>{paragraph}</p>
      ))}
      <Action
        page={page}
        state={state}
        action={page.path(action)}
        submit={submit}
        sensitive={sensitive}
        {...(look !== undefined && { look })}
      >
        {fields}
      </Action>
      <a class="link below" href={back.href}>
        {TEXT[page.locale].form.doNothing}
      </a>
    </section>,
  );
}
