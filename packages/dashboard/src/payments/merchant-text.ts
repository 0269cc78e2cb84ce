import { inBoth } from '../shell/both.ts';
import { COUNTS } from '../vocabulary/counts.ts';

export const TEXT = inBoth({
  list: {
    searchHint: {
      fr: 'Référence, description, montant, numéro ou sa fin',
      en: 'Reference, description, amount, number or its end',
    },
    tabs: {
      all: { fr: 'Tous', en: 'All' },
      paid: { fr: 'Payés', en: 'Paid' },
      open: { fr: 'En attente', en: 'Pending' },
      failed: { fr: 'Échoués', en: 'Failed' },
      refunded: { fr: 'Remboursés', en: 'Refunded' },
      unpaid: { fr: 'Annulés, expirés', en: 'Canceled, expired' },
    },
    bought: { fr: 'Achat', en: 'Purchase' },
    disputed: { fr: 'Litige', en: 'Disputed' },
    nothingFound: { fr: 'Aucun paiement ne correspond à cette recherche.', en: 'No payment matches this search.' },
    clear: { fr: 'Voir tous les paiements', en: 'See all payments' },
  },
  totals: {
    all: (count: number, paid: string | null, refunded: string | null) => ({
      fr: `${COUNTS.fr.payments(count)}\u00a0: ${paid === null ? 'aucun n’est payé' : `${paid} payés`}${refunded === null ? '' : `, dont ${refunded} remboursés`}.`,
      en: `${COUNTS.en.payments(count)}: ${paid === null ? 'none is paid' : `${paid} paid`}${refunded === null ? '' : `, ${refunded} refunded`}.`,
    }),
    some: (count: number, sum: string | null) => ({
      fr: `${COUNTS.fr.payments(count)}\u00a0: ${sum ?? '–'}.`,
      en: `${COUNTS.en.payments(count)}: ${sum ?? '–'}.`,
    }),
    refunded: (count: number, paid: string | null, refunded: string | null) => ({
      fr: `${COUNTS.fr.payments(count)}\u00a0: ${refunded ?? '–'} remboursés sur ${paid ?? '–'}.`,
      en: `${COUNTS.en.payments(count)}: ${refunded ?? '–'} refunded of ${paid ?? '–'}.`,
    }),
    more: (count: number) => ({
      fr: `Plus de ${count} paiements. Choisissez des dates pour voir leur somme.`,
      en: `More than ${count} payments. Choose dates to see their sum.`,
    }),
  },
  empty: {
    title: { fr: 'Votre premier paiement apparaîtra ici', en: 'Your first payment will appear here' },
    test: {
      fr: 'Créez un lien et ouvrez-le sur votre téléphone : en mode test, aucun argent réel ne circule.',
      en: 'Create a link and open it on your phone: in test mode, no real money moves.',
    },
    live: {
      fr: 'Créez un lien à envoyer par WhatsApp ou à afficher, ou encaissez à la caisse.',
      en: 'Create a link to send by WhatsApp or to put up, or take a payment at the till.',
    },
    site: { fr: 'Un site ou une appli ?', en: 'A site or an app?' },
    toKey: { fr: 'Créer une clé d’API', en: 'Create an API key' },
    kyc: {
      fr: 'Avant d’encaisser de l’argent réel, faites vérifier votre entreprise. En attendant, tout s’essaie en mode test.',
      en: 'Have your business verified before you accept real payments. Meanwhile you can try everything in test mode.',
    },
    toKyc: { fr: 'Faire vérifier mon entreprise', en: 'Verify my business' },
  },
  one: {
    answer: { fr: 'Répondre au litige', en: 'Respond to the dispute' },
    checkoutHint: {
      fr: 'À envoyer au client, par SMS ou WhatsApp par exemple.',
      en: 'Send it to the customer, for example by SMS or WhatsApp.',
    },
    done: {
      canceled: {
        fr: 'Le paiement est annulé\u00a0: le client ne peut plus le payer.',
        en: 'The payment is canceled: the customer can no longer pay it.',
      },
      refund_succeeded: {
        fr: 'Le remboursement est fait\u00a0: le client a l’argent.',
        en: 'The refund succeeded: the customer has the money.',
      },
      refund_pending: {
        fr: 'Le remboursement est en cours\u00a0: nous attendons la confirmation de l’opérateur.',
        en: 'The refund is in progress: we wait for the provider’s confirmation.',
      },
      refund_failed: {
        fr: 'Le remboursement a échoué\u00a0: l’argent est resté sur votre solde.',
        en: 'The refund failed: the money stayed in your balance.',
      },
    },
  },
  events: {
    title: { fr: 'Événements et notifications à votre site', en: 'Events and deliveries to your site' },
    intro: {
      fr: 'Les événements de ce paiement envoyés à votre site.',
      en: 'The events sent to your site about this payment.',
    },
    none: { fr: 'Rien n’a encore été envoyé pour ce paiement.', en: 'Nothing has been sent for this payment yet.' },
    noEndpoint: { fr: 'Aucune adresse abonnée', en: 'No endpoint subscribed' },
    delivery: { fr: 'Voir la notification', en: 'See the delivery' },
  },
  cancel: {
    title: { fr: 'Annuler ce paiement\u00a0?', en: 'Cancel this payment?' },
    text: (amount: string) => ({
      fr: `Le client ne pourra plus payer ${amount} avec ce lien.`,
      en: `The customer will no longer be able to pay ${amount} with this link.`,
    }),
    consequence: {
      fr: 'On ne peut pas revenir en arrière\u00a0: pour encaisser quand même, il faudra créer un autre paiement.',
      en: 'This cannot be undone: to be paid, you would have to create another payment.',
    },
    refusals: {
      PAYMENT_ALREADY_PAID: {
        fr: 'Le client vient de payer\u00a0: pour lui rendre l’argent, remboursez ce paiement.',
        en: 'The customer has just paid: to give the money back, refund this payment.',
      },
      PAYMENT_FAILED: {
        fr: 'Ce paiement a déjà échoué\u00a0: il n’y a rien à annuler.',
        en: 'This payment has already failed: there is nothing to cancel.',
      },
      PAYMENT_IN_PROGRESS: {
        fr: 'Le client est en train de payer. Attendez la fin de sa tentative\u00a0; si elle aboutit, vous pourrez rembourser.',
        en: 'The customer is paying right now. Wait for the attempt to end; if it succeeds, you can refund it.',
      },
      PAYMENT_EXPIRED: {
        fr: 'Ce paiement a déjà expiré\u00a0: il n’y a rien à annuler.',
        en: 'This payment has already expired: there is nothing to cancel.',
      },
    },
  },
  refund: {
    intro: (paid: string, remaining: string) => ({
      fr: `Le client a payé ${paid}\u00a0; vous pouvez encore lui rembourser ${remaining}.`,
      en: `The customer paid ${paid}; you can still refund ${remaining}.`,
    }),
    amountHint: (remaining: string) => ({
      fr: `${remaining} au plus. Indiquez moins pour ne rembourser qu’une partie.`,
      en: `At most ${remaining}. Enter less to refund a part.`,
    }),
    reason: { fr: 'Motif (facultatif)', en: 'Reason (optional)' },
    reasonHint: {
      fr: 'Pour vous y retrouver plus tard\u00a0; le client ne le voit pas.',
      en: 'For your own records; the customer does not see it.',
    },
    next: { fr: 'Continuer', en: 'Continue' },
    nothingLeft: {
      fr: 'Il ne reste rien à rembourser sur ce paiement.',
      en: 'There is nothing left to refund on this payment.',
    },
    wrongAmount: {
      fr: 'Indiquez un montant en chiffres, 5000 par exemple.',
      en: 'Enter an amount in digits, for example 5000.',
    },
    tooMuch: (remaining: string) => ({
      fr: `C’est trop\u00a0: il reste ${remaining} à rembourser.`,
      en: `That is too much: ${remaining} can still be refunded.`,
    }),
    tooLong: {
      fr: 'Ce motif est trop long\u00a0: 255 caractères au plus.',
      en: 'This reason is too long: at most 255 characters.',
    },
    confirmTitle: (amount: string) => ({ fr: `Rembourser ${amount}\u00a0?`, en: `Refund ${amount}?` }),
    to: { fr: 'À', en: 'To' },
    taken: { fr: 'Pris sur votre solde', en: 'Taken from your balance' },
    after: { fr: 'Solde après, sommes en attente comprises', en: 'Balance after, pending included' },
    atLeast: (amount: string) => ({ fr: `au moins ${amount}`, en: `at least ${amount}` }),
    cancel: { fr: 'Annuler', en: 'Cancel' },
    toWallet: {
      fr: 'Le portefeuille du client est crédité aussitôt.',
      en: 'The customer’s wallet is credited at once.',
    },
    toProvider: (provider: string) => ({
      fr: `${provider} le confirme en général en quelques minutes.`,
      en: `${provider} usually confirms it within minutes.`,
    }),
    fromBalance: {
      fr: 'D’abord sur ce que ce paiement vous a rapporté, puis sur le solde disponible. Les frais rendus s’y ajoutent, selon vos conditions.',
      en: 'First from what this payment brought you, then from the available balance. The fee that is returned under your terms is added.',
    },
    final: { fr: 'Un remboursement est définitif.', en: 'A refund is final.' },
    submit: (amount: string) => ({ fr: `Rembourser ${amount}`, en: `Refund ${amount}` }),
    balanceTooLow: (available: string, needed: string) => ({
      fr: `Votre solde disponible ne suffit pas\u00a0: il faudrait ${needed} et il y a ${available}. Remboursez moins, ou attendez d’autres paiements.`,
      en: `Your available balance is too low: ${needed} is needed, and ${available} is available. Refund less, or wait for more payments.`,
    }),
    tooManyParts: (remaining: string) => ({
      fr: `Ce paiement a déjà été remboursé en 99 parties. Remboursez maintenant tout ce qui reste\u00a0: ${remaining}.`,
      en: `This payment was already refunded in 99 parts. Now refund all that is left: ${remaining}.`,
    }),
    notRefundable: {
      fr: 'Seul un paiement que le client a payé peut être remboursé.',
      en: 'Only a payment that the customer paid can be refunded.',
    },
  },
});
