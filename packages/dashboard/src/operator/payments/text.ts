import type { Both } from '../../shell/both.ts';

const fr = {
  title: 'Paiements',
  find: {
    label: 'Identifiant du paiement',
    hint: 'Celui que donne le marchand ou le client, par exemple sur un reçu\u00a0: pay_…',
    submit: 'Ouvrir',
    nothing: 'Aucun paiement n’a cet identifiant.',
  },
  one: {
    title: (amount: string) => `Paiement de ${amount}`,
    next: {
      customer: 'Au client d’agir',
      merchant: 'Au marchand d’agir',
      operator: 'À vous d’agir',
      nobody: 'Rien à faire',
    },
    refund: 'Rembourser',
    dispute: 'Ouvrir un litige',
    waiting: {
      attempts: 'Voir la tentative à vérifier',
      refunds: 'Voir le remboursement en cours',
      disputes: 'Voir le litige à trancher',
    },
    reference: 'Référence du marchand',
  },
  refund: {
    title: 'Rembourser à la place du marchand',
    says: (remaining: string) => [
      `L’argent est pris sur le solde du marchand et rendu au client, comme si le marchand l’avait fait. Reste à rembourser\u00a0: ${remaining}.`,
      'Le marchand est prévenu. Un remboursement ne se reprend pas.',
    ],
    amount: 'Montant à rembourser',
    reason: 'Motif',
    reasonHint: 'Facultatif\u00a0; le marchand le lit.',
    submit: 'Rembourser',
    tooMuch: (remaining: string) => `Il ne reste que ${remaining} à rembourser.`,
    notRefundable: 'Ce paiement n’a pas été payé\u00a0: il n’y a rien à rembourser.',
    balanceTooLow: 'Le solde disponible du marchand ne suffit pas.',
  },
};

const en: typeof fr = {
  title: 'Payments',
  find: {
    label: 'Id of the payment',
    hint: 'What the merchant or the customer gives you, off a receipt for example: pay_…',
    submit: 'Open',
    nothing: 'No payment has this id.',
  },
  one: {
    title: (amount) => `Payment of ${amount}`,
    next: {
      customer: 'The customer has to act',
      merchant: 'The merchant has to act',
      operator: 'It is your turn',
      nobody: 'Nothing to do',
    },
    refund: 'Refund',
    dispute: 'Open a dispute',
    waiting: {
      attempts: 'See the attempt to check',
      refunds: 'See the refund under way',
      disputes: 'See the dispute to decide',
    },
    reference: 'The merchant’s reference',
  },
  refund: {
    title: 'Refund in the merchant’s place',
    says: (remaining) => [
      `The money is taken from the merchant’s balance and given back to the customer, as if the merchant had done it. Left to refund: ${remaining}.`,
      'The merchant is told. A refund cannot be taken back.',
    ],
    amount: 'Amount to refund',
    reason: 'Reason',
    reasonHint: 'Optional; the merchant reads it.',
    submit: 'Refund',
    tooMuch: (remaining) => `Only ${remaining} are left to refund.`,
    notRefundable: 'This payment was not paid: there is nothing to refund.',
    balanceTooLow: 'The merchant’s available balance is too small.',
  },
};

export const TEXT: Both<typeof fr> = { fr, en };
