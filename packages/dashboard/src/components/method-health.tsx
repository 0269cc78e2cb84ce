import type { Locale, MethodHealth } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../shell/page.ts';
import { Badge, type Tone } from './small.tsx';

interface Said {
  readonly tone: Tone;
  readonly fr: string;
  readonly en: string;
}

const SAID: { readonly [State in MethodHealth]: Said } = {
  up: { tone: 'good', fr: 'Fonctionne', en: 'Working' },
  slow: { tone: 'wait', fr: 'Lent', en: 'Slow' },
  down: { tone: 'bad', fr: 'En panne', en: 'Down' },
  unknown: { tone: 'plain', fr: 'Peu de paiements', en: 'Few payments' },
};

/** How well a method works just now. */
export function HealthBadge({ page, is }: { readonly page: Page; readonly is: MethodHealth }): JSX.Element {
  return <Badge tone={SAID[is].tone}>{healthWords(is, page.locale)}</Badge>;
}

export function healthWords(is: MethodHealth, locale: Locale): string {
  return SAID[is][locale];
}
