import type { JSX } from 'hono/jsx/jsx-runtime';

interface ColorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Where the preview's script learns the palettes of a colour. */
  readonly palettePath: string;
  readonly error?: string | undefined;
}

/** A colour, by the browser's own means; where it has none, as `#rrggbb`. */
export function ColorField({ name, label, hint, value, palettePath, error }: ColorFieldProps): JSX.Element {
  return (
    <div class={error === undefined ? 'field' : 'field bad'}>
      <label for={name}>{label}</label>
      <p class="hint" id={`${name}-hint`}>
        {hint}
      </p>
      {error !== undefined && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      <input
        class="input color"
        id={name}
        name={name}
        type="color"
        value={value}
        data-palette={palettePath}
        aria-describedby={error === undefined ? `${name}-hint` : `${name}-hint ${name}-error`}
        aria-invalid={error === undefined ? undefined : 'true'}
      />
    </div>
  );
}
