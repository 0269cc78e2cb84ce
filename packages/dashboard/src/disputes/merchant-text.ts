import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  waiting: {
    title: { fr: 'En attente de votre réponse', en: 'Waiting for your response' },
    intro: {
      fr: 'Sans réponse avant la date limite, vous risquez de perdre la somme.',
      en: 'Without a response by the due date you may lose the amount.',
    },
  },
  all: { fr: 'Tous les litiges', en: 'All disputes' },
  columns: {
    due: { fr: 'À répondre avant', en: 'Respond by' },
  },
  left: (span: string) => ({ fr: `encore ${span}`, en: `${span} left` }),
  over: { fr: 'délai dépassé', en: 'overdue' },
  empty: {
    title: { fr: 'Aucun litige', en: 'No disputes' },
    text: {
      fr: 'Si un client conteste un paiement, vous le verrez ici et pourrez répondre.',
      en: 'When a customer disputes a payment, you will see it here and can respond.',
    },
  },
  one: {
    explanation: {
      needs_response: {
        fr: 'Le client conteste ce paiement et la somme est bloquée. Envoyez ce qui montre que la vente est bien réelle\u00a0: l’équipe de la plateforme tranchera.',
        en: 'The customer disputes this payment, and the amount is held. Submit evidence of the sale: the gateway team will decide.',
      },
      under_review: {
        fr: 'Votre réponse a été reçue. L’équipe de la plateforme l’examine et tranchera.',
        en: 'Your response was submitted. The gateway team will review it and decide.',
      },
      won: {
        fr: 'Vous avez gagné ce litige\u00a0: la somme vous a été rendue.',
        en: 'You won this dispute: the amount was returned to you.',
      },
      lost: {
        fr: 'Vous avez perdu ce litige\u00a0: la somme est pour le client.',
        en: 'You lost this dispute: the amount goes to the customer.',
      },
    },
    back: {
      pending: {
        fr: 'Son remboursement est demandé à l’opérateur\u00a0: nous n’avons pas encore sa confirmation.',
        en: 'Its refund is requested from the provider: we have no confirmation yet.',
      },
      returned: { fr: 'Nous avons noté qu’elle lui a été rendue.', en: 'We recorded that it was returned.' },
      owed: {
        fr: 'L’équipe de la plateforme doit encore la lui rendre.',
        en: 'The gateway team still has to return it.',
      },
    },
    tooLate: {
      fr: 'Le délai pour répondre est dépassé. L’équipe de la plateforme tranche avec ce qu’elle a reçu.',
      en: 'The time to respond is over. The gateway team will decide with the evidence it has.',
    },
    facts: {
      due: { fr: 'À répondre avant le', en: 'Respond by' },
      note: { fr: 'Message de la plateforme', en: 'Message from the gateway' },
    },
    done: {
      sent: {
        fr: 'Votre réponse est envoyée. L’équipe de la plateforme va l’examiner.',
        en: 'Your response was submitted. The gateway team will review it.',
      },
    },
  },
  evidence: {
    again: { fr: 'Modifier votre réponse', en: 'Change your response' },
    label: { fr: 'Vos preuves', en: 'Your evidence' },
    hint: {
      fr: 'Ce qui a été commandé, quand et comment c’est arrivé au client, vos échanges avec lui, un lien vers le bon de livraison. 10\u00a0000 caractères au plus.',
      en: 'What was ordered, when and how it was delivered, your messages with the customer, a link to the delivery note. At most 10,000 characters.',
    },
    documents: {
      label: { fr: 'Document', en: 'Document' },
      hint: {
        fr: 'Facultatif\u00a0: un bon de livraison signé, une facture, une capture de vos échanges. PDF, JPEG ou PNG, 5\u00a0Mo au plus\u00a0; dix documents en tout.',
        en: 'Optional: a signed delivery note, an invoice, a screenshot of your messages. PDF, JPEG or PNG, at most 5 MB; ten documents in all.',
      },
    },
    replaces: {
      fr: 'Ce que vous envoyez remplace votre réponse précédente.',
      en: 'It replaces your previous response.',
    },
    submit: { fr: 'Envoyer ma réponse', en: 'Submit my response' },
    missing: { fr: 'Écrivez votre réponse.', en: 'Enter your response.' },
    tooLong: {
      fr: 'Cette réponse est trop longue\u00a0: 10\u00a0000 caractères au plus.',
      en: 'This response is too long: at most 10,000 characters.',
    },
    closed: {
      fr: 'Ce litige est déjà tranché\u00a0: on ne peut plus y répondre.',
      en: 'This dispute is already decided: you can no longer respond.',
    },
    overdue: {
      fr: 'Le délai pour répondre vient de se terminer\u00a0: votre réponse n’a pas été prise en compte.',
      en: 'The time to respond has just ended: your response was not submitted.',
    },
  },
});
