import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Journal d’audit', en: 'Audit log' },
  intro: {
    fr: 'Tout ce que marchands et opérateurs ont fait, du plus récent au plus ancien. Rien ne peut en être effacé.',
    en: 'All actions of merchants and operators, newest first. Entries cannot be deleted.',
  },
  filter: {
    merchant: { fr: 'Marchand', en: 'Merchant' },
    actor: { fr: 'Auteur', en: 'Who' },
    subject: { fr: 'Objet', en: 'To what' },
    more: { fr: 'Par identifiant', en: 'By id' },
  },
  actors: {
    merchant: { fr: 'Marchand', en: 'Merchant' },
    api_key: { fr: 'Clé d’API', en: 'API key' },
    operator: { fr: 'Opérateur', en: 'Operator' },
    operator_key: { fr: 'Clé d’opérateur', en: 'Operator key' },
    in_process: { fr: 'Le programme lui-même', en: 'The program itself' },
  },
  about: { fr: (name: string) => `Marchand\u00a0: ${name}`, en: (name: string) => `Merchant: ${name}` },
  empty: { fr: 'Rien pour le moment.', en: 'Nothing yet.' },
});
