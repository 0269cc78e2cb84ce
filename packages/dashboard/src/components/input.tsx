import { controlAttributes, currencySign, Field, Labelled } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../shell/page.ts';

/** What the user typed, by the name of the field. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>;

/** A field of a form as it is declared. */
export interface InputOf<Name extends string> {
  readonly name: Name;
  /** Field of the operation's body, where that has another name. */
  readonly field?: string;
  readonly label?: string;
  readonly hint?: string | undefined;
  /** The error, when the contract or the engine rejects it. */
  readonly wrong?: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'datetime-local' | 'area' | 'hidden';
  /** An amount in this currency. */
  readonly currency?: string;
  /** One of these. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** Its value before the user typed one. */
  readonly value?: string;
  readonly autocomplete?: string;
  readonly autocapitalize?: 'words' | 'sentences';
  readonly inputmode?: 'numeric';
  readonly maxlength?: number;
  readonly rows?: number;
  readonly isOptional?: boolean;
  readonly class?: string;
  /** It draws boxes: a form sends those that are ticked. */
  readonly hasBoxes?: true;
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

/** A labelled field; hint and error are read out with it. */
export function Input<Name extends string>({ page, input, typed, error }: InputProps<Name>): JSX.Element {
  const { name, label = '', hint, type = 'text', currency, options, maxlength, isOptional = false } = input;
  const value = typed?.[name] ?? input.value ?? '';
  const attributes = { ...controlAttributes({ name, hint, error }), class: 'input' };
  if (input.draw !== undefined) return <>{input.draw(typed, error)}</>;
  if (type === 'hidden') return <input type="hidden" name={name} value={value} />;
  if (options !== undefined) {
    return (
      <Labelled {...{ name, label, hint, error }}>
        <select {...attributes}>
          {options.map(([each, words]) => (
            <option value={each} selected={each === value}>
              {words}
            </option>
          ))}
        </select>
      </Labelled>
    );
  }
  if (type === 'area') {
    return (
      <Labelled {...{ name, label, hint, error }}>
        <textarea
          {...attributes}
          autofocus={error !== undefined}
          maxlength={maxlength}
          required={!isOptional}
          rows={input.rows}
        >
          {value}
        </textarea>
      </Labelled>
    );
  }
  const about = { name, hint, value, error, optional: isOptional };
  if (currency !== undefined) {
    const named = `${label} (${currencySign(currency, page.locale)})`;
    return (
      <Field
        {...about}
        label={named}
        type="text"
        inputmode="numeric"
        autocomplete="off"
        maxlength={20}
        class="amount"
      />
    );
  }
  return (
    <Field
      {...about}
      label={label}
      type={type}
      autocomplete={input.autocomplete ?? 'off'}
      maxlength={maxlength}
      autocapitalize={input.autocapitalize}
      inputmode={input.inputmode}
      class={input.class}
    />
  );
}
