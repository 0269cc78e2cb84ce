import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Activité', en: 'Activity' },
  intro: {
    fr: 'Tout ce qui a été fait en votre nom ou sur votre compte, dans les deux modes. Rien ne peut en être effacé.',
    en: 'All actions by you or on your account, in both modes. Entries cannot be deleted.',
  },
  actors: {
    merchant: { fr: 'Vous', en: 'You' },
    api_key: { fr: 'Une clé d’API', en: 'An API key' },
    operator: { fr: 'Le service', en: 'The service' },
    operator_key: { fr: 'Le service', en: 'The service' },
    in_process: { fr: 'Le service', en: 'The service' },
  },
  key: { fr: (name: string) => `Clé «\u00a0${name}\u00a0»`, en: (name: string) => `Key “${name}”` },
  empty: {
    fr: 'Rien pour le moment. Connexions, clés, remboursements\u00a0: tout ce qui compte s’inscrira ici.',
    en: 'Nothing yet. Logins, keys, refunds and other important actions will be recorded here.',
  },
});
