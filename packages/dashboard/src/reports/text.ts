import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

export const TEXT = inBoth({
  period: {
    days: (days: number) => ({ fr: `${days} jours`, en: `${days} days` }),
    lastWeek: { fr: 'Semaine dernière', en: 'Last week' },
    lastMonth: { fr: 'Mois dernier', en: 'Last month' },
    noDay: { fr: 'Indiquez un jour.', en: 'Enter a day.' },
    wrongOrder: { fr: 'La fin précède le début.', en: 'The end is before the start.' },
    tooLong: (days: number) => ({ fr: `${days} jours au plus.`, en: `At most ${days} days.` }),
    between: (from: string, to: string) => ({
      fr: `Du ${from} au ${to}, jours comptés à l’heure de Douala.`,
      en: `From ${from} to ${to}, in Douala time.`,
    }),
    before: (from: string, to: string) => ({
      fr: `Comparé à la période du ${from} au ${to}.`,
      en: `Compared with ${from} to ${to}.`,
    }),
    lag: {
      fr: 'Un paiement apparaît ici après quelques secondes.',
      en: 'Payments appear after a few seconds.',
    },
  },
  change: {
    before: (value: string) => ({ fr: `avant\u00a0: ${value}`, en: `before: ${value}` }),
    now: { fr: 'Cette période', en: 'This period' },
    key: { fr: 'Même jour de la période précédente', en: 'Same day of the previous period' },
    today: (clock: string) => ({ fr: `Aujourd’hui jusqu’à ${clock}.`, en: `Today until ${clock}.` }),
  },
  sales: {
    title: { fr: 'Encaissements', en: 'Sales' },
    best: (day: string, amount: string) => ({
      fr: `Le meilleur jour est le ${day}, avec ${amount}.`,
      en: `The best day is ${day}, with ${amount}.`,
    }),
    note: { fr: 'Avant frais et remboursements.', en: 'Before fees and refunds.' },
  },
  rate: {
    title: { fr: 'Paiements réussis', en: 'Success rate' },
    byDay: { fr: 'Part des paiements réussis par jour', en: 'Success rate by day' },
    of: counted(['sur # paiement terminé', 'sur # paiements terminés'], ['of # ended payment', 'of # ended payments']),
    whole: (percent: string) => ({
      fr: `Sur la période, ${percent} des paiements terminés ont réussi.`,
      en: `In this period ${percent} of ended payments succeeded.`,
    }),
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
    byDay: { fr: 'Versements par jour', en: 'Payouts by day' },
    none: { fr: 'Aucun versement sur cette période.', en: 'No payouts in this period.' },
    best: (day: string, amount: string) => ({
      fr: `Le plus grand jour est le ${day}, avec ${amount}.`,
      en: `The largest day is ${day}, with ${amount}.`,
    }),
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
    modes: { fr: 'Argent', en: 'Mode' },
  },
});
