import { Form, newKey } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../shell/page.ts';
import { TEXT } from '../shell/text.ts';

interface TapProps {
  readonly page: Page;
  readonly action: string;
  /** Which of several things of one page is done; the field `do` of the form. */
  readonly does?: string;
  readonly submit: string;
  readonly look?: 'danger' | 'quiet';
  /** Of an attempt that may have been begun; else a new one. */
  readonly formKey?: string | undefined;
}

/** A form with only a button. A page may have several, with one alert for all. */
export function Tap({ page, action, does, submit, look, formKey = newKey() }: TapProps): JSX.Element {
  return (
    <Form action={action} formKey={formKey} submit={submit} sending={TEXT[page.locale].sending} look={look}>
      {does !== undefined && <input type="hidden" name="do" value={does} />}
    </Form>
  );
}
