import type { Provider } from '@mitako/contract';
import { PhoneIcon } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';

/** Operators that people know by a colour. */
const LOOKS: { readonly [Name in Provider]?: string } = { mtn_momo: 'mtn', orange_money: 'orange' };

/** The operator's initial on its colour, to tell it from the others at a glance; a phone for any other operator. */
export function OperatorIcon({
  provider,
  label,
}: {
  readonly provider: Provider | null;
  readonly label: string;
}): JSX.Element {
  const look = provider === null ? undefined : LOOKS[provider];
  if (look === undefined) {
    return (
      <span class="icon">
        <PhoneIcon />
      </span>
    );
  }
  return (
    <span class={`icon ${look}`} aria-hidden="true">
      {label.slice(0, 1)}
    </span>
  );
}
