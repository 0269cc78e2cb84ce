import { Icon } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { percentWords } from '../reports/words.ts';
import type { PageProps } from '../shell/page.ts';
import { TEXT } from '../shell/text.ts';

/** How much more or less than before, with an arrow; nothing without something to compare with. */
export function Delta({ page, now, before }: PageProps<{ now: number; before: number }>): JSX.Element | null {
  if (before <= 0) return null;
  const percent = Math.round(((now - before) * 100) / before);
  const { more, less } = TEXT[page.locale].change;
  if (percent === 0) return <span class="delta">{percentWords(0, page)}</span>;
  return (
    <span class={percent > 0 ? 'delta up' : 'delta down'}>
      <Icon name={percent > 0 ? 'arrow-up-right' : 'arrow-down-right'} />
      <span class="sr">{percent > 0 ? more : less} </span>
      {percentWords(Math.abs(percent), page)}
    </span>
  );
}
