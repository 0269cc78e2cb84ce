import type { Both } from '../shell/panel.ts';

/** Heading in the menu of what waits for somebody to decide. */
export const DECISIONS: Both<string> = { fr: 'Décisions', en: 'Decisions' };

/** Heading in the menu of whoever has an account, and their money. */
export const ACCOUNTS: Both<string> = { fr: 'Comptes', en: 'Accounts' };

/** Heading in the menu of what keeps the service running, and proves that it does. */
export const SYSTEM: Both<string> = { fr: 'Système', en: 'System' };
