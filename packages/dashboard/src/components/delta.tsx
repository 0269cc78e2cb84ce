import { Icon } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { percentWords } from '../reports/words.ts';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from '../shell/text.ts';

interface DeltaProps {
  readonly now: number;
  readonly before: number;
  /** Of two rates the difference, not the ratio. */
  readonly inPoints?: boolean;
  /** More is neither good nor bad. */
  readonly isNeutral?: boolean;
}

/** How much more or less than before, with an arrow; nothing without something to compare with. */
export function Delta(props: PageProps<DeltaProps>): JSX.Element | null {
  const { page, now, before, inPoints = false, isNeutral = false } = props;
  if (!inPoints && before <= 0) return null;
  const change = Math.round(inPoints ? now - before : ((now - before) * 100) / before);
  const { more, less, points } = TEXT[page.locale].change;
  const size = Math.abs(change);
  const words = inPoints ? points(size) : percentWords(size, page);
  if (change === 0) return <span class="delta">{words}</span>;
  const tone = change > 0 ? 'up' : 'down';
  return (
    <span class={isNeutral ? 'delta' : `delta ${tone}`}>
      <Icon name={`arrow-${tone}-right`} />
      <span class="sr">{change > 0 ? more : less} </span>
      {words}
    </span>
  );
}
