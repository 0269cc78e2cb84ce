import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

/** Texts about payments in both panels. */
export const TEXT = inBoth({
  title: (amount: string) => ({ fr: `Paiement de ${amount}`, en: `Payment of ${amount}` }),
  waiting: {
    attempts: { fr: 'Voir la tentative à vérifier', en: 'See the attempt to review' },
    refunds: { fr: 'Voir le remboursement en cours', en: 'See the refund in progress' },
    disputes: { fr: 'Voir le litige à trancher', en: 'See the dispute to decide' },
  },
  noRefunds: {
    fr: 'L’opérateur de ce paiement ne rembourse pas d’ici\u00a0: rendez l’argent autrement.',
    en: 'The provider of this payment makes no refunds from here: return the money another way.',
  },
  noRefundsYet: (option: string) => ({
    fr: `Aucun remboursement par cet opérateur\u00a0: il manque ${option} dans la configuration.`,
    en: `No refunds by this provider: the configuration lacks ${option}.`,
  }),
  wholeOnly: {
    fr: 'L’opérateur ne rembourse que le paiement entier.',
    en: 'The provider refunds the whole payment only.',
  },
  facts: {
    money: { fr: 'Argent', en: 'Money' },
    gross: { fr: 'Payé par le client', en: 'Paid by the customer' },
    feeReturned: { fr: 'Frais rendus', en: 'Fee returned' },
    net: { fr: 'Net pour vous', en: 'Net for you' },
    merchantNet: { fr: 'Net, frais déduits', en: 'Net of fees' },
    refunding: { fr: 'Remboursement en cours', en: 'Refund in progress' },
    reference: { fr: 'Votre référence', en: 'Your reference' },
    merchantReference: { fr: 'Référence de la commande', en: 'Order reference' },
    expires: { fr: 'Payable jusqu’au', en: 'Can be paid until' },
    paid: { fr: 'Payé le', en: 'Paid' },
  },
  metadata: { fr: 'Vos données', en: 'Your data' },
  timeline: {
    title: { fr: 'Ce qui s’est passé', en: 'What happened' },
    truncated: {
      fr: 'L’historique est trop long\u00a0: seules les entrées les plus récentes sont affichées.',
      en: 'Only the newest entries are shown.',
    },
    created: (amount: string) => ({ fr: `Paiement de ${amount} créé`, en: `Payment of ${amount} created` }),
    payableUntil: (moment: string) => ({ fr: `Payable jusqu’au ${moment}.`, en: `Can be paid until ${moment}.` }),
    attempt: { fr: 'Tentative de paiement', en: 'Payment attempt' },
    refund: (amount: string) => ({ fr: `Remboursement de ${amount}`, en: `Refund of ${amount}` }),
    dispute: (amount: string) => ({ fr: `Litige portant sur ${amount}`, en: `Dispute over ${amount}` }),
    resolutions: {
      succeeded: (reason: string) => ({
        fr: `Décidé par la plateforme : payée. ${reason}`,
        en: `Resolved by the platform: paid. ${reason}`,
      }),
      failed: (reason: string) => ({
        fr: `Décidé par la plateforme : pas payée. ${reason}`,
        en: `Resolved by the platform: not paid. ${reason}`,
      }),
      returned: (reason: string) => ({
        fr: `Décidé par la plateforme : argent rendu. ${reason}`,
        en: `Resolved by the platform: money returned. ${reason}`,
      }),
    },
    railChoices: {
      primary_down: {
        fr: 'Par une autre connexion à l’opérateur\u00a0: la principale était en panne.',
        en: 'Through another connection to the provider: the primary one was down.',
      },
      other_refused: {
        fr: 'Par une autre connexion à l’opérateur\u00a0: la précédente l’avait refusé.',
        en: 'Through another connection to the provider: the previous one had refused it.',
      },
    },
    reference: (reference: string) => ({
      fr: `Référence chez l’opérateur\u00a0: ${reference}`,
      en: `Reference at the provider: ${reference}`,
    }),
    failures: {
      insufficient_funds: { fr: 'Solde insuffisant.', en: 'The account had insufficient funds.' },
      payer_timeout: { fr: 'Le client n’a pas confirmé à temps.', en: 'The customer did not confirm in time.' },
      payer_declined: { fr: 'Le client a refusé.', en: 'The customer declined.' },
      invalid_code: { fr: 'Trop de codes incorrects ont été saisis.', en: 'Too many wrong codes were entered.' },
      invalid_payer: {
        fr: 'Ce numéro n’a pas de compte chez cet opérateur.',
        en: 'This number has no account at this provider.',
      },
      payer_limit_reached: {
        fr: 'Le client a atteint un plafond fixé par l’opérateur.',
        en: 'The customer reached a limit of the provider.',
      },
      payer_busy: { fr: 'Un autre paiement du client était en cours.', en: 'The customer had another payment open.' },
      payer_account_blocked: { fr: 'Le compte du client est bloqué.', en: 'The customer’s account is blocked.' },
      provider_unavailable: {
        fr: 'Le paiement n’a pas pu passer par l’opérateur.',
        en: 'It could not go through the provider.',
      },
      provider_error: { fr: 'L’opérateur a signalé une erreur.', en: 'The provider reported an error.' },
      gateway_account: {
        fr: 'Le compte de la plateforme chez l’opérateur est bloqué ou vide.',
        en: 'The gateway’s account at the provider is blocked or empty.',
      },
    },
    /** What an operator recorded is not what the provider said. */
    byHand: (reason: string) => ({ fr: `Noté à la main\u00a0: ${reason}`, en: `Recorded by hand: ${reason}` }),
    noReason: { fr: 'La raison n’est pas connue.', en: 'The reason is not known.' },
    moves: { fr: 'Mouvements d’argent', en: 'Money movements' },
    moveColumns: {
      what: { fr: 'Mouvement', en: 'Movement' },
      balance: { fr: 'Votre solde', en: 'Your balance' },
      merchantBalance: { fr: 'Solde de la boutique', en: 'Shop’s balance' },
    },
    transfers: {
      capture: { fr: 'Payé par le client', en: 'Paid by the customer' },
      release: { fr: 'Devenu disponible', en: 'Became available' },
      refund: { fr: 'Remboursé au client', en: 'Refunded to the customer' },
      refund_hold: { fr: 'Mis de côté pour un remboursement', en: 'Held for a refund' },
      refund_release: {
        fr: 'Remboursement échoué\u00a0: rendu au solde',
        en: 'Refund failed: returned to the balance',
      },
      dispute_hold: { fr: 'Bloqué pour un litige', en: 'Held for a dispute' },
      dispute_won: { fr: 'Litige gagné\u00a0: rendu au solde', en: 'Dispute won: returned to the balance' },
      dispute_lost: { fr: 'Litige perdu\u00a0: pour le client', en: 'Dispute lost: goes to the customer' },
      dispute_return: { fr: 'Litige perdu\u00a0: rendu au client', en: 'Dispute lost: returned to the customer' },
      late_capture: { fr: 'Arrivé trop tard', en: 'Late payment' },
      late_refund: { fr: 'Arrivé trop tard, rendu au client', en: 'Late payment, returned to the customer' },
    },
  },
  undelivered: {
    title: { fr: 'Webhooks non reçus', en: 'Webhooks not received' },
    moneyIsSafe: {
      fr: 'Le paiement lui-même n’en dépend pas.',
      en: 'The payment itself does not depend on them.',
    },
    events: counted(['# événement', '# événements'], ['# event', '# events']),
    next: (moment: string) => ({ fr: `Prochaine tentative le ${moment}.`, en: `Next attempt ${moment}.` }),
    over: { fr: 'Plus aucune tentative n’est prévue.', en: 'No further attempt is scheduled.' },
    see: { fr: 'Voir la dernière notification', en: 'See the latest delivery' },
  },
});
