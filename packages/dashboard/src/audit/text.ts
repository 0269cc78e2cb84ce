import { inBoth } from '../shell/both.ts';
import { KINDS } from '../vocabulary/kinds.ts';

export const TEXT = inBoth({
  columns: {
    at: { fr: 'Quand', en: 'When' },
    who: { fr: 'Qui', en: 'Who' },
    from: { fr: 'Origine', en: 'Source' },
  },
  filters: {
    action: { fr: 'Action', en: 'Action' },
    actor: { fr: 'Auteur', en: 'Who' },
    subject: { fr: 'Objet', en: 'To what' },
  },
  merchant: {
    intro: {
      fr: 'Tout ce qui a été fait en votre nom ou sur votre compte, dans les deux modes. Rien ne peut en être effacé.',
      en: 'All actions by you or on your account, in both modes. Entries cannot be deleted.',
    },
    empty: {
      fr: 'Rien pour le moment. Connexions, clés, remboursements\u00a0: tout ce qui compte s’inscrira ici.',
      en: 'Nothing yet. Logins, keys, refunds and other important actions will be recorded here.',
    },
    you: { fr: 'Vous', en: 'You' },
    member: { fr: 'Un membre de l’équipe', en: 'A member of the team' },
    anyKey: { fr: 'Une clé d’API', en: 'An API key' },
    key: (name: string) => ({ fr: `Clé «\u00a0${name}\u00a0»`, en: `Key “${name}”` }),
    service: { fr: 'Le service', en: 'The service' },
  },
  operator: {
    intro: {
      fr: 'Qui a fait quoi, du plus récent au plus ancien. Rien ne peut en être effacé.',
      en: 'Who did what, newest first. Entries cannot be deleted.',
    },
    actors: {
      merchant: { fr: KINDS.fr.merchant, en: KINDS.en.merchant },
      api_key: { fr: KINDS.fr.api_key, en: KINDS.en.api_key },
      operator: { fr: 'Plateforme', en: 'Operator' },
      operator_key: { fr: 'Clé de la plateforme', en: 'Operator key' },
      in_process: { fr: 'Le programme lui-même', en: 'The gateway itself' },
    },
    agent: (name: string) => ({ fr: `Agent\u00a0: ${name}`, en: `Agent: ${name}` }),
  },
});
