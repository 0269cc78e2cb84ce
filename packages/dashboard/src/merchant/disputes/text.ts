import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Litiges', en: 'Disputes' },
  waiting: {
    title: { fr: 'En attente de votre réponse', en: 'Waiting for your answer' },
    intro: {
      fr: 'Sans réponse avant la date limite, vous risquez de perdre la somme.',
      en: 'Without an answer by the due date you may lose the sum.',
    },
  },
  all: { fr: 'Tous les litiges', en: 'All disputes' },
  status: { fr: 'Statut', en: 'Status' },
  columns: {
    reason: { fr: 'Motif', en: 'Reason' },
    opened: { fr: 'Ouvert le', en: 'Opened' },
    due: { fr: 'À répondre avant', en: 'Answer by' },
    status: { fr: 'Statut', en: 'Status' },
    amount: { fr: 'Montant', en: 'Amount' },
  },
  noReason: { fr: 'Sans motif', en: 'No reason given' },
  left: { fr: (span: string) => `encore ${span}`, en: (span: string) => `${span} left` },
  over: { fr: 'délai dépassé', en: 'time is over' },
  empty: {
    fr: 'Aucun litige. Si un client conteste un paiement, vous le verrez ici et pourrez répondre.',
    en: 'No disputes. When a customer contests a payment, you will see it here and can answer.',
  },
  nothingFound: { fr: 'Aucun litige avec ce statut.', en: 'No dispute has this status.' },
  one: {
    title: { fr: (amount: string) => `Litige portant sur ${amount}`, en: (amount: string) => `Dispute over ${amount}` },
    says: {
      needs_response: {
        fr: 'Le client conteste ce paiement et la somme est bloquée. Envoyez ce qui montre que la vente est juste\u00a0: l’équipe de la passerelle tranchera.',
        en: 'The customer contests this payment and the sum is held. Send what shows that the sale was right: the gateway team will decide.',
      },
      under_review: {
        fr: 'Votre réponse a été reçue. L’équipe de la passerelle l’examine et tranchera.',
        en: 'Your answer has arrived. The gateway team looks at it and will decide.',
      },
      won: {
        fr: 'Vous avez gagné ce litige\u00a0: la somme vous a été rendue.',
        en: 'You won this dispute: the sum was given back to you.',
      },
      lost: {
        fr: 'Vous avez perdu ce litige\u00a0: la somme revient au client.',
        en: 'You lost this dispute: the sum goes back to the customer.',
      },
    },
    tooLate: {
      fr: 'Le délai pour répondre est dépassé. L’équipe de la passerelle tranche avec ce qu’elle a reçu.',
      en: 'The time to answer is over. The gateway team decides with what it has.',
    },
    facts: {
      reason: { fr: 'Motif', en: 'Reason' },
      payment: { fr: 'Paiement', en: 'Payment' },
      opened: { fr: 'Ouvert le', en: 'Opened' },
      due: { fr: 'À répondre avant le', en: 'Answer by' },
      decided: { fr: 'Tranché le', en: 'Decided' },
      note: { fr: 'Message de la passerelle', en: 'Message of the gateway' },
      id: { fr: 'Identifiant', en: 'Identifier' },
    },
    sent: { fr: 'Votre réponse', en: 'Your answer' },
    sentAt: { fr: (moment: string) => `Envoyée le ${moment}`, en: (moment: string) => `Sent ${moment}` },
    done: {
      sent: {
        fr: 'Votre réponse est envoyée. L’équipe de la passerelle va l’examiner.',
        en: 'Your answer is sent. The gateway team will look at it.',
      },
    },
  },
  evidence: {
    title: { fr: 'Répondre', en: 'Answer' },
    again: { fr: 'Modifier votre réponse', en: 'Change your answer' },
    label: { fr: 'Vos preuves', en: 'Your evidence' },
    hint: {
      fr: 'Ce qui a été commandé, quand et comment c’est arrivé au client, vos échanges avec lui, un lien vers le bon de livraison. 10\u00a0000 caractères au plus.',
      en: 'What was ordered, when and how it reached the customer, what you wrote to each other, a link to the delivery note. At most 10,000 characters.',
    },
    replaces: {
      fr: 'Ce que vous envoyez remplace votre réponse précédente.',
      en: 'What you send replaces your answer from before.',
    },
    submit: { fr: 'Envoyer ma réponse', en: 'Send my answer' },
    missing: { fr: 'Écrivez votre réponse.', en: 'Write your answer.' },
    tooLong: {
      fr: 'Cette réponse est trop longue\u00a0: 10\u00a0000 caractères au plus.',
      en: 'This answer is too long: at most 10,000 characters.',
    },
    closed: {
      fr: 'Ce litige est déjà tranché\u00a0: on ne peut plus y répondre.',
      en: 'This dispute is decided already: it cannot be answered any more.',
    },
    overdue: {
      fr: 'Le délai pour répondre vient de se terminer\u00a0: votre réponse n’a pas été prise en compte.',
      en: 'The time to answer has just ended: your answer was not taken into account.',
    },
  },
});
