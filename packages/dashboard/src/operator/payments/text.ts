import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Paiements', en: 'Payments' },
  find: {
    label: { fr: 'Identifiant du paiement', en: 'Id of the payment' },
    hint: {
      fr: 'Celui que donne le marchand ou le client, par exemple sur un reçu\u00a0: pay_…',
      en: 'What the merchant or the customer gives you, off a receipt for example: pay_…',
    },
    submit: { fr: 'Ouvrir', en: 'Open' },
    nothing: { fr: 'Aucun paiement n’a cet identifiant.', en: 'No payment has this id.' },
  },
  one: {
    next: {
      customer: { fr: 'Au client d’agir', en: 'The customer has to act' },
      merchant: { fr: 'Au marchand d’agir', en: 'The merchant has to act' },
      operator: { fr: 'À vous d’agir', en: 'It is your turn' },
      nobody: { fr: 'Rien à faire', en: 'Nothing to do' },
    },
    refund: { fr: 'Rembourser', en: 'Refund' },
    dispute: { fr: 'Ouvrir un litige', en: 'Open a dispute' },
    waiting: {
      attempts: { fr: 'Voir la tentative à vérifier', en: 'See the attempt to check' },
      refunds: { fr: 'Voir le remboursement en cours', en: 'See the refund under way' },
      disputes: { fr: 'Voir le litige à trancher', en: 'See the dispute to decide' },
    },
  },
  refund: {
    title: { fr: 'Rembourser à la place du marchand', en: 'Refund in the merchant’s place' },
    says: {
      fr: (remaining: string) => [
        `L’argent est pris sur le solde du marchand et rendu au client, comme si le marchand l’avait fait. Reste à rembourser\u00a0: ${remaining}.`,
        'Le marchand est prévenu. Un remboursement ne se reprend pas.',
      ],
      en: (remaining: string) => [
        `The money is taken from the merchant’s balance and given back to the customer, as if the merchant had done it. Left to refund: ${remaining}.`,
        'The merchant is told. A refund cannot be taken back.',
      ],
    },
    amount: { fr: 'Montant à rembourser', en: 'Amount to refund' },
    reason: { fr: 'Motif', en: 'Reason' },
    reasonHint: { fr: 'Facultatif\u00a0; le marchand le lit.', en: 'Optional; the merchant reads it.' },
    submit: { fr: 'Rembourser', en: 'Refund' },
    tooMuch: {
      fr: (remaining: string) => `Il ne reste que ${remaining} à rembourser.`,
      en: (remaining: string) => `Only ${remaining} are left to refund.`,
    },
    notRefundable: {
      fr: 'Ce paiement n’a pas été payé\u00a0: il n’y a rien à rembourser.',
      en: 'This payment was not paid: there is nothing to refund.',
    },
    balanceTooLow: {
      fr: 'Le solde disponible du marchand ne suffit pas.',
      en: 'The merchant’s available balance is too small.',
    },
  },
});
