import type { Both } from '../shell/both.ts';

/** Heading in the menu of what is about who is logged in. */
export const ACCOUNT: Both<string> = { fr: 'Compte', en: 'Account' };
