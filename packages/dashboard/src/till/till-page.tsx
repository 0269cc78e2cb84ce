import type { Child } from 'hono/jsx';
import type { Page } from '../shell/page.ts';
import { show, type ShowOptions } from '../shell/respond.tsx';
import { TEXT } from './text.ts';
import { TILL_SCRIPT } from './till-script.ts';
import { TILL_STYLE } from './till-style.ts';

/** Reload interval without JavaScript. */
const REFRESH_SECONDS = 5;

interface TillOptions extends Pick<ShowOptions, 'title' | 'badges' | 'back' | 'hasErrors' | 'status'> {
  /** The payment on the page, and what makes the script redraw it; null without one. */
  readonly state: { readonly of: string; readonly is: string; readonly isOpen: boolean } | null;
  /** Without JavaScript the page reloads itself: it has no form to type into. */
  readonly refreshes?: boolean;
}

/** A page of the till. All have the same style and script, which puts one in the place of the other. */
export function showAtTill(page: Page, options: TillOptions, body: Child): Response | Promise<Response> {
  const { state, refreshes = false, ...shown } = options;
  const { principal, mode } = page;
  const text = TEXT[page.locale];
  return show(
    page,
    {
      ...shown,
      style: TILL_STYLE,
      script: TILL_SCRIPT,
      head: (
        <>
          <link rel="manifest" href={page.path('/till/manifest')} crossorigin="use-credentials" />
          {refreshes && (
            <noscript>
              <meta http-equiv="refresh" content={String(REFRESH_SECONDS)} />
            </noscript>
          )}
        </>
      ),
    },
    <div
      data-till={`${mode} ${principal.merchant?.id ?? ''}`}
      data-payment={state === null ? undefined : page.path(`/till/${state.of}`)}
      data-state={state?.is}
      data-open={state?.isOpen === true ? '' : undefined}
    >
      <p class="warning" role="alert" data-offline={text.offline} data-gave-up={text.gaveUp} hidden />
      {body}
    </div>,
  );
}
