import { createHash } from 'node:crypto';
import type { InputOf, Typed } from './input.tsx';

/** Of the field that says what a form showed. */
export const SHOWN = 'shown';

/** What a form shows before anything is typed, as a digest of each of its values: `fixed:1f0c… maximum:93ab…`. */
export function shownIn(inputs: readonly InputOf<string>[]): string {
  return inputs
    .filter(isStored)
    .map(({ name, value }) => `${name}:${digestOf(value)}`)
    .join(' ');
}

/**
 * What was typed, with the stored value of each field that was not touched. A form sends all of its fields: one that stood
 * open while a colleague, or another tab, changed some of them would take those changes back.
 * @param shown {@link shownIn} of the form as it was opened; empty: everything was typed
 */
export function untouchedAsStored<Name extends string>(
  inputs: readonly InputOf<Name>[],
  typed: Typed<Name>,
  shown: string,
): Typed<Name> {
  const opened = new Set(shown.split(' '));
  const stored = inputs
    .filter(isStored)
    .filter(({ name }) => opened.has(`${name}:${digestOf(typed[name])}`))
    .map(({ name, value }) => [name, value] as const);
  return { ...typed, ...(Object.fromEntries(stored) as Partial<Typed<Name>>) };
}

/** Hidden fields are not the user's. */
function isStored<Input extends InputOf<string>>(input: Input): input is Input & { readonly value: string } {
  return input.value !== undefined && input.type !== 'hidden' && input.type !== 'password';
}

/** Browsers send the line breaks of an area as `\r\n`, and a form is trimmed as it is read. */
function digestOf(value: string): string {
  return createHash('sha256').update(value.replaceAll('\r\n', '\n').trim()).digest('hex').slice(0, 16);
}
