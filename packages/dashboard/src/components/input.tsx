import { Field } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../shell/page.ts';
import { AmountField } from './amount-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

/** What somebody typed, by the name of the field. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>;

/** A field of a form as it is declared. */
export interface InputOf<Name extends string> {
  readonly name: Name;
  /** Field of the operation's body, where that has another name. */
  readonly field?: string;
  readonly label?: string;
  readonly hint?: string | undefined;
  /** Said when the contract or the engine finds fault with it. */
  readonly wrong?: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'datetime-local' | 'area' | 'hidden';
  /** An amount in this currency. */
  readonly currency?: string;
  /** One of these. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** Its value before anybody typed one. */
  readonly value?: string;
  readonly autocomplete?: string;
  readonly autocapitalize?: 'words';
  readonly maxlength?: number;
  readonly rows?: number;
  readonly isOptional?: boolean;
  readonly class?: string;
  /** For what no other property describes; it may draw several fields. */
  readonly draw?: (typed: Typed<Name> | null, error: string | undefined) => Child;
}

interface InputProps<Name extends string> {
  readonly page: Page;
  readonly input: InputOf<Name>;
  /** Null before the form was sent. */
  readonly typed: Typed<Name> | null;
  readonly error: string | undefined;
}

export function Input<Name extends string>({ page, input, typed, error }: InputProps<Name>): JSX.Element {
  const { name, label = '', hint, type = 'text', currency, options, maxlength, rows, isOptional = false } = input;
  const value = typed?.[name] ?? input.value ?? '';
  const about = { name, label, value, error, ...(hint !== undefined && { hint }) };
  const length = maxlength !== undefined && { maxlength };
  if (input.draw !== undefined) return <>{input.draw(typed, error)}</>;
  if (type === 'hidden') return <input type="hidden" name={name} value={value} />;
  if (currency !== undefined) return <AmountField {...about} page={page} currency={currency} optional={isOptional} />;
  if (options !== undefined) return <Select {...about} options={options} />;
  if (type === 'area') {
    return <TextArea {...about} {...length} required={!isOptional} {...(rows !== undefined && { rows })} />;
  }
  return (
    <Field
      {...about}
      {...length}
      type={type}
      autocomplete={input.autocomplete ?? 'off'}
      optional={isOptional}
      {...(input.autocapitalize !== undefined && { autocapitalize: input.autocapitalize })}
      {...(input.class !== undefined && { class: input.class })}
    />
  );
}
