import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Remboursements en cours', en: 'Refunds in progress' },
  intro: {
    fr: 'La plateforme demande à l’opérateur jusqu’à ce qu’il réponde. S’il ne répond pas, consultez son relevé, puis tranchez.',
    en: 'The gateway retries until the provider responds. If that takes too long, check its statement, then resolve the refund.',
  },
  empty: { fr: 'Aucun remboursement n’attend de réponse.', en: 'No refunds in progress.' },
  one: {
    title: (amount: string) => ({ fr: `Remboursement de ${amount}`, en: `Refund of ${amount}` }),
    pending: {
      fr: 'La somme est retenue sur le solde de la boutique jusqu’à ce que l’opérateur confirme. S’il ne le fait pas, consultez son relevé.',
      en: 'The amount is held from the shop’s balance until the provider confirms. If it does not, check its statement.',
    },
    pendingDispute: {
      fr: 'La boutique a perdu un litige\u00a0: cet argent est mis de côté pour le client jusqu’à ce que l’opérateur confirme. S’il ne le fait pas, consultez son relevé.',
      en: 'The shop lost a dispute: this money is held for the customer until the provider confirms. If it does not, check its statement.',
    },
    answeredBy: { fr: 'Résultat', en: 'Outcome' },
    sources: {
      provider: { fr: 'Communiqué par l’opérateur', en: 'Reported by the provider' },
      operator: { fr: 'Noté à la main', en: 'Recorded by hand' },
    },
    feeReturned: { fr: 'Frais rendus à la boutique', en: 'Fee returned to the shop' },
  },
  outcomes: {
    succeeded: {
      open: { fr: 'Effectué', en: 'Done' },
      title: { fr: 'Confirmer que le client est remboursé', en: 'Record that the customer has the money' },
      submit: { fr: 'Oui, le client a l’argent', en: 'Yes, the customer has the money' },
    },
    failed: {
      open: { fr: 'Échoué', en: 'Failed' },
      title: { fr: 'Confirmer que le remboursement a échoué', en: 'Record that the refund failed' },
      submit: { fr: 'Oui, il a échoué', en: 'Yes, it failed' },
    },
  },
  consequences: {
    succeeded: (amount: string) => ({
      fr: `${amount} sortent définitivement du solde de la boutique, le paiement est remboursé et elle en est prévenue.`,
      en: `${amount} permanently leaves the shop’s balance, the payment is refunded, and the shop is notified.`,
    }),
    failed: (amount: string) => ({
      fr: `${amount} reviennent au solde de la boutique, d’où ils avaient été retenus. Elle est prévenue et peut rembourser de nouveau.`,
      en: `${amount} returns to the shop’s balance, from which it was held. The shop is notified and can refund again.`,
    }),
    dispute: {
      succeeded: (amount: string) => ({
        fr: `${amount} sortent de l’argent à rendre, et la boutique est prévenue.`,
        en: `${amount} leaves the unapplied funds, and the shop is notified.`,
      }),
      failed: (amount: string) => ({
        fr: `${amount} restent à rendre au client\u00a0: rendez-les par un autre moyen, ou redemandez le remboursement. La boutique est prévenue.`,
        en: `${amount} is still owed to the customer: return it by other means, or request the refund again. The shop is notified.`,
      }),
    },
    asks: {
      fr: 'La plateforme ne demandera plus rien à l’opérateur.',
      en: 'The gateway will no longer retry.',
    },
    confirmSucceeded: {
      fr: 'Ne confirmez que si le relevé de l’opérateur montre l’argent parti\u00a0: c’est irréversible.',
      en: 'Only confirm if the provider’s statement shows the refund: this cannot be undone.',
    },
    confirmFailed: {
      fr: 'Ne confirmez que si l’opérateur n’a rien versé et ne versera rien\u00a0: le client serait payé deux fois.',
      en: 'Only confirm if the provider has paid nothing and will pay nothing: otherwise the customer could be paid twice.',
    },
  },
  notPending: {
    fr: 'Ce remboursement n’attend plus\u00a0: l’opérateur a répondu, ou quelqu’un a tranché.',
    en: 'This refund is already resolved, by the provider or by an operator.',
  },
  done: {
    succeeded: { fr: 'Enregistré\u00a0: le client est remboursé.', en: 'The refund was recorded as succeeded.' },
    failed: {
      fr: 'Enregistré\u00a0: le remboursement a échoué.',
      en: 'The refund was recorded as failed.',
    },
    created: { fr: 'Le remboursement est en route.', en: 'The refund is in progress.' },
  },
});
