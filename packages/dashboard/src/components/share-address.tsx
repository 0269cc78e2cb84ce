import { whatsAppUrl } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { inBoth } from '../shell/both.ts';
import type { Page } from '../shell/page.ts';

interface ShareAddressProps {
  readonly page: Page;
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly url: string;
  /** What is sold, before the address in a message. */
  readonly about: string | null;
}

/** The address of a page to pay on: to copy, to send by WhatsApp, to open. */
export function ShareAddress({ page, id, label, hint, url, about }: ShareAddressProps): JSX.Element {
  const text = TEXT[page.locale];
  return (
    <>
      <div class="field">
        <label for={id}>{label}</label>
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
        <input class="input" id={id} value={url} readonly aria-describedby={`${id}-hint`} />
      </div>
      <div class="row">
        <button class="button quiet" type="button" data-copy={id} data-copied={page.buttons.copied} hidden>
          {text.copy}
        </button>
        <a class="button quiet" href={whatsAppUrl(about, url)} target="_blank" rel="noopener">
          WhatsApp
        </a>
        <a class="link" href={url} target="_blank" rel="noopener">
          {text.open}
        </a>
      </div>
    </>
  );
}

export const TEXT = inBoth({
  copy: { fr: 'Copier le lien', en: 'Copy link' },
  open: { fr: 'Ouvrir la page', en: 'Open the page' },
});
