import type { JSX } from 'hono/jsx/jsx-runtime';
import { FormPage, type FormState } from '../components/form-page.tsx';
import type { PageProps } from '../page-context.ts';

/** The step before the provider's page, which takes the card: no number of a card is typed here. */
export function CardPage({
  page,
  provider,
  state,
}: PageProps<{
  /** Id of the provider. */
  readonly provider: string;
  readonly state: FormState<never>;
}>): JSX.Element {
  const text = page.text.card;
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      intro={text.intro}
      action={page.paths.card}
      submit={page.text.form.pay(page.amount)}
    >
      <input type="hidden" name="provider" value={provider} />
    </FormPage>
  );
}
