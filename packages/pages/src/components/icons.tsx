import { raw } from 'hono/html';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { ICON_SHAPES } from './icon-shapes.ts';

export type IconName = keyof typeof ICON_SHAPES;

/** Drawn in the text colour, as large as its text, and hidden from screen readers: a label is always beside it. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      {raw(ICON_SHAPES[name])}
    </svg>
  );
}

/** Two crossed copper rods, the money after which the service is named, on an indigo tile of 32. */
export const MARK =
  '<rect width="32" height="32" rx="8" fill="#1f2a7c"/><path d="M9 7.5c0 8.5 4.5 15.5 13.5 17M23 7.5c0 8.5-4.5 15.5-13.5 17" fill="none" stroke="#f2a878" stroke-width="3.2" stroke-linecap="round"/>';
