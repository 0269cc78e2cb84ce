import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Contrôles du grand livre', en: 'Ledger checks' },
  intro: {
    fr: 'Un contrôle relit tout ce qui a été écrit dans le grand livre et recalcule chaque solde. La plateforme le fait automatiquement chaque jour, sauf configuration contraire.',
    en: 'A check reads the whole ledger and recalculates every balance. By default the gateway runs one each day.',
  },
  empty: { fr: 'Aucun contrôle pour le moment. Lancez le premier.', en: 'No checks yet. Start the first one.' },
  columns: {
    when: { fr: 'Lancé le', en: 'Started' },
    by: { fr: 'Par', en: 'By' },
    state: { fr: 'Résultat', en: 'Result' },
  },
  key: { fr: 'Une clé de la plateforme', en: 'An operator key' },
  start: {
    open: { fr: 'Lancer un contrôle', en: 'Start a check' },
    title: { fr: 'Lancer un contrôle du grand livre', en: 'Start a ledger check' },
    explanation: {
      fr: 'Tout est relu en arrière-plan, sans rien changer ni arrêter\u00a0: comptez une dizaine de secondes pour 200\u00a0000 paiements.',
      en: 'The check runs in the background; it changes and blocks nothing. It takes about ten seconds per 200,000 payments.',
    },
    submit: { fr: 'Lancer le contrôle', en: 'Start the check' },
  },
  one: {
    title: { fr: 'Contrôle du grand livre', en: 'Ledger check' },
    explanation: {
      running: {
        fr: 'Le contrôle est en cours. Cette page se met à jour automatiquement.',
        en: 'The check is running. This page updates automatically.',
      },
      right: {
        fr: 'Chaque écriture est intacte et chaque solde est exact.',
        en: 'Every entry is intact, and every balance is correct.',
      },
      wrong: {
        fr: 'Le grand livre contient des anomalies. Ne touchez à rien dans la base\u00a0; gardez une copie et cherchez la cause avec ce qui suit.',
        en: 'The ledger is inconsistent. Change nothing in the database; keep a copy, and investigate the findings below.',
      },
      interrupted: {
        fr: 'Le processus de contrôle s’est arrêté. Le contrôle reprend depuis le début, cinq fois au plus.',
        en: 'The process that ran the check has ended. The check starts again, at most five times.',
      },
    },
    refresh: { fr: 'Actualiser maintenant', en: 'Refresh now' },
    took: { fr: 'Durée', en: 'Took' },
    transfers: { fr: 'Mouvements', en: 'Transfers' },
    entries: { fr: 'Écritures', en: 'Entries' },
    accounts: { fr: 'Comptes', en: 'Accounts' },
    digest: { fr: 'Empreinte de tous les comptes', en: 'Digest of all accounts' },
    firstFindings: (shown: number, all: number) => ({
      fr: `${shown} sur ${all}, les premières trouvées.`,
      en: `The first ${shown} of ${all}.`,
    }),
    code: { fr: 'Anomalie', en: 'Finding' },
    subject: { fr: 'Où', en: 'Where' },
  },
  done: {
    started: { fr: 'Le contrôle est lancé.', en: 'The check was started.' },
    running: { fr: 'Un contrôle était déjà en cours\u00a0: le voici.', en: 'A check is already running: here it is.' },
  },
});
