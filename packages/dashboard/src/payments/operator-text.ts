import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  all: {
    searchHint: {
      fr: 'pay_…, tx_…, numéro, référence de la boutique ou de l’opérateur',
      en: 'pay_…, tx_…, phone number, reference of the shop or the provider',
    },
    amountFrom: { fr: 'Au moins', en: 'At least' },
    amountTo: { fr: 'Au plus', en: 'At most' },
    amountWrong: { fr: 'Indiquez un montant en francs, en chiffres.', en: 'Enter an amount in francs, digits only.' },
    empty: { fr: 'Aucun paiement réel pour le moment.', en: 'No live payments yet.' },
    noneFound: {
      fr: 'Aucun paiement parmi ceux que nous avons regardés. Continuez avec «\u00a0Page suivante\u00a0», si elle est là.',
      en: 'No payment among those that were looked at. Continue with “Next page”, if it is there.',
    },
  },
  refund: {
    title: { fr: 'Rembourser le client', en: 'Refund the customer' },
    explanation: (remaining: string) => ({
      fr: [
        `L’argent est pris sur le solde de la boutique et rendu au client. Reste à rembourser\u00a0: ${remaining}.`,
        'La boutique est prévenue. Un remboursement est définitif.',
      ],
      en: [
        `The money is taken from the shop’s balance and returned to the customer. Can still be refunded: ${remaining}.`,
        'The shop is notified. A refund is final.',
      ],
    }),
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
      fr: 'Le solde disponible de la boutique ne suffit pas.',
      en: 'The shop’s available balance is too low.',
    },
  },
});
