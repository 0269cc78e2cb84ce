import { displayed } from '@mitako/pages';
import { inBoth } from '../shell/both.ts';
import type { Page } from '../shell/page.ts';

/**
 * The reason of a refund or dispute, inert; null without one. What the sandbox simulates names itself in the API's word.
 * @param livemode of the record, which a panel without modes has to name
 */
export function reasonWords(
  { mode, locale }: Page,
  reason: string | null,
  livemode: boolean = mode === 'live',
): string | null {
  if (reason === null || reason === '') return null;
  return !livemode && reason === 'simulated' ? TEXT[locale].simulated : displayed(reason);
}

export const TEXT = inBoth({ simulated: { fr: 'Simulé au bac à sable', en: 'Simulated in the sandbox' } });
