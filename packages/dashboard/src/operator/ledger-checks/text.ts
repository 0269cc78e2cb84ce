import type { LedgerCheckStatus } from '@mitako/contract';
import type { Tone } from '../../components/small.tsx';
import { inBoth } from '../../shell/both.ts';

export const TONES: { readonly [Status in LedgerCheckStatus]: Tone } = {
  running: 'wait',
  right: 'good',
  wrong: 'bad',
  interrupted: 'wait',
};
export const TEXT = inBoth({
  title: { fr: 'Contrôles des livres', en: 'Ledger checks' },
  label: { fr: 'Livres', en: 'Ledger' },
  intro: {
    fr: 'Un contrôle relit tout ce qui a été écrit dans les livres et recalcule chaque solde. La passerelle le fait d’elle-même chaque jour, sauf si elle est réglée autrement.',
    en: 'A check reads again all that was written to the ledger and works every balance out anew. The gateway makes one each day by itself, unless it was told otherwise.',
  },
  empty: { fr: 'Aucun contrôle pour le moment. Lancez le premier.', en: 'No check so far. Start the first one.' },
  columns: {
    when: { fr: 'Lancé le', en: 'Started' },
    by: { fr: 'Par', en: 'By' },
    state: { fr: 'Résultat', en: 'Result' },
    problems: { fr: 'Anomalies', en: 'Findings' },
  },
  statuses: {
    running: { fr: 'En cours', en: 'Running' },
    right: { fr: 'Tout est juste', en: 'Everything is right' },
    wrong: { fr: 'Anomalies trouvées', en: 'Something is wrong' },
    interrupted: { fr: 'Interrompu', en: 'Interrupted' },
  },
  schedule: { fr: 'La passerelle', en: 'The gateway' },
  you: { fr: 'Vous', en: 'You' },
  key: { fr: 'Une clé d’opérateur', en: 'An operator key' },
  start: {
    open: { fr: 'Lancer un contrôle', en: 'Start a check' },
    title: { fr: 'Lancer un contrôle des livres', en: 'Start a ledger check' },
    says: {
      fr: 'Tout est relu en arrière-plan, sans rien changer ni arrêter\u00a0: comptez une dizaine de secondes pour 200\u00a0000 paiements.',
      en: 'Everything is read again in the background; nothing is changed or stopped. Reckon with some ten seconds for 200,000 payments.',
    },
    submit: { fr: 'Lancer le contrôle', en: 'Start the check' },
  },
  one: {
    title: { fr: 'Contrôle des livres', en: 'Ledger check' },
    says: {
      running: {
        fr: 'Le contrôle est en cours. Cette page se met à jour d’elle-même.',
        en: 'The check is running. This page updates itself.',
      },
      right: {
        fr: 'Chaque écriture est intacte et chaque solde est juste.',
        en: 'Every entry is intact and every balance is right.',
      },
      wrong: {
        fr: 'Quelque chose ne va pas dans les livres. Ne touchez à rien dans la base\u00a0; gardez une copie et cherchez la cause avec ce qui suit.',
        en: 'The ledger is not consistent. Touch nothing in the database; keep a copy, and look for the cause with what follows.',
      },
      interrupted: {
        fr: 'Celui qui contrôlait s’est arrêté. Le contrôle reprend depuis le début, cinq fois au plus.',
        en: 'The process that was checking is gone. The check begins again from the start, five times at most.',
      },
    },
    refresh: { fr: 'Actualiser maintenant', en: 'Refresh now' },
    took: { fr: 'Durée', en: 'Took' },
    transfers: { fr: 'Mouvements', en: 'Transfers' },
    entries: { fr: 'Écritures', en: 'Entries' },
    accounts: { fr: 'Comptes', en: 'Accounts' },
    payments: { fr: 'Paiements', en: 'Payments' },
    settlements: { fr: 'Versements', en: 'Payouts' },
    digest: { fr: 'Empreinte de tous les comptes', en: 'Digest of all accounts' },
    findings: { fr: 'Anomalies', en: 'Findings' },
    firstFindings: {
      fr: (shown: number, all: number) => `${shown} sur ${all}, les premières trouvées.`,
      en: (shown: number, all: number) => `${shown} of ${all}, the first that were found.`,
    },
    code: { fr: 'Anomalie', en: 'Finding' },
    subject: { fr: 'Où', en: 'Where' },
    message: { fr: 'Quoi', en: 'What' },
  },
  done: {
    started: { fr: 'Le contrôle est lancé.', en: 'The check is started.' },
    running: { fr: 'Un contrôle était déjà en cours\u00a0: le voici.', en: 'A check was running already: here it is.' },
  },
});
