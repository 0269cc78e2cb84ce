import { LIMITS } from '@mitako/contract';
import { Field } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { ActionState } from '../../components/action.tsx';
import { AmountField } from '../../components/amount-field.tsx';
import type { Page } from '../../shell/page.ts';

/** How much of a payment, and why, as it was typed. */
export interface TypedPart {
  readonly amount: string;
  readonly reason: string;
}

interface PartFieldsProps {
  readonly page: Page;
  readonly state: ActionState<keyof TypedPart>;
  readonly typed: TypedPart;
  readonly currency: string;
  readonly labels: { readonly amount: string; readonly reason: string; readonly reasonHint: string };
}

/** Fields of what is done with a part of a payment, or with all that is left of it. */
export function PartFields({ page, state, typed, currency, labels }: PartFieldsProps): JSX.Element {
  return (
    <>
      <AmountField
        page={page}
        name="amount"
        label={labels.amount}
        currency={currency}
        value={typed.amount}
        error={state.errors.amount}
      />
      <Field
        name="reason"
        label={labels.reason}
        hint={labels.reasonHint}
        type="text"
        autocomplete="off"
        maxlength={LIMITS.descriptionLengthMax}
        optional
        value={typed.reason}
        error={state.errors.reason}
      />
    </>
  );
}
