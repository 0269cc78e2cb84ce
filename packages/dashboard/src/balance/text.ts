import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  meanings: {
    available: { fr: 'Sert aux remboursements, puis vous est versé.', en: 'Used for refunds, then paid out to you.' },
    pending: {
      fr: 'Déjà payé par vos clients\u00a0; disponible à la fin du délai.',
      en: 'Paid by your customers; available after the delay.',
    },
    settling: { fr: 'En route vers vous.', en: 'On its way to you.' },
    refunding: { fr: 'Mis de côté jusqu’à la réponse de l’opérateur.', en: 'Held until the provider responds.' },
    disputed: {
      fr: 'Rendu si vous gagnez, versé au client sinon.',
      en: 'Returned to you if you win, otherwise to the customer.',
    },
  },
  belowZero: {
    fr: 'Des litiges ont coûté plus qu’il n’y avait\u00a0: vos prochains paiements combleront la différence.',
    en: 'Disputes exceeded your balance: your next payments will cover the difference.',
  },
  terms: {
    title: { fr: 'Quand votre argent vous parvient', en: 'Payout schedule' },
    delay: { fr: 'Un paiement devient disponible', en: 'A payment becomes available' },
    after: (span: string) => ({ fr: `${span} après avoir été payé`, en: `${span} after payment` }),
    schedules: {
      manual: { fr: 'sur décision de l’équipe de la plateforme', en: 'when the gateway team decides' },
      daily: { fr: 'chaque jour', en: 'every day' },
      weekly: { fr: 'chaque semaine', en: 'every week' },
    },
    minimum: { fr: 'À partir de', en: 'From' },
  },
  recent: {
    title: { fr: 'Derniers versements', en: 'Latest payouts' },
    empty: { fr: 'Pas encore de versement.', en: 'No payouts yet.' },
    all: { fr: 'Tous les versements', en: 'All payouts' },
  },
});
