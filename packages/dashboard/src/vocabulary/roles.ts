import { inBoth } from '../shell/both.ts';

/** What members of a merchant, and people and keys of the operator, are called. */
export const ROLE_WORDS = {
  owner: { fr: 'Propriétaire', en: 'Owner' },
  administrator: { fr: 'Administrateur', en: 'Administrator' },
  finance: { fr: 'Finances', en: 'Finance' },
  support: { fr: 'Assistance', en: 'Support' },
  developer: { fr: 'Développeur', en: 'Developer' },
  cashier: { fr: 'Caissier', en: 'Cashier' },
  viewer: { fr: 'Lecteur', en: 'Viewer' },
  compliance: { fr: 'Conformité', en: 'Compliance' },
  auditor: { fr: 'Auditeur', en: 'Auditor' },
  monitor: { fr: 'Supervision', en: 'Monitoring' },
};

export const ROLE_NAMES = inBoth(ROLE_WORDS);
