import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Rapports', en: 'Reports' },
  period: {
    days: { fr: (days: number) => `${days} jours`, en: (days: number) => `${days} days` },
    lastWeek: { fr: 'Semaine dernière', en: 'Last week' },
    lastMonth: { fr: 'Mois dernier', en: 'Last month' },
    noDay: { fr: 'Indiquez un jour.', en: 'Enter a day.' },
    wrongOrder: { fr: 'La fin précède le début.', en: 'The end is before the start.' },
    tooLong: { fr: (days: number) => `${days} jours au plus.`, en: (days: number) => `At most ${days} days.` },
    between: {
      fr: (from: string, to: string) => `Du ${from} au ${to}, jours comptés à l’heure de Douala.`,
      en: (from: string, to: string) => `From ${from} to ${to}, in Douala time.`,
    },
    before: {
      fr: (from: string, to: string) => `Comparé à la période du ${from} au ${to}.`,
      en: (from: string, to: string) => `Compared with ${from} to ${to}.`,
    },
    lag: {
      fr: 'Un paiement y paraît après quelques secondes.',
      en: 'Payments appear after a few seconds.',
    },
  },
  change: {
    none: { fr: 'Inchangé', en: 'Unchanged' },
    before: { fr: (value: string) => `avant\u00a0: ${value}`, en: (value: string) => `before: ${value}` },
    points: { fr: (points: string) => `${points} points`, en: (points: string) => `${points} points` },
    key: { fr: 'Même jour de la période précédente', en: 'Same day of the previous period' },
  },
  sales: {
    title: { fr: 'Encaissements', en: 'Sales' },
    payments: {
      one: { fr: '# paiement', en: '# payment' },
      other: { fr: '# paiements', en: '# payments' },
    },
    best: {
      fr: (day: string, amount: string) => `Le meilleur jour est le ${day}, avec ${amount}.`,
      en: (day: string, amount: string) => `The best day is ${day}, with ${amount}.`,
    },
    note: { fr: 'Avant frais et remboursements.', en: 'Before fees and refunds.' },
  },
  refunds: {
    count: {
      one: { fr: '# remboursement', en: '# refund' },
      other: { fr: '# remboursements', en: '# refunds' },
    },
  },
  rate: {
    title: { fr: 'Paiements réussis', en: 'Success rate' },
    byDay: { fr: 'Part des paiements réussis par jour', en: 'Success rate by day' },
    of: {
      one: { fr: 'sur # paiement terminé', en: 'of # ended payment' },
      other: { fr: 'sur # paiements terminés', en: 'of # ended payments' },
    },
    whole: {
      fr: (percent: string) => `Sur la période, ${percent} des paiements terminés ont réussi.`,
      en: (percent: string) => `In this period ${percent} of ended payments succeeded.`,
    },
    none: { fr: 'Aucun paiement terminé.', en: 'No payment ended.' },
    note: {
      fr: 'Réussis, sur tous ceux qui ont réussi, échoué, expiré ou été annulés.',
      en: 'Succeeded, of all that succeeded, failed, expired or were canceled.',
    },
  },
  methods: {
    unknown: { fr: 'Non précisé', en: 'Not stated' },
  },
  failures: {
    title: { fr: 'Paiements non aboutis', en: 'Unsuccessful payments' },
    none: { fr: 'Tous les paiements terminés ont réussi.', en: 'All ended payments succeeded.' },
    expired: { fr: 'Expiré\u00a0: le client n’a pas payé à temps.', en: 'Expired: the customer did not pay in time.' },
    canceled: { fr: 'Annulé.', en: 'Canceled.' },
    other: { fr: 'Autre raison.', en: 'Another reason.' },
  },
  payouts: {
    count: {
      one: { fr: '# versement', en: '# payout' },
      other: { fr: '# versements', en: '# payouts' },
    },
    byDay: { fr: 'Versements par jour', en: 'Payouts by day' },
    none: { fr: 'Aucun versement sur cette période.', en: 'No payouts in this period.' },
    best: {
      fr: (day: string, amount: string) => `Le plus grand jour est le ${day}, avec ${amount}.`,
      en: (day: string, amount: string) => `The largest day is ${day}, with ${amount}.`,
    },
  },
  table: {
    before: { fr: 'Période précédente', en: 'Previous period' },
    rate: { fr: 'Réussis', en: 'Succeeded' },
    failed: { fr: 'Échoués', en: 'Failed' },
    canceled: { fr: 'Annulés', en: 'Canceled' },
    expired: { fr: 'Expirés', en: 'Expired' },
    share: { fr: 'Part', en: 'Share' },
  },
  operator: {
    all: { fr: 'Tous les commerçants', en: 'All merchants' },
    of: { fr: (name: string) => `Commerçant\u00a0: ${name}`, en: (name: string) => `Merchant: ${name}` },
    modes: { fr: 'Argent', en: 'Mode' },
    live: { fr: 'Réel', en: 'Live' },
    test: { fr: 'Test', en: 'Test' },
  },
});
