import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Nous n’avons pas de résultat de l’opérateur. Regardez sur son relevé, puis tranchez\u00a0: rien n’est compté deux fois.',
    en: 'We have no outcome from the provider. Check its statement, then resolve them: nothing is counted twice.',
  },
  empty: {
    fr: 'Rien à vérifier. Une tentative dont l’opérateur ne dit pas le résultat apparaîtra ici.',
    en: 'Nothing to review. Attempts without an outcome from the provider will appear here.',
  },
  filters: {
    day: { fr: 'Jour (Douala)', en: 'Day (Douala)' },
    dayWrong: {
      fr: 'Indiquez un jour, par exemple 2026-01-31 : il en faut un avec un réseau ou un opérateur.',
      en: 'Enter a day such as 2026-01-31: filtering by rail or provider requires one.',
    },
  },
  one: {
    title: (amount: string) => ({ fr: `Tentative de ${amount}`, en: `Attempt of ${amount}` }),
    explanation: {
      needs_review: {
        fr: 'Nous n’avons pas de résultat de l’opérateur\u00a0: nous ne savons pas si le client a payé. Cherchez cette référence sur son relevé, puis enregistrez le résultat.',
        en: 'We have no outcome from the provider: we do not know whether the customer paid. Look for this reference on its statement, then record the outcome.',
      },
      paid_late_owed: {
        fr: 'L’argent est arrivé alors que le paiement était déjà clos. Il est mis de côté, et la plateforme demande à l’opérateur de le rendre au client.',
        en: 'The money arrived after the payment was final. It is held, and the gateway requests a refund to the customer from the provider.',
      },
      paid_late_returned: {
        fr: 'L’argent est arrivé trop tard et a été rendu au client.',
        en: 'The payment was late and was refunded to the customer.',
      },
      failed: {
        fr: 'Cette tentative a échoué. Si l’argent figure malgré tout sur le relevé de l’opérateur, enregistrez-le\u00a0: il ne sera pas perdu.',
        en: 'This attempt failed. If the money is on the provider’s statement nevertheless, record it: it will not be lost.',
      },
    },
    choice: { fr: 'Choix de la connexion', en: 'Why this rail' },
    choices: {
      primary_down: { fr: 'La principale était en panne.', en: 'The primary was down.' },
      other_refused: { fr: 'Une autre l’avait refusée.', en: 'Another rail had refused it.' },
    },
    reference: { fr: 'Référence chez l’opérateur', en: 'The provider’s reference' },
    receipt: { fr: 'Transaction chez l’opérateur', en: 'The provider’s transaction' },
    detail: { fr: 'Réponse de l’opérateur', en: 'Provider’s response' },
    ask: { fr: 'Demander à l’opérateur', en: 'Ask the provider' },
    resolution: (outcome: string) => ({ fr: `Tranché « ${outcome} », motif`, en: `Resolved as “${outcome}”, reason` }),
    polls: { fr: 'Demandes à l’opérateur', en: 'Status polls' },
  },
  lookup: {
    title: { fr: 'Ce que dit l’opérateur', en: 'What the provider says' },
    again: { fr: 'Demander encore', en: 'Ask again' },
    explanation: {
      paid: {
        fr: 'L’opérateur dit qu’il a encaissé l’argent.',
        en: 'The provider says that it collected the money.',
      },
      failed: {
        fr: 'L’opérateur dit qu’il n’a pas encaissé l’argent et ne l’encaissera plus.',
        en: 'The provider says that it did not and will not collect the money.',
      },
      pending: {
        fr: 'L’opérateur attend encore le client. Ne tranchez pas maintenant.',
        en: 'The provider still waits for the customer. Do not resolve it now.',
      },
      absent: {
        fr: 'L’opérateur ne connaît pas cette tentative. Elle peut encore lui parvenir.',
        en: 'The provider does not know this attempt. It may still arrive there.',
      },
      unknown: {
        fr: 'L’opérateur n’a pas répondu clairement en 10 secondes. Cela ne veut pas dire que rien n’a été payé.',
        en: 'The provider did not answer clearly within 10 seconds. That does not mean that nothing was paid.',
      },
    },
    otherAmount: {
      fr: 'L’opérateur dit qu’il a encaissé un autre montant. N’acceptez pas avant d’avoir compris pourquoi.',
      en: 'The provider says that it collected another amount. Do not record it as paid before you know why.',
    },
    asked: { fr: 'Montant demandé', en: 'Amount requested' },
    collected: { fr: 'Montant encaissé', en: 'Amount collected' },
    notReported: { fr: 'L’opérateur ne le dit pas', en: 'The provider does not say' },
    payerActive: { fr: 'A un compte qui peut payer', en: 'Has an account that can pay' },
    payerInactive: { fr: 'N’a pas de compte qui peut payer', en: 'Has no account that can pay' },
    recorded: { fr: 'Enregistré chez nous', en: 'Recorded here' },
    records: { fr: 'Demander n’enregistre rien.', en: 'Asking does not record anything.' },
    ours: { fr: 'Notre référence', en: 'Our reference' },
    at: { fr: 'Demandé le', en: 'Asked' },
    nothing: { fr: 'Ne rien décider', en: 'Decide nothing' },
    back: { fr: 'Revenir à la tentative', en: 'Back to the attempt' },
  },
  reason: {
    label: { fr: 'Comment vous le savez', en: 'How you know' },
    hint: {
      fr: 'Par exemple « ligne 12 du relevé du 3 ». La boutique peut le lire.',
      en: 'For example “line 12 of the statement of the 3rd”. The shop can read it.',
    },
    wrong: {
      fr: 'Dites comment vous le savez, en 1 000 caractères au plus.',
      en: 'Say how you know, in at most 1,000 characters.',
    },
  },
  outcomes: {
    succeeded: {
      open: { fr: 'Payée', en: 'Paid' },
      title: { fr: 'Confirmer que l’argent est arrivé', en: 'Record that the money arrived' },
      submit: { fr: 'Oui, l’argent est arrivé', en: 'Yes, the money arrived' },
    },
    failed: {
      open: { fr: 'Pas payée', en: 'Not paid' },
      title: { fr: 'Confirmer que rien n’a été payé', en: 'Record that nothing was paid' },
      submit: { fr: 'Oui, rien n’a été payé', en: 'Yes, nothing was paid' },
    },
    returned: {
      open: { fr: 'Argent rendu', en: 'Money returned' },
      title: { fr: 'Confirmer que l’argent a été rendu', en: 'Record that the money was returned' },
      submit: { fr: 'Oui, le client a son argent', en: 'Yes, the customer has the money' },
    },
  },
  consequences: {
    succeededOpen: (amount: string) => ({
      fr: `Le paiement de ${amount} réussit\u00a0: la boutique est créditée, moins ses frais, et prévenue, et le client voit que c’est payé.`,
      en: `The payment of ${amount} succeeds: the shop is credited, less the fee, and notified, and the customer sees that it is paid.`,
    }),
    succeededFinal: (amount: string) => ({
      fr: `Le paiement est déjà clos\u00a0: ${amount} sont mis de côté comme argent arrivé trop tard, et la plateforme demande à l’opérateur de les rendre au client. La boutique n’est pas créditée.`,
      en: `The payment is already final: ${amount} is held as a late payment, and the gateway requests a refund to the customer from the provider. The shop is not credited.`,
    }),
    failed: {
      fr: 'Aucun argent ne bouge. Le paiement échoue, ou reste ouvert s’il reste des essais et du temps, et la boutique est prévenue.',
      en: 'No money moves. The payment fails, or stays open if attempts and time are left, and the shop is notified.',
    },
    returned: (amount: string) => ({
      fr: `${amount} sortent de l’argent mis de côté, et la plateforme cesse de demander à l’opérateur de les rendre.`,
      en: `${amount} is removed from unapplied funds, and the gateway stops requesting the refund from the provider.`,
    }),
    confirmSucceeded: {
      fr: 'Ne confirmez que si l’argent figure sur le relevé de l’opérateur\u00a0: c’est irréversible.',
      en: 'Only confirm if the money is on the provider’s statement: this cannot be undone.',
    },
    confirmFailed: {
      fr: 'Ne confirmez que si le relevé de l’opérateur ne montre rien, et n’en montrera plus rien.',
      en: 'Only confirm if the provider’s statement shows no payment, and will show none.',
    },
    confirmReturned: {
      fr: 'Ne confirmez que si le client a vraiment son argent\u00a0: sinon il ne le recevra plus.',
      en: 'Only confirm if the customer has the money: otherwise they will not receive it.',
    },
  },
  notInReview: {
    fr: 'Cette tentative n’attend plus de décision\u00a0: elle a été tranchée entre-temps.',
    en: 'This attempt was already resolved.',
  },
  done: {
    succeeded: { fr: 'Enregistré\u00a0: la tentative est payée.', en: 'The attempt was recorded as paid.' },
    failed: { fr: 'Enregistré\u00a0: la tentative a échoué.', en: 'The attempt was recorded as failed.' },
    returned: { fr: 'Enregistré\u00a0: l’argent a été rendu.', en: 'The return of the money was recorded.' },
    paid_late: {
      fr: 'Enregistré\u00a0: l’argent est arrivé trop tard, et sera rendu au client.',
      en: 'The late payment was recorded, and will be refunded to the customer.',
    },
  },
});
