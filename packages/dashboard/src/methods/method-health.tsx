import type { Locale, MethodHealth } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageProps } from '../shell/page.ts';
import { Badge, type Tone } from '../components/small.tsx';

interface StatusText {
  readonly tone: Tone;
  readonly fr: string;
  readonly en: string;
}

const HEALTH_TEXT: { readonly [State in MethodHealth]: StatusText } = {
  up: { tone: 'good', fr: 'Fonctionne', en: 'Working' },
  slow: { tone: 'wait', fr: 'Lent', en: 'Slow' },
  down: { tone: 'bad', fr: 'En panne', en: 'Down' },
  unknown: { tone: 'plain', fr: 'Peu de paiements', en: 'Few payments' },
};

/** How well a method works just now. */
export function HealthBadge({ page, is }: PageProps<{ is: MethodHealth }>): JSX.Element {
  return <Badge tone={HEALTH_TEXT[is].tone}>{healthWords(is, page.locale)}</Badge>;
}

export function healthWords(is: MethodHealth, locale: Locale): string {
  return HEALTH_TEXT[is][locale];
}
