import type { AuditActorType } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

const fr = {
  title: 'Journal d’audit',
  intro: 'Tout ce que marchands et opérateurs ont fait, du plus récent au plus ancien. Rien ne peut en être effacé.',
  columns: { at: 'Quand', what: 'Quoi', who: 'Qui', from: 'D’où' },
  filter: {
    action: 'Action',
    merchant: 'Marchand',
    actor: 'Auteur',
    subject: 'Objet',
    from: 'Du',
    to: 'Au',
    more: 'Par identifiant',
    wrongDay: 'Indiquez un jour qui existe.',
  },
  actors: {
    merchant: 'Marchand',
    api_key: 'Clé d’API',
    operator: 'Opérateur',
    operator_key: 'Clé d’opérateur',
    in_process: 'Le programme lui-même',
  } satisfies { readonly [Type in AuditActorType]: string },
  about: (name: string) => `Marchand\u00a0: ${name}`,
  empty: 'Rien pour le moment.',
};

const en: typeof fr = {
  title: 'Audit log',
  intro: 'Whatever merchants and operators did, newest first. Nothing can be erased from it.',
  columns: { at: 'When', what: 'What', who: 'Who', from: 'From where' },
  filter: {
    action: 'Action',
    merchant: 'Merchant',
    actor: 'Who',
    subject: 'To what',
    from: 'From',
    to: 'To',
    more: 'By id',
    wrongDay: 'Enter a day that exists.',
  },
  actors: {
    merchant: 'Merchant',
    api_key: 'API key',
    operator: 'Operator',
    operator_key: 'Operator key',
    in_process: 'The program itself',
  },
  about: (name) => `Merchant: ${name}`,
  empty: 'Nothing yet.',
};

export const TEXT: Both<typeof fr> = { fr, en };
