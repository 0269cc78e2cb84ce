import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  list: {
    title: (merchant: string) => ({ fr: `Paiements\u00a0: ${merchant}`, en: `Payments: ${merchant}` }),
    empty: { fr: 'Ce commerçant n’a pas encore de paiement.', en: 'This merchant has no payments yet.' },
  },
  find: {
    label: { fr: 'Identifiant du paiement', en: 'Payment id' },
    hint: {
      fr: 'Celui que donne le commerçant ou le client, par exemple sur un reçu\u00a0: pay_…',
      en: 'From the merchant or the customer, for example on a receipt: pay_…',
    },
    submit: { fr: 'Ouvrir', en: 'Open' },
    nothing: { fr: 'Aucun paiement n’a cet identifiant.', en: 'No payment with this id exists.' },
  },
  refund: {
    title: { fr: 'Rembourser à la place du commerçant', en: 'Refund on behalf of the merchant' },
    explanation: (remaining: string) => ({
      fr: [
        `L’argent est pris sur le solde du commerçant et rendu au client, comme si le commerçant l’avait fait. Reste à rembourser\u00a0: ${remaining}.`,
        'Le commerçant est prévenu. Un remboursement est définitif.',
      ],
      en: [
        `The money is taken from the merchant’s balance and returned to the customer, as if the merchant had refunded it. Can still be refunded: ${remaining}.`,
        'The merchant is notified. A refund is final.',
      ],
    }),
    amount: { fr: 'Montant à rembourser', en: 'Amount to refund' },
    reason: { fr: 'Motif', en: 'Reason' },
    reasonHint: { fr: 'Facultatif\u00a0; le commerçant le lit.', en: 'Optional; shown to the merchant.' },
    submit: { fr: 'Rembourser', en: 'Refund' },
    tooMuch: (remaining: string) => ({
      fr: `Il ne reste que ${remaining} à rembourser.`,
      en: `Only ${remaining} can still be refunded.`,
    }),
    tooManyParts: {
      fr: 'Ce paiement a déjà été remboursé en 99 parties. Remboursez maintenant tout ce qui reste.',
      en: 'This payment was already refunded in 99 parts. Now refund all that is left.',
    },
    notRefundable: {
      fr: 'Ce paiement n’a pas été payé\u00a0: il n’y a rien à rembourser.',
      en: 'This payment was not paid: there is nothing to refund.',
    },
    balanceTooLow: {
      fr: 'Le solde disponible du commerçant ne suffit pas.',
      en: 'The merchant’s available balance is too low.',
    },
  },
});
