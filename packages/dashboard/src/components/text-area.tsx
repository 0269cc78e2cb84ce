import { controlAttributes, Labelled } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';

interface TextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly maxlength?: number;
  readonly required?: boolean;
  readonly rows?: number;
}

/** A labelled field of several lines; hint and error are read out with it. */
export function TextArea(props: TextAreaProps): JSX.Element {
  const { name, label, hint, value = '', error, ...attributes } = props;
  return (
    <Labelled {...{ name, label, hint, error }}>
      <textarea
        class="input"
        {...controlAttributes({ name, hint, error })}
        autofocus={error !== undefined}
        {...attributes}
      >
        {value}
      </textarea>
    </Labelled>
  );
}
