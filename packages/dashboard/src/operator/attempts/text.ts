import type { Both } from '../../shell/both.ts';

const fr = {
  title: 'Tentatives à vérifier',
  label: 'Tentatives',
  intro:
    'L’opérateur n’a pas dit comment elles se sont terminées. Regardez sur son relevé, puis tranchez\u00a0: rien n’est compté deux fois.',
  empty: 'Rien à vérifier. Une tentative dont l’opérateur tait l’issue apparaîtra ici.',
  method: 'Moyen de paiement',
  lateOwed: 'À rendre',
  lateReturned: 'Rendue',
  one: {
    title: (amount: string) => `Tentative de ${amount}`,
    says: {
      needs_review:
        'L’opérateur n’a pas dit si le client a payé. Cherchez cette référence sur son relevé, puis dites ce qu’il en est.',
      paid_late_owed:
        'L’argent est arrivé alors que le paiement était déjà clos. Il est mis de côté, et la passerelle demande à l’opérateur de le rendre au client.',
      paid_late_returned: 'L’argent est arrivé trop tard et a été rendu au client.',
      failed:
        'Cette tentative a échoué. Si l’argent figure malgré tout sur le relevé de l’opérateur, dites-le\u00a0: il ne sera pas perdu.',
    },
    rail: 'Réseau',
    reference: 'Référence chez l’opérateur',
    polls: 'Demandes à l’opérateur',
    paymentStatus: 'État du paiement',
  },
  outcomes: {
    succeeded: { open: 'Payée', title: 'Dire que l’argent est arrivé', submit: 'Oui, l’argent est arrivé' },
    failed: { open: 'Pas payée', title: 'Dire que rien n’a été payé', submit: 'Oui, rien n’a été payé' },
    returned: { open: 'Argent rendu', title: 'Dire que l’argent a été rendu', submit: 'Oui, le client a son argent' },
  },
  consequences: {
    succeededOpen: (amount: string) =>
      `Le paiement de ${amount} réussit\u00a0: le marchand est crédité, moins ses frais, le client voit que c’est payé et la boutique est prévenue.`,
    succeededFinal: (amount: string) =>
      `Le paiement est déjà clos\u00a0: ${amount} sont mis de côté comme argent arrivé trop tard, et la passerelle demande à l’opérateur de les rendre au client. Le marchand n’est pas crédité.`,
    failed:
      'Aucun argent ne bouge. Le paiement échoue, ou reste ouvert s’il reste des essais, et la boutique est prévenue.',
    returned: (amount: string) =>
      `${amount} sortent de l’argent mis de côté, et la passerelle cesse de demander à l’opérateur de les rendre.`,
    sureSucceeded: 'Ne le dites que si l’argent figure sur le relevé de l’opérateur\u00a0: cela ne se reprend pas.',
    sureFailed: 'Ne le dites que si le relevé de l’opérateur ne montre rien, et n’en montrera plus rien.',
    sureReturned: 'Ne le dites que si le client a vraiment son argent\u00a0: sinon il ne le recevra plus.',
  },
  failure: 'Pourquoi elle a échoué',
  notInReview: 'Cette tentative n’attend plus de décision\u00a0: elle a été tranchée entre-temps.',
  done: {
    succeeded: 'C’est noté\u00a0: la tentative est payée.',
    failed: 'C’est noté\u00a0: la tentative a échoué.',
    returned: 'C’est noté\u00a0: l’argent a été rendu.',
    paid_late: 'C’est noté\u00a0: l’argent est arrivé trop tard, et sera rendu au client.',
  },
};

const en: typeof fr = {
  title: 'Attempts to check',
  label: 'Attempts',
  intro: 'The operator did not say how they ended. Look at its statement, then decide: nothing is counted twice.',
  empty: 'Nothing to check. An attempt whose end the operator keeps to itself will show up here.',
  method: 'Way to pay',
  lateOwed: 'To be returned',
  lateReturned: 'Returned',
  one: {
    title: (amount) => `Attempt of ${amount}`,
    says: {
      needs_review:
        'The operator did not say whether the customer paid. Look for this reference on its statement, then say how it is.',
      paid_late_owed:
        'The money came when the payment was closed already. It is put aside, and the gateway asks the operator to give it back to the customer.',
      paid_late_returned: 'The money came too late and was given back to the customer.',
      failed:
        'This attempt failed. If the money is on the operator’s statement all the same, say so: it will not be lost.',
    },
    rail: 'Rail',
    reference: 'The operator’s reference',
    polls: 'Times the operator was asked',
    paymentStatus: 'State of the payment',
  },
  outcomes: {
    succeeded: { open: 'Paid', title: 'Say that the money came', submit: 'Yes, the money came' },
    failed: { open: 'Not paid', title: 'Say that nothing was paid', submit: 'Yes, nothing was paid' },
    returned: {
      open: 'Money returned',
      title: 'Say that the money was returned',
      submit: 'Yes, the customer has the money',
    },
  },
  consequences: {
    succeededOpen: (amount) =>
      `The payment of ${amount} succeeds: the merchant is credited, less the fee, the customer sees that it is paid, and the shop is told.`,
    succeededFinal: (amount) =>
      `The payment is closed already: ${amount} are put aside as money that came too late, and the gateway asks the operator to give them back to the customer. The merchant is not credited.`,
    failed: 'No money moves. The payment fails, or stays open if there are tries left, and the shop is told.',
    returned: (amount) =>
      `${amount} leave the money that was put aside, and the gateway stops asking the operator to give them back.`,
    sureSucceeded: 'Say so only if the money is on the operator’s statement: it cannot be taken back.',
    sureFailed: 'Say so only if the operator’s statement shows nothing, and will show nothing.',
    sureReturned: 'Say so only if the customer really has the money: otherwise it will not come any more.',
  },
  failure: 'Why it failed',
  notInReview: 'This attempt does not wait for a decision any more: it was decided meanwhile.',
  done: {
    succeeded: 'Noted: the attempt is paid.',
    failed: 'Noted: the attempt failed.',
    returned: 'Noted: the money was returned.',
    paid_late: 'Noted: the money came too late, and will be given back to the customer.',
  },
};

export const TEXT: Both<typeof fr> = { fr, en };
