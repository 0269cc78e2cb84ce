import type { JSX } from 'hono/jsx/jsx-runtime';
import { Card } from '../components/small.tsx';
import { inBoth } from '../shell/both.ts';
import type { PageProps } from '../shell/page.ts';

export const TEXT = inBoth({
  title: { fr: 'Pages', en: 'Pages' },
  off: { fr: 'Désactiver le raccourci /', en: 'Turn off the shortcut /' },
  on: { fr: 'Activer le raccourci /', en: 'Turn on the shortcut /' },
});

/** Suggestions: the sections of the menu whose name has the text. */
export function Places({ page, q }: PageProps<{ q: string }>): JSX.Element | null {
  const sections = page.site.panel.sections.flatMap((section) => section.tabs ?? [section]);
  const found = q.length < 2 ? [] : sections.filter(({ label }) => folded(page.subjects[label]).includes(folded(q)));
  if (found.length === 0) return null;
  return (
    <Card title={TEXT[page.locale].title}>
      <ul class="plain-list">
        {found.map(({ label, path }) => (
          <li>
            <a class="link" href={page.path(path)}>
              {page.subjects[label]}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Switches the shortcut `/` off and on; without JavaScript there is none. */
export function SlashSwitch({ page }: PageProps): JSX.Element {
  const { on, off } = TEXT[page.locale];
  return (
    <p>
      <button type="button" class="link" data-slash data-on={on} data-off={off} hidden>
        {off}
      </button>
    </p>
  );
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
