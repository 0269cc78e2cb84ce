import type { Both } from '../shell/both.ts';

/** Menu heading of what waits for the operator's decision. */
export const DECISIONS: Both<string> = { fr: 'Décisions', en: 'Decisions' };

/** Heading in the menu of merchants, agents and their money. */
export const ACCOUNTS: Both<string> = { fr: 'Commerçants et agents', en: 'Merchants and agents' };

/** Heading in the menu of what keeps the service running, and proves that it does. */
export const SYSTEM: Both<string> = { fr: 'Système', en: 'System' };

/** Heading in the menu of what a shop's developers need. */
export const DEVELOPERS: Both<string> = { fr: 'Développeurs', en: 'Developers' };

/** Heading in the menu of what is about who is logged in. */
export const ACCOUNT: Both<string> = { fr: 'Compte', en: 'Account' };
