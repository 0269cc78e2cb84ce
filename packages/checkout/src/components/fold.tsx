import { Icon, type IconName } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';

interface FoldProps {
  readonly icon: IconName;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: Child;
}

/** A part of a card that opens with a tap. */
export function Fold({ icon, title, isOpen = false, children }: FoldProps): JSX.Element {
  return (
    <details class="fold" open={isOpen}>
      <summary>
        <Icon name={icon} />
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
