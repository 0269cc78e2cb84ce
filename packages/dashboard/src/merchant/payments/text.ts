import type { FailureCode, NextToAct, PaymentTransferKind } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

export interface PaymentsText {
  readonly title: string;
  readonly list: {
    readonly search: string;
    readonly searchHint: string;
    readonly more: string;
    readonly status: string;
    readonly method: string;
    readonly from: string;
    readonly to: string;
    readonly wrongDate: string;
    readonly wrongChoice: string;
    readonly wrongSearch: string;
    readonly download: string;
    readonly columns: {
      readonly date: string;
      readonly reference: string;
      readonly method: string;
      readonly status: string;
      readonly amount: string;
    };
    readonly disputed: string;
    readonly nothingFound: string;
    readonly clear: string;
  };
  readonly empty: {
    readonly title: string;
    readonly test: string;
    readonly toSandbox: string;
    readonly live: string;
    readonly toKeys: string;
    readonly kyc: string;
    readonly toKyc: string;
  };
  readonly one: {
    readonly title: (amount: string) => string;
    readonly explanation: string;
    readonly next: { readonly [Name in NextToAct]: string };
    readonly refund: string;
    readonly answer: string;
    readonly cancel: string;
    readonly checkout: string;
    readonly checkoutHint: string;
    readonly open: string;
    readonly copy: string;
    readonly copied: string;
    readonly details: string;
    readonly facts: {
      readonly amount: string;
      readonly fee: string;
      readonly feeReturned: string;
      readonly net: string;
      readonly refunded: string;
      readonly disputed: string;
      readonly method: string;
      readonly reference: string;
      readonly description: string;
      readonly created: string;
      readonly expires: string;
      readonly paid: string;
      readonly id: string;
      readonly transaction: string;
    };
    readonly metadata: string;
    readonly done: Readonly<Record<string, string>>;
  };
  readonly timeline: {
    readonly title: string;
    readonly truncated: string;
    readonly created: (amount: string) => string;
    readonly payableUntil: (moment: string) => string;
    readonly attempt: string;
    readonly statusChange: string;
    readonly refund: (amount: string) => string;
    readonly dispute: (amount: string) => string;
    readonly reference: (reference: string) => string;
    readonly failures: { readonly [Code in FailureCode]: string };
    readonly moves: string;
    readonly moveColumns: {
      readonly date: string;
      readonly what: string;
      readonly id: string;
      readonly amount: string;
    };
    readonly transfers: { readonly [Kind in PaymentTransferKind]: string };
  };
  readonly refunds: {
    readonly title: string;
    readonly columns: {
      readonly date: string;
      readonly reason: string;
      readonly status: string;
      readonly amount: string;
    };
  };
  readonly events: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly columns: { readonly event: string; readonly date: string; readonly deliveries: string };
    readonly nobody: string;
    readonly delivery: string;
  };
  readonly cancel: {
    readonly title: string;
    readonly text: (amount: string) => string;
    readonly consequence: string;
    readonly submit: string;
    readonly keep: string;
    readonly refusals: { readonly [Code in CancelRefusal]: string };
  };
  readonly refund: {
    readonly title: string;
    readonly intro: (paid: string, remaining: string) => string;
    readonly amount: string;
    readonly amountHint: (remaining: string) => string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly next: string;
    readonly nothingLeft: string;
    readonly wrongAmount: string;
    readonly tooMuch: (remaining: string) => string;
    readonly tooLong: string;
    readonly confirmTitle: (amount: string) => string;
    readonly toWallet: (amount: string) => string;
    readonly toProvider: (amount: string, provider: string, phone: string) => string;
    readonly fromBalance: string;
    readonly final: string;
    readonly submit: (amount: string) => string;
    readonly change: string;
    readonly balanceTooLow: (available: string, needed: string) => string;
    readonly notRefundable: string;
  };
}

type CancelRefusal = 'PAYMENT_ALREADY_PAID' | 'PAYMENT_FAILED' | 'PAYMENT_IN_PROGRESS' | 'PAYMENT_EXPIRED';

