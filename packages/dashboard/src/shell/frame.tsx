import { displayed, Icon, Mark } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { initialsOf, tintOf } from '../components/identity.tsx';
import { Layout, type LayoutProps, type View } from './layout.tsx';
import { Opens } from './opens.ts';
import { type Mode, type Page, pathIn, type PageProps } from './page.ts';
import type { MenuEntry } from './panel.ts';
import { SUBJECT_ICONS } from '../vocabulary/icons.ts';
import { GROUPS } from '../vocabulary/subjects.ts';
import { TEXT } from './text.ts';

export interface FrameOptions extends LayoutProps {
  /** The heading, where it is not the title. */
  readonly heading?: string;
  /** Beside the heading: its state. */
  readonly badges?: Child;
  /** Beside the heading: what is done on this page. */
  readonly actions?: Child;
  /** Below the heading. */
  readonly lead?: Child;
  /** Where the link above the heading leads: one level up. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
}

interface FrameProps extends FrameOptions {
  readonly page: Page;
  readonly view: View;
  /** What waits for a decision, by the path of its section. */
  readonly waiting: ReadonlyMap<string, string>;
  readonly children: Child;
}

/**
 * A page for a logged-in user: the account, the menu, and the content. On a phone a bar at the bottom has the few
 * sections that are opened most, and the menu behind the last of its tabs, which opens without a script.
 */
export function Frame({
  page,
  waiting,
  heading,
  badges,
  actions,
  lead,
  back,
  children,
  ...layout
}: FrameProps): JSX.Element {
  const text = TEXT[page.locale];
  const { site } = page;
  const section = site.panel.sections.find(({ tabs }) => tabs?.some(({ path }) => page.path(path) === page.here));
  return (
    <Opens.Provider value={page.mayOpen}>
      <Layout {...layout}>
        <a class="skip" href="#main">
          {text.skip}
        </a>
        <div class={site.panel.hasModes ? 'shell' : 'shell apart'}>
          <div class="side">
            <Brand page={page} />
            <nav class="menu" aria-label={text.menu}>
              <MenuLists page={page} waiting={waiting} />
            </nav>
          </div>
          <div class="content">
            <header class="bar">
              <Brand page={page} />
              {hasSearch(page) && (
                <a class="find" href={page.path('/search')} data-find>
                  <Icon name="search" />
                  <span>{page.buttons.search}</span>
                  <kbd aria-hidden="true">/</kbd>
                </a>
              )}
              {site.panel.hasModes && page.principal.sandbox !== true && <ModeSwitch page={page} />}
              <Who page={page} />
            </header>
            {site.panel.hasModes && page.mode === 'test' && <p class="test">{text.testNote}</p>}
            {/* On paper alone, where the header is left out. */}
            <p class="paper">
              {page.principal.merchant?.name ?? page.principal.name} – {site.brand.name}
            </p>
            <main id="main">
              {page.principal.email_bounced === true && (
                <p class="warning">
                  {text.bounced(displayed(page.principal.email))}{' '}
                  <a class="link" href={page.path('/account/security')}>
                    {page.subjects.security}
                  </a>
                </p>
              )}
              {back !== undefined && (
                <a class="back" href={back.href}>
                  <Icon name="arrow-left" />
                  {back.label}
                </a>
              )}
              <div class="heading">
                <h1>{heading ?? (section === undefined ? layout.title : page.subjects[section.label])}</h1>
                {badges}
                {actions}
                {lead}
              </div>
              {section !== undefined && <SectionTabs page={page} section={section} />}
              {children}
            </main>
          </div>
        </div>
        <Tabs page={page} waiting={waiting} />
      </Layout>
    </Opens.Provider>
  );
}

/** Above the menu; on a phone at the top of the page: a merchant's own name, else that of the service. */
function Brand({ page: { site, locale, path, principal } }: PageProps) {
  const { merchant } = principal;
  return (
    <a class="brand" href={path('/')}>
      {merchant !== undefined ? (
        <span class={`avatar av${tintOf(merchant.id)}`} aria-hidden="true">
          {initialsOf(merchant.name).slice(0, 1)}
        </span>
      ) : (
        <Mark brand={site.brand} />
      )}
      <span>
        <span class="owner">{merchant === undefined ? site.brand.name : displayed(merchant.name)}</span>
        {site.panel.role !== 'agent' && (
          <span class="role">{merchant === undefined ? site.panel.name[locale] : site.brand.name}</span>
        )}
      </span>
    </a>
  );
}

