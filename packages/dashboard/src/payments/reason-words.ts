import { displayed } from '@mitako/pages';
import { inBoth } from '../shell/both.ts';
import type { Page } from '../shell/page.ts';

/** The reason of a refund or dispute, inert; null without one. What the sandbox simulates names itself in the API's word. */
export function reasonWords({ mode, locale }: Page, reason: string | null): string | null {
  if (reason === null || reason === '') return null;
  return mode === 'test' && reason === 'simulated' ? TEXT[locale].simulated : displayed(reason);
}

const TEXT = inBoth({ simulated: { fr: 'Simulé au bac à sable', en: 'Simulated in the sandbox' } });
