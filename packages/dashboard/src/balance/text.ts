import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Solde', en: 'Balance' },
  figures: {
    available: {
      name: { fr: 'Disponible', en: 'Available' },
      meaning: { fr: 'Sert aux remboursements, puis vous est versé.', en: 'Used for refunds, then paid out to you.' },
    },
    pending: {
      name: { fr: 'En attente', en: 'Pending' },
      meaning: {
        fr: 'Déjà payé par vos clients\u00a0; disponible à la fin du délai.',
        en: 'Paid by your customers; available after the delay.',
      },
    },
    settling: {
      name: { fr: 'En cours de versement', en: 'Being paid out' },
      meaning: { fr: 'En route vers vous.', en: 'On its way to you.' },
    },
    refunding: {
      name: { fr: 'En cours de remboursement', en: 'Being refunded' },
      meaning: { fr: 'Mis de côté jusqu’à la réponse de l’opérateur.', en: 'Held until the provider responds.' },
    },
    disputed: {
      name: { fr: 'Bloqué par des litiges', en: 'Held for disputes' },
      meaning: {
        fr: 'Rendu si vous gagnez, versé au client sinon.',
        en: 'Returned to you if you win, otherwise to the customer.',
      },
    },
  },
  belowZero: {
    fr: 'Des litiges ont coûté plus qu’il n’y avait\u00a0: vos prochains paiements combleront la différence.',
    en: 'Disputes exceeded your balance: your next payments will cover the difference.',
  },
  terms: {
    title: { fr: 'Quand votre argent vous parvient', en: 'Payout schedule' },
    delay: { fr: 'Un paiement devient disponible', en: 'A payment becomes available' },
    noDelay: { fr: 'aussitôt', en: 'immediately' },
    after: { fr: (span: string) => `${span} après avoir été payé`, en: (span: string) => `${span} after payment` },
    schedule: { fr: 'Versement', en: 'Payout' },
    schedules: {
      manual: { fr: 'sur décision de l’équipe de la passerelle', en: 'when the gateway team decides' },
      daily: { fr: 'chaque jour', en: 'every day' },
      weekly: { fr: 'chaque semaine', en: 'every week' },
    },
    next: { fr: 'Prochain versement', en: 'Next payout' },
    minimum: { fr: 'À partir de', en: 'From' },
  },
  recent: {
    title: { fr: 'Derniers versements', en: 'Latest payouts' },
    empty: { fr: 'Pas encore de versement.', en: 'No payouts yet.' },
    all: { fr: 'Tous les versements', en: 'All payouts' },
  },
});
