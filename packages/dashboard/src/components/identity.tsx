import { displayed, Icon, type IconName, ProviderMark } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';

interface PersonProps {
  /** Chooses the tint. */
  readonly id: string;
  /** As its owner calls them; null: nobody has given them a name. */
  readonly name: string | null;
  /** What is known without a name: `•••• 3456`. */
  readonly contact: string;
  /** After the contact. */
  readonly note?: string | null;
  /** Where the row leads. */
  readonly href?: string;
  /** A shop has a square one. */
  readonly isMerchant?: boolean;
  /** Beside the name. */
  readonly children?: Child;
}

/** Who it is: initials on one of five tints, the name, and the contact below. */
export function Person({
  id,
  name,
  contact,
  note = null,
  href,
  isMerchant = false,
  children,
}: PersonProps): JSX.Element {
  const shown = displayed(name ?? '') || contact;
  const below = [shown === contact ? null : contact, note].filter((each) => each !== null);
  return (
    <span class="cell">
      <span
        class={`avatar ${isMerchant ? 'square' : 'round'}${name === null ? '' : ` av${tintOf(id)}`}`}
        aria-hidden="true"
      >
        {name === null ? <Icon name="users" /> : initialsOf(name)}
      </span>
      <span>
        {href === undefined ? (
          <strong>{shown}</strong>
        ) : (
          <a class="open" href={href}>
            {shown}
          </a>
        )}
        {children !== undefined && <> {children}</>}
        {below.length > 0 && <small>{below.join(' · ')}</small>}
      </span>
    </span>
  );
}

/** The same for the same id. */
export function tintOf(id: string): number {
  return ([...id].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % TINTS) + 1;
}

const TINTS = 5;

/** `AN` of Awa Ndiaye. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [...words.slice(0, 1), ...words.slice(1).slice(-1)].join('').toUpperCase() || '·';
}

/** A provider by its letter on its colour, with its name; other methods by their icon. */
export function Provider({ page, method, label }: PageProps<{ method: string; label: string }>): JSX.Element {
  const known = page.gateway.providers(page.mode === 'live').find(({ provider }) => provider === method);
  const icon = ICONS[method];
  return (
    <span class="cell">
      {icon === undefined ? (
        <ProviderMark monogram={known?.monogram ?? null} colors={known?.colors ?? null} />
      ) : (
        <span class="icon">
          <Icon name={icon} />
        </span>
      )}
      <span>{label}</span>
    </span>
  );
}

const ICONS: Readonly<Record<string, IconName | undefined>> = {
  wallet: 'wallet',
  cash: 'banknote',
  card: 'credit-card',
};
