import type { Locale } from '@mitako/contract/names';

/** Language of a payment whose merchant chose none. */
export const DEFAULT_LOCALE: Locale = 'fr';
