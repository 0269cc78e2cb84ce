import type { Both } from '../shell/both.ts';

/** Heading in the menu of what a shop's developers need. */
export const DEVELOPERS: Both<string> = { fr: 'Développeurs', en: 'Developers' };
