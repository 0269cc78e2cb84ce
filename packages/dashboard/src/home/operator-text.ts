import { plural } from '@mitako/pages';
import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  waiting: {
    title: { fr: 'Attend votre décision', en: 'Needs your decision' },
    nothing: {
      fr: 'Rien n’attend. Ce qui demandera une décision apparaîtra ici.',
      en: 'Nothing is pending. Items that need a decision will appear here.',
    },
    names: {
      rails: {
        fr: 'Opérateurs mobiles en panne, ou qui refusent notre compte',
        en: 'Rails that are down, or refuse our account',
      },
      kyc: { fr: 'Dossiers à examiner', en: 'Businesses to verify' },
      attempts: { fr: 'Tentatives à vérifier', en: 'Attempts to review' },
      late: { fr: 'Argent arrivé trop tard, à rendre', en: 'Late payments to return' },
      disputes: { fr: 'Litiges à trancher', en: 'Disputes to decide' },
      refunds: { fr: 'Remboursements sans réponse de l’opérateur', en: 'Refunds without a provider response' },
      payouts: { fr: 'Versements à faire', en: 'Payouts to make' },
    },
    count: { fr: 'Nombre', en: 'How many' },
    oldest: { fr: 'Le plus ancien', en: 'The oldest' },
    oldestSince: { fr: (span: string) => `depuis ${span}`, en: (span: string) => `for ${span}` },
    oldestMore: { fr: (span: string) => `depuis plus de ${span}`, en: (span: string) => `for more than ${span}` },
    test: { fr: (count: string) => `${count} en mode test`, en: (count: string) => `${count} in test mode` },
  },
  counts: {
    fr: (count: number, isMore: boolean) => (isMore ? `plus de ${count}` : String(count)),
    en: (count: number, isMore: boolean) => (isMore ? `more than ${count}` : String(count)),
  },
  machine: {
    workersRunning: {
      fr: (count: number) => plural('fr', count, { one: '# processus travaille', other: '# processus travaillent' }),
      en: (count: number) => plural('en', count, { one: '# process running', other: '# processes running' }),
    },
    workersSilent: {
      fr: (count: number) => plural('fr', count, { one: '# sans signe de vie', other: '# sans signe de vie' }),
      en: (count: number) => plural('en', count, { one: '# not reporting', other: '# not reporting' }),
    },
    workersNone: { fr: 'Aucun processus ne travaille', en: 'No processes running' },
    queueLate: {
      fr: (name: string, span: string) => `${name}\u00a0: le plus ancien attend depuis ${span}`,
      en: (name: string, span: string) => `${name}: the oldest has waited for ${span}`,
    },
    queueFailing: { fr: (name: string) => `${name}\u00a0: en échec`, en: (name: string) => `${name}: failing` },
    railsOk: { fr: 'Aucune panne', en: 'No outage' },
    railsNone: { fr: 'Aucune connexion', en: 'None configured' },
    test: { fr: 'test', en: 'test' },
    deliveries: { fr: 'Envois, 24 heures', en: 'Deliveries, 24 hours' },
    deliveriesOk: { fr: 'Aucun échec', en: 'No failures' },
    deliveriesFailing: { fr: (count: string) => `${count} en échec`, en: (count: string) => `${count} failing` },
    deliveriesFailed: {
      fr: (count: number, shown: string) => plural('fr', count, { one: '# échoué', other: '# échoués' }, shown),
      en: (_: number, shown: string) => `${shown} failed`,
    },
    ledgerNone: { fr: 'Jamais contrôlé', en: 'Never checked' },
    ledgerAgo: { fr: (span: string) => `il y a ${span}`, en: (span: string) => `${span} ago` },
    payouts: { fr: 'Versements échoués, 7 jours', en: 'Failed payouts, 7 days' },
    payoutsOk: { fr: 'Aucun', en: 'None' },
  },
});
