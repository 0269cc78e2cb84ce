import { controlAttributes, Labelled } from '@mitako/pages';
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
    <Labelled {...{ name, label, hint, error }}>
      <input
        class="input color"
        {...controlAttributes({ name, hint, error })}
        type="color"
        value={value}
        data-palette={palettePath}
      />
    </Labelled>
  );
}
