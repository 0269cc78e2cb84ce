import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

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
      late: { fr: 'Argent arrivé trop tard, à rendre', en: 'Late payments to return' },
      disputes: { fr: 'Litiges à trancher', en: 'Disputes to decide' },
      refunds: { fr: 'Remboursements sans réponse de l’opérateur', en: 'Refunds without a provider response' },
      payouts: { fr: 'Versements à faire', en: 'Payouts to make' },
    },
    counted: (name: string, count: string) => ({ fr: `${name}\u00a0: ${count}`, en: `${name}: ${count}` }),
    open: { fr: 'Ouvrir', en: 'Open' },
    oldestSince: (span: string) => ({ fr: `depuis ${span}`, en: `for ${span}` }),
    oldestMore: (span: string) => ({ fr: `depuis plus de ${span}`, en: `for more than ${span}` }),
  },
  today: {
    asOf: (clock: string) => ({ fr: `Argent réel, chiffres de ${clock}.`, en: `Live money, figures of ${clock}.` }),
    rehearsed: (clock: string) => ({ fr: `Répétition, chiffres de ${clock}.`, en: `Rehearsal, figures of ${clock}.` }),
    amount: { fr: 'Encaissé aujourd’hui', en: 'Collected today' },
    before: (clock: string) => ({ fr: `sur hier, ${clock}`, en: `on yesterday, ${clock}` }),
    week: { fr: 'sur 7\u00a0jours', en: 'on 7\u00a0days' },
    toPayOut: { fr: 'À verser', en: 'To pay out' },
    payouts: (count: number, words: string) => ({
      fr: `${words} versement${count > 1 ? 's' : ''} à faire`,
      en: `${words} payout${count > 1 ? 's' : ''} to make`,
    }),
    noPayouts: { fr: 'Aucun versement à faire', en: 'No payout to make' },
    month: { fr: 'Encaissé, 30 jours', en: 'Collected, 30 days' },
    nothingBefore: (clock: string) => ({
      fr: `Rien à comparer hier à ${clock}`,
      en: `Nothing to compare yesterday at ${clock}`,
    }),
    succeeded: { fr: 'Tentatives abouties', en: 'Successful attempts' },
    rateOf: counted(
      ['de # tentative terminée', 'des # tentatives terminées'],
      ['of # finished attempt', 'of # finished attempts'],
    ),
    noneEnded: { fr: 'Aucune tentative terminée aujourd’hui', en: 'No attempt finished today' },
    cut: { fr: 'Les 20 000 dernières sont comptées.', en: 'The newest 20,000 are counted.' },
    title: { fr: 'Aujourd’hui par moyen', en: 'Today by method' },
    all: { fr: 'Tous les paiements', en: 'All payments' },
    share: { fr: 'Abouties', en: 'Successful' },
    shareOf: (rate: string, count: number) => ({ fr: `${rate} de ${count}`, en: `${rate} of ${count}` }),
    versus: { fr: 'Sur hier', en: 'On yesterday' },
    collected: { fr: 'Encaissé', en: 'Collected' },
    none: {
      fr: 'Aucune tentative aujourd’hui ni hier à cette heure.',
      en: 'No attempts today, nor yesterday at this hour.',
    },
  },
  unusual: {
    title: { fr: 'Inhabituel', en: 'Unusual' },
    none: { fr: 'Rien d’inhabituel.', en: 'Nothing unusual.' },
    lowRate: (name: string, rate: string) => ({
      fr: `${name}\u00a0: ${rate} de tentatives abouties aujourd’hui`,
      en: `${name}: ${rate} of attempts successful today`,
    }),
    usually: (rate: string, count: number) => ({
      fr: `D’habitude ${rate}. ${count} tentatives terminées aujourd’hui.`,
      en: `Usually ${rate}. ${count} attempts finished today.`,
    }),
    failures: (count: number, phone: string) => ({
      fr: `${count} échecs aujourd’hui, numéro ${phone}`,
      en: `${count} failures today, number ${phone}`,
    }),
    failuresRule: (count: number) => ({
      fr: `Et\u00a0: ${count} échecs d’un numéro en cinq minutes, parmi les cent derniers.`,
      en: `And: ${count} failures of a number in five minutes, among the last hundred.`,
    }),
    rule: (points: number, count: number) => ({
      fr: `Règle\u00a0: au moins ${points} points de moins que les sept derniers jours, sur ${count} tentatives terminées ou plus.`,
      en: `Rule: at least ${points} points below the last seven days, over ${count} finished attempts or more.`,
    }),
  },
  counts: (count: number, isMore: boolean) => ({
    fr: isMore ? `plus de ${count}` : String(count),
    en: isMore ? `more than ${count}` : String(count),
  }),
  machine: {
    workersRunning: counted(
      ['# processus travaille', '# processus travaillent'],
      ['# process running', '# processes running'],
    ),
    workersSilent: counted(['# sans signe de vie', '# sans signe de vie'], ['# not reporting', '# not reporting']),
    workersNone: { fr: 'Aucun processus ne travaille', en: 'No processes running' },
    queueLate: (name: string, span: string) => ({
      fr: `${name}\u00a0: le plus ancien attend depuis ${span}`,
      en: `${name}: the oldest has waited for ${span}`,
    }),
    queueFailing: (name: string) => ({ fr: `${name}\u00a0: en échec`, en: `${name}: failing` }),
    railsOk: { fr: 'Aucune panne', en: 'No outage' },
    railsNone: { fr: 'Aucune connexion', en: 'None configured' },
    deliveries: { fr: 'Notifications, 24 heures', en: 'Deliveries, 24 hours' },
    deliveriesOk: { fr: 'Aucun échec', en: 'No failures' },
    deliveriesFailing: (count: string) => ({ fr: `${count} en échec`, en: `${count} failing` }),
    ledgerNone: { fr: 'Jamais contrôlé', en: 'Never checked' },
    ledgerAgo: (span: string) => ({ fr: `il y a ${span}`, en: `${span} ago` }),
    payouts: { fr: 'Versements échoués, 7 jours', en: 'Failed payouts, 7 days' },
    payoutsOk: { fr: 'Aucun', en: 'None' },
  },
});
