import { Icon, type IconName } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { ButtonLink } from './small.tsx';

type Way = Parameters<typeof ButtonLink>[0];

interface EmptyProps {
  readonly icon: IconName;
  /** What will be here. */
  readonly title: string;
  readonly text: string;
  /** What to do about it; without one, it comes by itself. */
  readonly action?: Way;
  readonly other?: Way;
  /** Below: a third way, for some. */
  readonly children?: Child;
}

/** A page without rows yet: what will be here, one action, and another one. */
export function Empty({ icon, title, text, action, other, children }: EmptyProps): JSX.Element {
  return (
    <section class="card empty">
      <span class="dot">
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p class="soft">{text}</p>
      {(action !== undefined || other !== undefined) && (
        <p class="row">
          {action !== undefined && <ButtonLink isMain {...action} />}
          {other !== undefined && <ButtonLink {...other} />}
        </p>
      )}
      {children}
    </section>
  );
}
