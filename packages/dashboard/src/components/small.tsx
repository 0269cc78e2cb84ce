import { displayed, formatMoment, formatRecent, Icon, type IconName } from '@mitako/pages';
import { type Child, useContext } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page, PageProps } from '../shell/page.ts';
import { Opens } from '../shell/opens.ts';
import { TEXT } from '../shell/text.ts';

/**
 * How a status is meant: done, gone wrong, the reader has to wait or act, undone on purpose (a refund), over without a result,
 * or none of these. `mode` marks what is only a test.
 */
export type Tone = 'good' | 'bad' | 'wait' | 'info' | 'ended' | 'plain' | 'mode';

/** The icon of a tone. */
export const TONE_ICONS: { readonly [Of in Tone]?: IconName } = {
  good: 'check',
  bad: 'x',
  wait: 'clock',
  info: 'undo-2',
  ended: 'minus',
};

/** A status as text; icon and colour only support it. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: Child }): JSX.Element {
  const icon = TONE_ICONS[tone];
  return (
    <span class={tone === 'plain' ? 'badge' : `badge ${tone}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}

interface MomentProps {
  readonly page: Page;
  readonly at: string | null;
  /** For tables: the month cut short. */
  readonly isShort?: boolean;
}

/** A moment in the time of Douala; the exact one is in the element for machines. */
export function Moment({ page, at, isShort = false }: MomentProps): JSX.Element {
  if (at === null) return <span>–</span>;
  return <time datetime={at}>{formatMoment(at, page.locale, isShort ? 'medium' : 'long')}</time>;
}

/** A moment in a list: `14:05` of this day, `hier, 18:42`, `25 nov. 2026, 12:30`. */
export function Recent({ page, at, hasSeconds = false }: PageProps<{ at: string; hasSeconds?: boolean }>): JSX.Element {
  const nowMs = page.gateway.clock.now();
  return <time datetime={at}>{formatRecent(at, nowMs, page.locale, hasSeconds ? 'medium' : 'short')}</time>;
}

/** Text from others, inert; a dash where there is none. */
export function Words({ children }: { readonly children: string | null | undefined }): JSX.Element {
  return <span>{children == null || children === '' ? '–' : displayed(children)}</span>;
}

/** A name with its value; false is left out. */
export type Fact = readonly [name: Child, value: Child] | false;

interface FactsProps {
  /** Puts them into a section of their own, with this heading. */
  readonly title?: string;
  readonly facts: readonly Fact[];
}

/** Names and values of one thing. */
export function Facts({ title, facts }: FactsProps): JSX.Element {
  const list = (
    <dl class="facts">
      {facts.map((fact) => {
        if (fact === false) return null;
        const [name, value] = fact;
        return (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
  return title === undefined ? list : <Card title={title}>{list}</Card>;
}

/** A part of a page under its own heading. */
export function Card({
  title,
  children,
}: {
  readonly title?: string | undefined;
  readonly children: Child;
}): JSX.Element {
  return (
    <section class="card">
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}

interface FigureProps {
  readonly title: string;
  readonly value: string;
  /** The explanation. */
  readonly children?: Child;
  /** What belongs to it, line by line. */
  readonly facts?: readonly Fact[];
}

/** A figure in large, one of several. */
export function Figure({ title, value, children, facts }: FigureProps): JSX.Element {
  return (
    <Card title={title}>
      <p class="figure">{value}</p>
      {children !== undefined && <p class="soft">{children}</p>}
      {facts !== undefined && <Facts facts={facts} />}
    </Card>
  );
}

interface LinkProps {
  readonly href: string;
  readonly label: string;
}

/** A link that looks like a button: the main action of a page, or another one. */
export function ButtonLink({
  href,
  label,
  isMain = false,
  icon,
}: LinkProps & { readonly isMain?: boolean; readonly icon?: IconName }): JSX.Element | null {
  if (!useContext(Opens)(href)) return null;
  return (
    <a class={isMain ? 'button' : 'button quiet'} href={href}>
      {icon !== undefined && <Icon name={icon} />}
      {label}
    </a>
  );
}

export function TextLink({ href, label }: LinkProps): JSX.Element | null {
  if (!useContext(Opens)(href)) return null;
  return (
    <a class="link" href={href}>
      {label}
    </a>
  );
}

/** A notice: what was done, or what is most important. */
export function Notice({ children }: { readonly children: Child }): JSX.Element {
  return (
    <div class="notice" role="status">
      <p>{children}</p>
    </div>
  );
}

interface WarningProps {
  readonly title?: string;
  /** It is the result of an action, which screen readers announce at once. */
  readonly isStatus?: boolean;
  readonly children: Child;
}

/** A warning. */
export function Warning({ title, isStatus = false, children }: WarningProps): JSX.Element {
  return (
    <div class="warning" role={isStatus ? 'status' : undefined}>
      {title !== undefined && <h2>{title}</h2>}
      <p>{children}</p>
    </div>
  );
}

/** Confirms what a form did: the text for `?done=`, if it names one. */
export function Done({ page, words }: PageProps<{ words: Readonly<Record<string, string>> }>): JSX.Element | null {
  const done = page.query('done');
  const message = Object.hasOwn(words, done) ? words[done] : undefined;
  if (message === undefined) return null;
  return <Notice>{message}</Notice>;
}

/** Something that is shown only once: a key, a secret. Selected and copied with one tap where there is a script. */
export function SecretOnce({ page, name, value }: PageProps<{ name: string; value: string }>): JSX.Element {
  const text = TEXT[page.locale].secret;
  return (
    <div class="warning" role="status">
      <p>
        <strong>{text.title}</strong> {text.once}
      </p>
      <div class="field">
        <label for="secret">{name}</label>
        <input class="input code" id="secret" value={value} readonly autocomplete="off" spellcheck={false} />
      </div>
      <button class="button quiet" type="button" data-copy="secret" data-copied={page.buttons.copied} hidden>
        {text.copy}
      </button>
    </div>
  );
}