/** The pages of a section that are tabs of each other. */
function SectionTabs({ page, section: { label, tabs = [] } }: PageProps<{ section: MenuEntry }>) {
  return (
    <nav class="heads" aria-label={page.subjects[label]}>
      {tabs
        .filter(({ path }) => page.mayOpen(page.path(path)))
        .map((tab) => (
          <a href={page.path(tab.path)} aria-current={page.path(tab.path) === page.here ? 'true' : undefined}>
            {page.subjects[tab.label]}
          </a>
        ))}
    </nav>
  );
}

/** The same section in the other mode: what is open in one does not exist in the other. Test accounts have one mode. */
function ModeSwitch({ page }: PageProps) {
  return (
    <nav class="modes" aria-label={page.names.mode}>
      {(['live', 'test'] as const satisfies readonly Mode[]).map((mode) => (
        <a href={pathIn(page.site, mode, page.sectionPath)} aria-current={mode === page.mode ? 'true' : undefined}>
          {page.names[mode]}
        </a>
      ))}
    </nav>
  );
}

function Who({ page }: PageProps) {
  const text = TEXT[page.locale];
  return (
    <form class="who" method="post" action={`${page.site.base}/logout`}>
      <span>
        <span class="sr">{text.signedInAs} </span>
        {page.principal.name}
      </span>
      {page.site.session.host?.logoutUrl !== null && <button class="link">{text.logOut}</button>}
    </form>
  );
}

/** Agents and users have nothing to search. */
function hasSearch(page: Page): boolean {
  const path = '/search';
  return page.site.panel.sections.some(({ pages = {} }) => path in pages) && page.mayOpen(page.path(path));
}

/** The bar of a phone. */
function Tabs({ page, waiting }: PageProps<Pick<FrameProps, 'waiting'>>) {
  const text = TEXT[page.locale];
  const { sections } = page.site.panel;
  const tabs = openTo(page).filter(({ isTab }) => isTab === true);
  const isOther = sections.some(({ path, isTab }) => path === page.sectionPath && isTab !== true);
  return (
    <nav class="tabs" aria-label={text.shortcuts}>
      {tabs.map((section) => (
        <a href={page.path(section.path)} aria-current={section.path === page.sectionPath ? 'page' : undefined}>
          <SectionIcon section={section} />
          {page.subjects[section.label]}
        </a>
      ))}
      <details>
        <summary class={isOther ? 'here' : undefined}>
          <Icon name="menu" />
          {text.more}
        </summary>
        <div class="sheet">
          <MenuLists page={page} waiting={waiting} />
          <Who page={page} />
        </div>
      </details>
    </nav>
  );
}

function MenuLists({ page, waiting }: PageProps<Pick<FrameProps, 'waiting'>>) {
  const text = TEXT[page.locale];
  return (
    <>
      {groupsOf(openTo(page)).map(({ label, sections }) => (
        <>
          {label !== undefined && (
            <p class={label === 'account' ? 'group last' : 'group'}>
              {GROUPS[page.locale][label === 'accounts' && !page.gateway.parts.has('marketplace') ? 'money' : label]}
            </p>
          )}
          <ul>
            {sections.map((section) => (
              <li>
                <a href={page.path(section.path)} aria-current={section.path === page.sectionPath ? 'page' : undefined}>
                  <SectionIcon section={section} />
                  {page.subjects[section.label]}
                  {waiting.has(section.path) && (
                    <span class="count">
                      {waiting.get(section.path)}
                      <span class="sr"> {text.waiting}</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </>
      ))}
    </>
  );
}

function SectionIcon({ section: { label } }: { readonly section: MenuEntry }) {
  const icon = SUBJECT_ICONS[label];
  return icon === undefined ? null : <Icon name={icon} />;
}

/** The sections that the role of whoever reads may open. */
function openTo(page: Page): readonly MenuEntry[] {
  return page.site.panel.sections.filter(({ path }) => page.mayOpen(page.path(path)));
}

/** Neighbouring sections with the same heading form a group. */
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
