import type { LedgerCheckStatus } from '@mitako/contract';
import type { Tone } from '../../components/small.tsx';
import type { Both } from '../../shell/both.ts';

export const TONES: { readonly [Status in LedgerCheckStatus]: Tone } = {
  running: 'wait',
  right: 'good',
  wrong: 'bad',
  interrupted: 'wait',
};

const fr = {
  title: 'Contrôles des livres',
  label: 'Livres',
  intro:
    'Un contrôle relit tout ce qui a été écrit dans les livres et recalcule chaque solde. La passerelle le fait d’elle-même chaque jour, sauf si elle est réglée autrement.',
  empty: 'Aucun contrôle pour le moment. Lancez le premier.',
  columns: { when: 'Lancé le', by: 'Par', state: 'Résultat', problems: 'Anomalies' },
  statuses: { running: 'En cours', right: 'Tout est juste', wrong: 'Anomalies trouvées', interrupted: 'Interrompu' },
  schedule: 'La passerelle',
  you: 'Vous',
  key: 'Une clé d’opérateur',
  start: {
    open: 'Lancer un contrôle',
    title: 'Lancer un contrôle des livres',
    says: [
      'Tout est relu en arrière-plan, sans rien changer ni arrêter\u00a0: comptez une dizaine de secondes pour 200\u00a0000 paiements.',
    ],
    submit: 'Lancer le contrôle',
  },
  one: {
    title: 'Contrôle des livres',
    says: {
      running: 'Le contrôle est en cours. Cette page se met à jour d’elle-même.',
      right: 'Chaque écriture est intacte et chaque solde est juste.',
      wrong:
        'Quelque chose ne va pas dans les livres. Ne touchez à rien dans la base\u00a0; gardez une copie et cherchez la cause avec ce qui suit.',
      interrupted: 'Celui qui contrôlait s’est arrêté. Le contrôle reprend depuis le début, cinq fois au plus.',
    },
    refresh: 'Actualiser maintenant',
    took: 'Durée',
    transfers: 'Mouvements',
    entries: 'Écritures',
    accounts: 'Comptes',
    payments: 'Paiements',
    settlements: 'Versements',
    digest: 'Empreinte de tous les comptes',
    findings: 'Anomalies',
    firstFindings: (shown: number, all: number) => `${shown} sur ${all}, les premières trouvées.`,
    code: 'Anomalie',
    subject: 'Où',
    message: 'Quoi',
  },
  done: { started: 'Le contrôle est lancé.', running: 'Un contrôle était déjà en cours\u00a0: le voici.' },
};

const en: typeof fr = {
  title: 'Ledger checks',
  label: 'Ledger',
  intro:
    'A check reads again all that was written to the books and works every balance out anew. The gateway makes one each day by itself, unless it was told otherwise.',
  empty: 'No check so far. Start the first one.',
  columns: { when: 'Started', by: 'By', state: 'Result', problems: 'Findings' },
  statuses: {
    running: 'Running',
    right: 'Everything is right',
    wrong: 'Something is wrong',
    interrupted: 'Interrupted',
  },
  schedule: 'The gateway',
  you: 'You',
  key: 'An operator key',
  start: {
    open: 'Start a check',
    title: 'Start a check of the books',
    says: [
      'Everything is read again in the background; nothing is changed or stopped. Reckon with some ten seconds for 200,000 payments.',
    ],
    submit: 'Start the check',
  },
  one: {
    title: 'Check of the books',
    says: {
      running: 'The check is running. This page updates itself.',
      right: 'Every entry is intact and every balance is right.',
      wrong:
        'Something in the books does not hold. Touch nothing in the database; keep a copy, and look for the cause with what follows.',
      interrupted: 'Whoever was checking is gone. The check begins again from the start, five times at most.',
    },
    refresh: 'Refresh now',
    took: 'Took',
    transfers: 'Transfers',
    entries: 'Entries',
    accounts: 'Accounts',
    payments: 'Payments',
    settlements: 'Payouts',
    digest: 'Digest of all accounts',
    findings: 'Findings',
    firstFindings: (shown, all) => `${shown} of ${all}, the first that were found.`,
    code: 'Finding',
    subject: 'Where',
    message: 'What',
  },
  done: { started: 'The check is started.', running: 'A check was running already: here it is.' },
};

export const TEXT: Both<typeof fr> = { fr, en };
