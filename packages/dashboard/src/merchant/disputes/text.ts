import type { DisputeStatus } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

export interface DisputesText {
  readonly title: string;
  readonly waiting: { readonly title: string; readonly intro: string };
  readonly all: string;
  readonly status: string;
  readonly columns: {
    readonly reason: string;
    readonly opened: string;
    readonly due: string;
    readonly status: string;
    readonly amount: string;
  };
  readonly noReason: string;
  readonly left: (span: string) => string;
  readonly over: string;
  readonly empty: string;
  readonly nothingFound: string;
  readonly one: {
    readonly title: (amount: string) => string;
    readonly says: { readonly [Status in DisputeStatus]: string };
    readonly tooLate: string;
    readonly facts: {
      readonly reason: string;
      readonly payment: string;
      readonly opened: string;
      readonly due: string;
      readonly decided: string;
      readonly note: string;
      readonly id: string;
    };
    readonly sent: string;
    readonly sentAt: (moment: string) => string;
    readonly done: Readonly<Record<string, string>>;
  };
  readonly evidence: {
    readonly title: string;
    readonly again: string;
    readonly label: string;
    readonly hint: string;
    readonly replaces: string;
    readonly submit: string;
    readonly missing: string;
    readonly tooLong: string;
    readonly closed: string;
    readonly overdue: string;
  };
}

export const TEXT: Both<DisputesText> = {
  fr: {
    title: 'Litiges',
    waiting: {
      title: 'En attente de votre réponse',
      intro: 'Sans réponse avant la date limite, vous risquez de perdre la somme.',
    },
    all: 'Tous les litiges',
    status: 'Statut',
    columns: { reason: 'Motif', opened: 'Ouvert le', due: 'À répondre avant', status: 'Statut', amount: 'Montant' },
    noReason: 'Sans motif',
    left: (span) => `encore ${span}`,
    over: 'délai dépassé',
    empty: 'Aucun litige. Si un client conteste un paiement, vous le verrez ici et pourrez répondre.',
    nothingFound: 'Aucun litige avec ce statut.',
    one: {
      title: (amount) => `Litige portant sur ${amount}`,
      says: {
        needs_response:
          'Le client conteste ce paiement et la somme est bloquée. Envoyez ce qui montre que la vente est juste\u00a0: l’équipe de la passerelle tranchera.',
        under_review: 'Votre réponse a été reçue. L’équipe de la passerelle l’examine et tranchera.',
        won: 'Vous avez gagné ce litige\u00a0: la somme vous a été rendue.',
        lost: 'Vous avez perdu ce litige\u00a0: la somme revient au client.',
      },
      tooLate: 'Le délai pour répondre est dépassé. L’équipe de la passerelle tranche avec ce qu’elle a reçu.',
      facts: {
        reason: 'Motif',
        payment: 'Paiement',
        opened: 'Ouvert le',
        due: 'À répondre avant le',
        decided: 'Tranché le',
        note: 'Message de la passerelle',
        id: 'Identifiant',
      },
      sent: 'Votre réponse',
      sentAt: (moment) => `Envoyée le ${moment}`,
      done: { sent: 'Votre réponse est envoyée. L’équipe de la passerelle va l’examiner.' },
    },
    evidence: {
      title: 'Répondre',
      again: 'Modifier votre réponse',
      label: 'Vos preuves',
      hint: 'Ce qui a été commandé, quand et comment c’est arrivé au client, vos échanges avec lui, un lien vers le bon de livraison. 10\u00a0000 caractères au plus.',
      replaces: 'Ce que vous envoyez remplace votre réponse précédente.',
      submit: 'Envoyer ma réponse',
      missing: 'Écrivez votre réponse.',
      tooLong: 'Cette réponse est trop longue\u00a0: 10\u00a0000 caractères au plus.',
      closed: 'Ce litige est déjà tranché\u00a0: on ne peut plus y répondre.',
      overdue: 'Le délai pour répondre vient de se terminer\u00a0: votre réponse n’a pas été prise en compte.',
    },
  },
  en: {
    title: 'Disputes',
    waiting: {
      title: 'Waiting for your answer',
      intro: 'Without an answer by the due date you may lose the sum.',
    },
    all: 'All disputes',
    status: 'Status',
    columns: { reason: 'Reason', opened: 'Opened', due: 'Answer by', status: 'Status', amount: 'Amount' },
    noReason: 'No reason given',
    left: (span) => `${span} left`,
    over: 'time is over',
    empty: 'No disputes. When a customer contests a payment, you will see it here and can answer.',
    nothingFound: 'No dispute has this status.',
    one: {
      title: (amount) => `Dispute over ${amount}`,
      says: {
        needs_response:
          'The customer contests this payment and the sum is held. Send what shows that the sale was right: the gateway team will decide.',
        under_review: 'Your answer has arrived. The gateway team looks at it and will decide.',
        won: 'You won this dispute: the sum was given back to you.',
        lost: 'You lost this dispute: the sum goes back to the customer.',
      },
      tooLate: 'The time to answer is over. The gateway team decides with what it has.',
      facts: {
        reason: 'Reason',
        payment: 'Payment',
        opened: 'Opened',
        due: 'Answer by',
        decided: 'Decided',
        note: 'Message of the gateway',
        id: 'Identifier',
      },
      sent: 'Your answer',
      sentAt: (moment) => `Sent ${moment}`,
      done: { sent: 'Your answer is sent. The gateway team will look at it.' },
    },
    evidence: {
      title: 'Answer',
      again: 'Change your answer',
      label: 'Your evidence',
      hint: 'What was ordered, when and how it reached the customer, what you wrote to each other, a link to the delivery note. At most 10,000 characters.',
      replaces: 'What you send replaces your answer from before.',
      submit: 'Send my answer',
      missing: 'Write your answer.',
      tooLong: 'This answer is too long: at most 10,000 characters.',
      closed: 'This dispute is decided already: it cannot be answered any more.',
      overdue: 'The time to answer has just ended: your answer was not taken into account.',
    },
  },
};
