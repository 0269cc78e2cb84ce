import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../shell/page.ts';
import { type Filters, searchOf, valueOf } from './filters.tsx';

interface TabsProps {
  readonly page: Page;
  readonly of: Filters;
  /** How many rows each has, by its value. */
  readonly counts?: ReadonlyMap<string, string> | undefined;
}

/** The heads of a list: one choice of its rows each, with their number. The other filters stay. */
export function Tabs({ page, of, counts }: TabsProps): JSX.Element | null {
  const { tabs } = of;
  if (tabs === undefined) return null;
  const chosen = valueOf(page, tabs);
  return (
    <nav class="heads" aria-label={tabs.label}>
      {tabs.choices?.map(([value, label]) => {
        const count = counts?.get(value);
        return (
          <a
            href={page.here + searchOf(page, of, { [tabs.name]: value })}
            aria-current={value === chosen ? 'true' : undefined}
          >
            {label}
            {count !== undefined && (
              <>
                {' '}
                <span>{count}</span>
              </>
            )}
          </a>
        );
      })}
    </nav>
  );
}
