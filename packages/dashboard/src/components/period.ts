import { type Route, takesPeriod } from '@mitako/contract';
import type { Page } from '../shell/page.ts';
import { TEXT } from '../shell/text.ts';
import type { Filter, Filters } from './filters.tsx';

/** Parameters of the address, for each period that an operation accepts. */
const PARAMETERS = { created: ['from', 'to'], succeeded: ['paid_from', 'paid_to'] } as const;

/** The days between which the rows of a list were created, or payments were paid. */
export function periodFilters({ locale, names }: Page, of: keyof typeof PARAMETERS = 'created'): readonly Filter[] {
  const { wrongDay: wrong, chips, paid } = TEXT[locale].period;
  const labels = of === 'created' ? names : paid;
  const [from, to] = PARAMETERS[of];
  const chip = chips[of];
  return [
    { name: from, field: `${of}_from`, label: labels.from, day: 'first', wrong, chip },
    { name: to, field: `${of}_to`, label: labels.to, day: 'last', wrong, chip },
  ];
}

/** The filters of a list with the periods that its operation takes. */
export function withPeriods<Of extends Filters>(page: Page, query: Route['query'], of: Of): Of {
  const periods = (['created', 'succeeded'] as const).flatMap((each) =>
    takesPeriod(query, each) ? periodFilters(page, each) : [],
  );
  return { ...of, filters: [...(of.filters ?? []), ...periods] };
}
