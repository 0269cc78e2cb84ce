import { plural } from '@mitako/pages';
import type { Both } from '../../shell/both.ts';

const fr = {
  title: 'Accueil',
  waiting: {
    title: 'Attend votre décision',
    nothing: 'Rien n’attend. Ce qui demandera une décision apparaîtra ici.',
    names: {
      kyc: 'Dossiers à examiner',
      attempts: 'Tentatives à vérifier',
      late: 'Argent arrivé trop tard, à rendre',
      disputes: 'Litiges à trancher',
      refunds: 'Remboursements sans réponse de l’opérateur',
      payouts: 'Versements à faire',
    },
    what: 'Quoi',
    count: 'Nombre',
    oldest: 'Le plus ancien',
    oldestSince: (span: string) => `depuis ${span}`,
    oldestMore: (span: string) => `depuis plus de ${span}`,
    test: (count: string) => `${count} en mode test`,
  },
  counts: (count: number, isMore: boolean) => (isMore ? `plus de ${count}` : String(count)),
  machine: {
    title: 'La passerelle',
    workers: 'Processus',
    workersRunning: (count: number) =>
      plural('fr', count, { one: '# processus travaille', other: '# processus travaillent' }),
    workersSilent: (count: number) => plural('fr', count, { one: '# sans signe de vie', other: '# sans signe de vie' }),
    workersNone: 'Aucun processus ne travaille',
    queues: 'Files d’attente',
    queuesOk: 'À jour',
    queueLate: (name: string, span: string) => `${name}\u00a0: le plus ancien attend depuis ${span}`,
    deliveries: 'Envois, 24 heures',
    deliveriesOk: 'Aucun échec',
    deliveriesFailing: (count: string) => `${count} en échec`,
    deliveriesFailed: (count: string) => `${count} échoués`,
    ledger: 'Livres',
    ledgerNone: 'Jamais contrôlés',
    ledgerAgo: (span: string) => `il y a ${span}`,
    payouts: 'Versements échoués, 7 jours',
    payoutsOk: 'Aucun',
  },
};

const en: typeof fr = {
  title: 'Home',
  waiting: {
    title: 'Waits for your decision',
    nothing: 'Nothing waits. Whatever needs a decision will show up here.',
    names: {
      kyc: 'Business files to check',
      attempts: 'Attempts to check',
      late: 'Money that came too late, to be returned',
      disputes: 'Disputes to decide',
      refunds: 'Refunds the operator does not answer',
      payouts: 'Payouts to make',
    },
    what: 'What',
    count: 'How many',
    oldest: 'The oldest',
    oldestSince: (span) => `for ${span}`,
    oldestMore: (span) => `for more than ${span}`,
    test: (count) => `${count} in test mode`,
  },
  counts: (count, isMore) => (isMore ? `more than ${count}` : String(count)),
  machine: {
    title: 'The gateway',
    workers: 'Processes',
    workersRunning: (count) => plural('en', count, { one: '# process works', other: '# processes work' }),
    workersSilent: (count) =>
      plural('en', count, { one: '# without a sign of life', other: '# without a sign of life' }),
    workersNone: 'No process works',
    queues: 'Queues',
    queuesOk: 'Up to date',
    queueLate: (name, span) => `${name}: the oldest has waited for ${span}`,
    deliveries: 'Deliveries, 24 hours',
    deliveriesOk: 'No failures',
    deliveriesFailing: (count) => `${count} failing`,
    deliveriesFailed: (count) => `${count} failed`,
    ledger: 'Ledger',
    ledgerNone: 'Never checked',
    ledgerAgo: (span) => `${span} ago`,
    payouts: 'Failed payouts, 7 days',
    payoutsOk: 'None',
  },
};

export const TEXT: Both<typeof fr> = { fr, en };
