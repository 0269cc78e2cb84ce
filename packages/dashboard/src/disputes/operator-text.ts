import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Litiges à trancher', en: 'Disputes to decide' },
  intro: {
    fr: 'La boutique a répondu\u00a0: lisez ses preuves, puis décidez à qui va l’argent.',
    en: 'The shop responded: review the evidence, then decide who receives the money.',
  },
  empty: { fr: 'Aucun litige n’attend votre décision.', en: 'No disputes need your decision.' },
  one: {
    payment: { fr: 'Le paiement contesté', en: 'The disputed payment' },
    paid: { fr: 'Payé le', en: 'Paid' },
    waits: {
      fr: 'La boutique n’a pas encore répondu. Vous pouvez trancher avant la date limite, sans attendre sa réponse.',
      en: 'The shop has not responded yet. You can decide before the due date, without a response.',
    },
    overdue: {
      fr: 'La boutique n’a pas répondu à temps\u00a0: tranchez avec ce que vous avez.',
      en: 'The shop did not respond in time: decide with the available evidence.',
    },
    due: { fr: 'Réponse attendue avant le', en: 'Response due by' },
    back: {
      pending: {
        fr: 'La plateforme demande à l’opérateur de rendre l’argent au client et attend son résultat. Jusque-là, la somme est sous «\u00a0Argent à rendre\u00a0».',
        en: 'The gateway requests the provider to return the money to the customer and waits for the outcome. Until then the amount is under “Unapplied funds”.',
      },
      returned: {
        fr: 'Nous avons noté que l’argent a été rendu au client. Le remboursement dit par qui.',
        en: 'We recorded that the money was returned to the customer. The refund says by whom.',
      },
      owed: {
        fr: 'Le client n’a pas encore l’argent, et aucun remboursement n’est en cours\u00a0: rendez-le par un autre moyen et notez-le, ou redemandez le remboursement à l’opérateur.',
        en: 'The customer does not have the money yet, and no refund is in progress: return it by other means and record it, or request the refund from the provider again.',
      },
    },
  },
  outcomes: {
    won: {
      open: { fr: 'Pour la boutique', en: 'For the shop' },
      title: { fr: 'Donner raison à la boutique', en: 'Decide for the shop' },
      submit: { fr: 'Rendre l’argent à la boutique', en: 'Return the money to the shop' },
    },
    lost: {
      open: { fr: 'Pour le client', en: 'For the customer' },
      title: { fr: 'Donner raison au client', en: 'Decide for the customer' },
      submit: { fr: 'Rendre l’argent au client', en: 'Return the money to the customer' },
    },
  },
  returns: {
    returned: {
      open: { fr: 'Argent rendu', en: 'Money returned' },
      title: { fr: 'Noter que l’argent est rendu', en: 'Record that the money was returned' },
      submit: { fr: 'Oui, le client a l’argent', en: 'Yes, the customer has the money' },
      explanation: (amount: string) => ({
        fr: `${amount} sortent de l’argent à rendre. Ne le notez que si le client a l’argent\u00a0: c’est irréversible.`,
        en: `${amount} leaves the unapplied funds. Only record this if the customer has the money: it cannot be undone.`,
      }),
    },
    again: {
      open: { fr: 'Redemander', en: 'Request again' },
      title: { fr: 'Redemander le remboursement', en: 'Request the refund again' },
      submit: { fr: 'Redemander à l’opérateur', en: 'Request from the provider' },
      explanation: (amount: string) => ({
        fr: `La plateforme demande de nouveau à l’opérateur de rendre ${amount} au client. Vérifiez d’abord qu’il ne les a pas déjà rendus.`,
        en: `The gateway requests the provider again to return ${amount} to the customer. First check that it has not returned it already.`,
      }),
    },
    reason: {
      label: { fr: 'Comment, ou pourquoi', en: 'How, or why' },
      hint: {
        fr: 'Par exemple le numéro du reçu. Conservé avec le remboursement\u00a0; la boutique le lit.',
        en: 'For example the number of the receipt. Kept with the refund; shown to the shop.',
      },
      wrong: { fr: 'Écrivez un motif de 255 caractères au plus.', en: 'Enter a reason of at most 255 characters.' },
    },
    notOwed: {
      fr: 'Cet argent n’est plus à rendre\u00a0: un remboursement est en cours ou terminé.',
      en: 'This money no longer waits to be returned: a refund is in progress or done.',
    },
    notSupported: {
      fr: 'Cet opérateur ne rend pas cette somme\u00a0: rendez-la par un autre moyen.',
      en: 'This provider does not refund this amount: return it by other means.',
    },
  },
  consequences: {
    won: (amount: string) => ({
      fr: `${amount} retenus reviennent au solde de la boutique. Le client ne reçoit rien.`,
      en: `The held amount of ${amount} returns to the shop’s balance. The customer receives nothing.`,
    }),
    lost: (amount: string) => ({
      fr: `${amount} retenus vont au client\u00a0: son portefeuille est crédité aussitôt\u00a0; par mobile money, la plateforme demande à son opérateur de les rendre. La boutique les perd, et ses frais ne lui sont pas rendus\u00a0; cette somme ne peut plus être ni remboursée ni contestée.`,
      en: `The held amount of ${amount} goes to the customer: a wallet is credited at once; for mobile money, the gateway requests the refund from the provider. The shop loses it, and the fee is not returned; this amount can be neither refunded nor disputed again.`,
    }),
    final: {
      fr: 'La boutique est prévenue et lit votre message. La décision est définitive.',
      en: 'The shop is notified and receives your message. The decision is final.',
    },
  },
  noteHint: { fr: 'Facultatif. Dites-lui ce qui a compté.', en: 'Optional. Explain your decision.' },
  closed: { fr: 'Ce litige est déjà tranché.', en: 'This dispute is already decided.' },
  open: {
    title: { fr: 'Ouvrir un litige', en: 'Open a dispute' },
    explanation: (remaining: string) => ({
      fr: `Le client, ou son opérateur, conteste ce paiement. La somme est retenue sur le solde de la boutique, au besoin en dessous de zéro, jusqu’à ce que vous tranchiez. Elle a 7 jours pour répondre. Reste à contester\u00a0: ${remaining}.`,
      en: `The customer, or their provider, disputes this payment. The amount is held from the shop’s balance, which may become negative, until you decide. The shop has 7 days to respond. Can still be disputed: ${remaining}.`,
    }),
    amount: { fr: 'Montant contesté', en: 'Disputed amount' },
    reason: { fr: 'Ce que dit le client', en: 'Customer’s reason' },
    submit: { fr: 'Ouvrir le litige et retenir la somme', en: 'Open the dispute and hold the amount' },
    tooMuch: (remaining: string) => ({
      fr: `Il ne reste que ${remaining} à contester.`,
      en: `Only ${remaining} can still be disputed.`,
    }),
    notDisputable: {
      fr: 'Ce paiement n’a pas été payé\u00a0: il n’y a rien à contester.',
      en: 'This payment was not paid: there is nothing to dispute.',
    },
  },
  done: {
    opened: {
      fr: 'Le litige est ouvert et la somme retenue. La boutique est prévenue.',
      en: 'The dispute is open, and the amount is held. The shop is notified.',
    },
    won: {
      fr: 'Tranché pour la boutique\u00a0: l’argent lui est rendu.',
      en: 'Decided for the shop: the money was returned.',
    },
    lost: {
      fr: 'Tranché pour le client\u00a0: l’argent lui revient.',
      en: 'Decided for the customer: the money goes back to them.',
    },
    returned: { fr: 'Noté\u00a0: le client a l’argent.', en: 'Recorded: the customer has the money.' },
    again: {
      fr: 'Le remboursement est redemandé à l’opérateur.',
      en: 'The refund was requested from the provider again.',
    },
  },
});
