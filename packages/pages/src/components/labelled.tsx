import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Icon } from './icons.tsx';

interface LabelledProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: Child | undefined;
  readonly error?: string | undefined;
  /** It is only read out. */
  readonly hidesLabel?: boolean | undefined;
  /** The control, with {@link controlAttributes}. */
  readonly children: Child;
}

/** A control with its label, hint and error, which are read out with it. */
export function Labelled({ name, label, hint, error, hidesLabel = false, children }: LabelledProps): JSX.Element {
  return (
    <div class={error === undefined ? 'field' : 'field bad'}>
      <label for={name} class={hidesLabel ? 'sr' : undefined}>
        {label}
      </label>
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="error" id={`${name}-error`}>
          <Icon name="triangle-alert" />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** Attributes that connect a control to its label, hint and error. */
export function controlAttributes({ name, hint, error }: Pick<LabelledProps, 'name' | 'hint' | 'error'>): {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
} {
  const described = [hint === undefined ? [] : `${name}-hint`, error === undefined ? [] : `${name}-error`].flat();
  return {
    id: name,
    name,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': error === undefined ? undefined : 'true',
  };
}
