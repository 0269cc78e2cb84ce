import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { SUBMIT_ONCE } from '../submit-once.ts';
import { DARK, LIGHT } from '../surfaces.ts';
import { REHEARSAL_STYLE, RehearsalStripe } from './rehearsal.tsx';

interface DocumentProps {
  readonly language: string;
  readonly title: string;
  /** Address of the browser tab's icon. */
  readonly icon: string;
  /** Of the page's style and script, new for each request. */
  readonly nonce: string;
  readonly style: string;
  readonly script: string;
  /** The page of simulated phones; null: it is no rehearsal. */
  readonly rehearsalHref: string | null;
  /** Search engines may list it. Default: none may. */
  readonly isListed?: boolean | undefined;
  /** Of the head, before the style. */
  readonly head?: Child;
  readonly children: Child;
}

/** The document of every page: its head, its one style and, after the content, its one script. */
export function Document({
  language,
  title,
  icon,
  nonce,
  style,
  script,
  rehearsalHref,
  isListed = false,
  head,
  children,
}: DocumentProps): JSX.Element {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!isListed && <meta name="robots" content="noindex" />}
        <meta name="referrer" content="same-origin" />
        <meta name="theme-color" content={LIGHT.page} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={DARK.page} media="(prefers-color-scheme:dark)" />
        <title>{title}</title>
        <link rel="icon" href={raw(icon)} />
        {head}
        <style nonce={nonce}>{raw(rehearsalHref === null ? style : style + REHEARSAL_STYLE)}</style>
      </head>
      <body>
        {rehearsalHref !== null && <RehearsalStripe language={language} href={rehearsalHref} />}
        {children}
        <script nonce={nonce}>{raw(SUBMIT_ONCE + script)}</script>
      </body>
    </html>
  );
}