export const TEXT: Both<PaymentsText> = {
  fr: {
    title: 'Paiements',
    list: {
      search: 'Rechercher',
      searchHint: 'Référence, montant, numéro ou ses trois derniers chiffres, lien de paiement',
      more: 'Statut, moyen de paiement, dates',
      status: 'Statut',
      method: 'Moyen de paiement',
      from: 'Du',
      to: 'Au',
      wrongDate: 'Indiquez une date comme 2026-11-20.',
      wrongChoice: 'Choisissez dans la liste.',
      wrongSearch: 'Cette recherche est trop longue.',
      download: 'Télécharger (CSV)',
      columns: { date: 'Date', reference: 'Référence', method: 'Moyen', status: 'Statut', amount: 'Montant' },
      disputed: 'Litige',
      nothingFound: 'Aucun paiement ne correspond à cette recherche.',
      clear: 'Voir tous les paiements',
    },
    empty: {
      title: 'Pas encore de paiement',
      test: 'Créez un paiement de test pour voir ce que vos clients verront. Aucun argent réel ne circule.',
      toSandbox: 'Créer un paiement de test',
      live: 'Votre site crée les paiements avec une clé API\u00a0; ils apparaîtront ici aussitôt.',
      toKeys: 'Gérer mes clés API',
      kyc: 'Avant d’encaisser de l’argent réel, faites vérifier votre entreprise. En attendant, tout s’essaie en mode test.',
      toKyc: 'Faire vérifier mon entreprise',
    },
    one: {
      title: (amount) => `Paiement de ${amount}`,
      explanation: 'Où en est ce paiement',
      next: {
        customer: 'Au client d’agir',
        merchant: 'À vous d’agir',
        operator: 'L’équipe de la passerelle s’en occupe',
        nobody: 'Rien à faire',
      },
      refund: 'Rembourser',
      answer: 'Répondre au litige',
      cancel: 'Annuler le paiement',
      checkout: 'Lien de paiement',
      checkoutHint: 'À envoyer au client, par SMS ou WhatsApp par exemple.',
      open: 'Ouvrir la page de paiement',
      copy: 'Copier le lien',
      copied: 'Copié.',
      details: 'Détails',
      facts: {
        amount: 'Montant',
        fee: 'Frais',
        feeReturned: 'Frais rendus',
        net: 'Net pour vous',
        refunded: 'Remboursé',
        disputed: 'En litige',
        method: 'Moyen de paiement',
        reference: 'Votre référence',
        description: 'Description',
        created: 'Créé le',
        expires: 'Payable jusqu’au',
        paid: 'Payé le',
        id: 'Identifiant',
        transaction: 'Transaction',
      },
      metadata: 'Vos données',
      done: {
        canceled: 'Le paiement est annulé\u00a0: le client ne peut plus le payer.',
        refund_succeeded: 'Le remboursement est fait\u00a0: le client a l’argent.',
        refund_pending: 'Le remboursement est en cours\u00a0: nous attendons la confirmation de l’opérateur.',
        refund_failed: 'Le remboursement a échoué\u00a0: l’argent est resté sur votre solde.',
      },
    },
    timeline: {
      title: 'Historique',
      truncated: 'Il s’est passé plus que ce qui tient ici\u00a0: seul le plus récent est affiché.',
      created: (amount) => `Paiement de ${amount} créé`,
      payableUntil: (moment) => `Payable jusqu’au ${moment}.`,
      attempt: 'Tentative de paiement',
      statusChange: 'Nouveau statut',
      refund: (amount) => `Remboursement de ${amount}`,
      dispute: (amount) => `Litige portant sur ${amount}`,
      reference: (reference) => `Référence chez l’opérateur\u00a0: ${reference}`,
      failures: {
        insufficient_funds: 'Solde insuffisant.',
        payer_timeout: 'Le client n’a pas confirmé à temps.',
        payer_declined: 'Le client a refusé.',
        invalid_code: 'Le code saisi était faux trop de fois.',
        invalid_payer: 'Ce numéro n’a pas de compte chez cet opérateur.',
        payer_limit_reached: 'Le client a atteint un plafond fixé par l’opérateur.',
        payer_account_blocked: 'Le compte du client est bloqué.',
        provider_unavailable: 'L’opérateur n’était pas disponible.',
        provider_error: 'L’opérateur a signalé une erreur.',
      },
      moves: 'Mouvements d’argent',
      moveColumns: { date: 'Date', what: 'Mouvement', id: 'Transaction', amount: 'Montant' },
      transfers: {
        capture: 'Payé par le client',
        release: 'Devenu disponible',
        refund: 'Remboursé au client',
        refund_hold: 'Mis de côté pour un remboursement',
        refund_release: 'Remboursement échoué\u00a0: rendu à votre solde',
        dispute_hold: 'Bloqué pour un litige',
        dispute_won: 'Litige gagné\u00a0: rendu à votre solde',
        dispute_lost: 'Litige perdu\u00a0: versé au client',
        late_capture: 'Arrivé trop tard',
        late_refund: 'Arrivé trop tard, rendu au client',
      },
    },
    refunds: {
      title: 'Remboursements',
      columns: { date: 'Date', reason: 'Motif', status: 'Statut', amount: 'Montant' },
    },
    events: {
      title: 'Événements et envois à votre site',
      intro: 'Ce que votre site a appris de ce paiement.',
      none: 'Rien n’a encore été envoyé pour ce paiement.',
      columns: { event: 'Événement', date: 'Date', deliveries: 'Envois' },
      nobody: 'Aucune adresse abonnée',
      delivery: 'Voir l’envoi',
    },
    cancel: {
      title: 'Annuler ce paiement\u00a0?',
      text: (amount) => `Le client ne pourra plus payer ${amount} avec ce lien.`,
      consequence:
        'On ne peut pas revenir en arrière\u00a0: pour encaisser quand même, il faudra créer un autre paiement.',
      submit: 'Annuler le paiement',
      keep: 'Ne pas annuler',
      refusals: {
        PAYMENT_ALREADY_PAID: 'Le client vient de payer\u00a0: pour lui rendre l’argent, remboursez ce paiement.',
        PAYMENT_FAILED: 'Ce paiement a déjà échoué\u00a0: il n’y a rien à annuler.',
        PAYMENT_IN_PROGRESS:
          'Le client est en train de payer. Attendez la fin de sa tentative\u00a0; si elle aboutit, vous pourrez rembourser.',
        PAYMENT_EXPIRED: 'Ce paiement a déjà expiré\u00a0: il n’y a rien à annuler.',
      },
    },
    refund: {
      title: 'Rembourser',
      intro: (paid, remaining) => `Le client a payé ${paid}\u00a0; vous pouvez encore lui rendre ${remaining}.`,
      amount: 'Montant à rendre',
      amountHint: (remaining) => `${remaining} au plus. Indiquez moins pour ne rembourser qu’une partie.`,
      reason: 'Motif (facultatif)',
      reasonHint: 'Pour vous y retrouver plus tard\u00a0; le client ne le voit pas.',
      next: 'Continuer',
      nothingLeft: 'Il ne reste rien à rembourser sur ce paiement.',
      wrongAmount: 'Indiquez un montant en chiffres, 5000 par exemple.',
      tooMuch: (remaining) => `C’est trop\u00a0: il reste ${remaining} à rembourser.`,
      tooLong: 'Ce motif est trop long\u00a0: 255 caractères au plus.',
      confirmTitle: (amount) => `Rembourser ${amount}\u00a0?`,
      toWallet: (amount) => `${amount} seront crédités aussitôt sur le portefeuille du client.`,
      toProvider: (amount, provider, phone) =>
        `${amount} seront envoyés par ${provider} au ${phone}. L’opérateur le confirme en général en quelques minutes.`,
      fromBalance: 'La somme est prise sur ce que ce paiement vous a rapporté, puis sur votre solde disponible.',
      final: 'Un remboursement ne se reprend pas.',
      submit: (amount) => `Rembourser ${amount}`,
      change: 'Modifier',
      balanceTooLow: (available, needed) =>
        `Votre solde disponible ne suffit pas\u00a0: il faudrait ${needed} et il y a ${available}. Remboursez moins, ou attendez d’autres paiements.`,
      notRefundable: 'Seul un paiement que le client a payé peut être remboursé.',
    },
  },
  en: {
    title: 'Payments',
    list: {
      search: 'Search',
      searchHint: 'Reference, amount, number or its last three digits, payment link',
      more: 'Status, way to pay, dates',
      status: 'Status',
      method: 'Way to pay',
      from: 'From',
      to: 'To',
      wrongDate: 'Enter a date such as 2026-11-20.',
      wrongChoice: 'Choose from the list.',
      wrongSearch: 'This search is too long.',
      download: 'Download (CSV)',
      columns: { date: 'Date', reference: 'Reference', method: 'Method', status: 'Status', amount: 'Amount' },
      disputed: 'Disputed',
      nothingFound: 'No payment matches this search.',
      clear: 'See all payments',
    },
    empty: {
      title: 'No payments yet',
      test: 'Make a test payment to see what your customers will see. No real money moves.',
      toSandbox: 'Make a test payment',
      live: 'Your site makes payments with an API key; they show up here at once.',
      toKeys: 'Manage API keys',
      kyc: 'Before you take real money, have your business verified. Meanwhile everything can be tried in test mode.',
      toKyc: 'Verify my business',
    },
    one: {
      title: (amount) => `Payment of ${amount}`,
      explanation: 'Where this payment stands',
      next: {
        customer: 'The customer’s turn',
        merchant: 'Your turn',
        operator: 'With the gateway team',
        nobody: 'Nothing to do',
      },
      refund: 'Refund',
      answer: 'Answer the dispute',
      cancel: 'Cancel payment',
      checkout: 'Payment link',
      checkoutHint: 'To send to the customer, by SMS or WhatsApp say.',
      open: 'Open the payment page',
      copy: 'Copy link',
      copied: 'Copied.',
      details: 'Details',
      facts: {
        amount: 'Amount',
        fee: 'Fee',
        feeReturned: 'Fee returned',
        net: 'Net for you',
        refunded: 'Refunded',
        disputed: 'Disputed',
        method: 'Way to pay',
        reference: 'Your reference',
        description: 'Description',
        created: 'Created',
        expires: 'Can be paid until',
        paid: 'Paid',
        id: 'Identifier',
        transaction: 'Transaction',
      },
      metadata: 'Your data',
      done: {
        canceled: 'The payment is canceled: the customer can no longer pay it.',
        refund_succeeded: 'The refund is done: the customer has the money.',
        refund_pending: 'The refund is under way: we are waiting for the provider to confirm it.',
        refund_failed: 'The refund failed: the money stayed in your balance.',
      },
    },
    timeline: {
      title: 'History',
      truncated: 'More happened than fits here: only the newest is shown.',
      created: (amount) => `Payment of ${amount} created`,
      payableUntil: (moment) => `Can be paid until ${moment}.`,
      attempt: 'Attempt to pay',
      statusChange: 'New status',
      refund: (amount) => `Refund of ${amount}`,
      dispute: (amount) => `Dispute over ${amount}`,
      reference: (reference) => `Reference at the provider: ${reference}`,
      failures: {
        insufficient_funds: 'The account did not hold enough money.',
        payer_timeout: 'The customer did not confirm in time.',
        payer_declined: 'The customer declined.',
        invalid_code: 'The code was wrong too often.',
        invalid_payer: 'This number has no account at this provider.',
        payer_limit_reached: 'The customer reached a limit of the provider.',
        payer_account_blocked: 'The customer’s account is blocked.',
        provider_unavailable: 'The provider was not available.',
        provider_error: 'The provider reported an error.',
      },
      moves: 'Money movements',
      moveColumns: { date: 'Date', what: 'Movement', id: 'Transaction', amount: 'Amount' },
      transfers: {
        capture: 'Paid by the customer',
        release: 'Became available',
        refund: 'Refunded to the customer',
        refund_hold: 'Put aside for a refund',
        refund_release: 'Refund failed: back in your balance',
        dispute_hold: 'Held for a dispute',
        dispute_won: 'Dispute won: back in your balance',
        dispute_lost: 'Dispute lost: given to the customer',
        late_capture: 'Came too late',
        late_refund: 'Came too late, given back to the customer',
      },
    },
    refunds: {
      title: 'Refunds',
      columns: { date: 'Date', reason: 'Reason', status: 'Status', amount: 'Amount' },
    },
    events: {
      title: 'Events and deliveries to your site',
      intro: 'What your site was told of this payment.',
      none: 'Nothing was sent for this payment yet.',
      columns: { event: 'Event', date: 'Date', deliveries: 'Deliveries' },
      nobody: 'No address subscribed',
      delivery: 'See the delivery',
    },
    cancel: {
      title: 'Cancel this payment?',
      text: (amount) => `The customer will no longer be able to pay ${amount} with this link.`,
      consequence: 'This cannot be undone: to be paid after all, you would have to make another payment.',
      submit: 'Cancel payment',
      keep: 'Do not cancel',
      refusals: {
        PAYMENT_ALREADY_PAID: 'The customer has just paid: to give the money back, refund this payment.',
        PAYMENT_FAILED: 'This payment failed already: there is nothing to cancel.',
        PAYMENT_IN_PROGRESS:
          'The customer is paying right now. Wait for the attempt to end; if it succeeds, you can refund it.',
        PAYMENT_EXPIRED: 'This payment expired already: there is nothing to cancel.',
      },
    },
    refund: {
      title: 'Refund',
      intro: (paid, remaining) => `The customer paid ${paid}; you can still give back ${remaining}.`,
      amount: 'Amount to give back',
      amountHint: (remaining) => `At most ${remaining}. Enter less to refund a part.`,
      reason: 'Reason (optional)',
      reasonHint: 'For your own records; the customer does not see it.',
      next: 'Continue',
      nothingLeft: 'There is nothing left to refund on this payment.',
      wrongAmount: 'Enter an amount in figures, 5000 for example.',
      tooMuch: (remaining) => `That is too much: ${remaining} is left to refund.`,
      tooLong: 'This reason is too long: at most 255 characters.',
      confirmTitle: (amount) => `Refund ${amount}?`,
      toWallet: (amount) => `${amount} will be credited to the customer’s wallet at once.`,
      toProvider: (amount, provider, phone) =>
        `${amount} will be sent by ${provider} to ${phone}. The provider usually confirms it within minutes.`,
      fromBalance: 'It is taken out of what this payment brought you, then out of your available balance.',
      final: 'A refund cannot be taken back.',
      submit: (amount) => `Refund ${amount}`,
      change: 'Change',
      balanceTooLow: (available, needed) =>
        `Your available balance is too low: ${needed} is needed and there is ${available}. Refund less, or wait for more payments.`,
      notRefundable: 'Only a payment that the customer paid can be refunded.',
    },
  },
};
