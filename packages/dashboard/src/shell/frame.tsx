import { BackIcon, LogoIcon } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Layout, type View } from './layout.tsx';
import { type Mode, type Page, pathIn } from './page.ts';
import type { MenuEntry } from './panel.ts';
import { TEXT } from './text.ts';

export interface FrameOptions {
  readonly title: string;
  /** Beside the heading: what is done on this page. */
  readonly actions?: Child;
  /** Something went wrong: said first in the title, so that a screen reader hears it at once. */
  readonly hasErrors?: boolean;
  /** Where the link above the heading leads: one level up. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Script of this page beside the one of all. */
  readonly script?: string;
  /** Rules of this page after those of all: what depends on a merchant's data. */
  readonly style?: string;
}

interface FrameProps extends FrameOptions {
  readonly page: Page;
  readonly view: View;
  readonly children: Child;
}

/**
 * A page of somebody who is logged in: who they are, the menu, and the page. On a phone the menu is folded into one
 * line that opens without a script.
 */
export function Frame({
  page,
  view,
  title,
  actions,
  hasErrors,
  back,
  script,
  style,
  children,
}: FrameProps): JSX.Element {
  const text = TEXT[page.locale];
  const { site } = page;
  return (
    <Layout
      view={view}
      title={title}
      {...(hasErrors === true && { hasErrors })}
      {...(script !== undefined && { script })}
      {...(style !== undefined && { style })}
    >
      <a class="skip" href="#main">
        {text.skip}
      </a>
      <header class="bar">
        <a class="brand" href={page.path('/')}>
          <LogoIcon />
          {site.serviceName}
        </a>
        {site.panel.hasModes && <ModeSwitch page={page} />}
        <form class="who" method="post" action={`${site.base}/logout`}>
          <span>
            <span class="sr">{text.signedInAs} </span>
            {page.principal.name}
          </span>
          <button class="link">{text.logOut}</button>
        </form>
      </header>
      {site.panel.hasModes && page.mode === 'test' && <p class="test">{text.testNote}</p>}
      <div class="columns">
        <Menu page={page} />
        <main id="main">
          {back !== undefined && (
            <a class="link back" href={back.href}>
              <BackIcon />
              {back.label}
            </a>
          )}
          <div class="heading">
            <h1>{title}</h1>
            {actions}
          </div>
          {children}
        </main>
      </div>
    </Layout>
  );
}

/** The same section in the other mode: what is open in one does not exist in the other. */
function ModeSwitch({ page }: { readonly page: Page }): JSX.Element {
  const { modes } = TEXT[page.locale];
  return (
    <nav class="modes" aria-label={modes.name}>
      {(['live', 'test'] as const satisfies readonly Mode[]).map((mode) => (
        <a href={pathIn(page.site, mode, page.sectionPath)} aria-current={mode === page.mode ? 'true' : undefined}>
          {modes[mode]}
        </a>
      ))}
    </nav>
  );
}

function Menu({ page }: { readonly page: Page }): JSX.Element {
  const text = TEXT[page.locale];
  const { sections } = page.site.panel;
  const current = sections.find(({ path }) => path === page.sectionPath);
  return (
    <nav class="menu" aria-label={text.menu}>
      <details>
        <summary>{current === undefined ? text.menu : `${text.menu} · ${current.label[page.locale]}`}</summary>
        <MenuLists page={page} />
      </details>
      <div class="wide">
        <MenuLists page={page} />
      </div>
    </nav>
  );
}

function MenuLists({ page }: { readonly page: Page }): JSX.Element {
  return (
    <>
      {groupsOf(page.site.panel.sections).map(({ label, sections }) => (
        <>
          {label !== undefined && <p class="group">{label[page.locale]}</p>}
          <ul>
            {sections.map((section) => (
              <li>
                <a href={page.path(section.path)} aria-current={section.path === page.sectionPath ? 'page' : undefined}>
                  {section.label[page.locale]}
                </a>
              </li>
            ))}
          </ul>
        </>
      ))}
    </>
  );
}

/** Neighbours under one heading stand together. */
function groupsOf(
  sections: readonly MenuEntry[],
): readonly { readonly label: MenuEntry['group']; readonly sections: readonly MenuEntry[] }[] {
  const groups: { label: MenuEntry['group']; sections: MenuEntry[] }[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last !== undefined && last.label === section.group) last.sections.push(section);
    else groups.push({ label: section.group, sections: [section] });
  }
  return groups;
}
