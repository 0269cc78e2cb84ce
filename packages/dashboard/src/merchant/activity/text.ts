import type { AuditActorType } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

interface ActivityText {
  readonly title: string;
  readonly intro: string;
  readonly columns: {
    readonly what: string;
    readonly at: string;
    readonly mode: string;
    readonly who: string;
    readonly from: string;
  };
  readonly filter: { readonly action: string; readonly from: string; readonly to: string; readonly wrongDay: string };
  /** Who acted, where no name says it better. */
  readonly actors: { readonly [Type in AuditActorType]: string };
  readonly key: (name: string) => string;
  readonly live: string;
  readonly test: string;
  readonly empty: string;
  readonly nothingFound: string;
}

export const TEXT: Both<ActivityText> = {
  fr: {
    title: 'Activité',
    intro: 'Tout ce qui a été fait en votre nom ou sur votre compte, dans les deux modes. Rien ne peut en être effacé.',
    columns: { what: 'Quoi', at: 'Quand', mode: 'Mode', who: 'Qui', from: 'D’où' },
    filter: { action: 'Action', from: 'Du', to: 'Au', wrongDay: 'Indiquez un jour qui existe.' },
    actors: {
      merchant: 'Vous',
      api_key: 'Une clé d’API',
      operator: 'Le service',
      operator_key: 'Le service',
      in_process: 'Le service',
    },
    key: (name) => `Clé «\u00a0${name}\u00a0»`,
    live: 'Réel',
    test: 'Test',
    empty: 'Rien pour le moment. Connexions, clés, remboursements\u00a0: tout ce qui compte s’inscrira ici.',
    nothingFound: 'Rien ne correspond à ces filtres.',
  },
  en: {
    title: 'Activity',
    intro: 'Whatever was done in your name or to your account, in both modes. Nothing can be erased from it.',
    columns: { what: 'What', at: 'When', mode: 'Mode', who: 'Who', from: 'From where' },
    filter: { action: 'Action', from: 'From', to: 'To', wrongDay: 'Enter a day that exists.' },
    actors: {
      merchant: 'You',
      api_key: 'An API key',
      operator: 'The service',
      operator_key: 'The service',
      in_process: 'The service',
    },
    key: (name) => `Key “${name}”`,
    live: 'Live',
    test: 'Test',
    empty: 'Nothing yet. Logins, keys, refunds: whatever matters will be written here.',
    nothingFound: 'Nothing fits these filters.',
  },
};
