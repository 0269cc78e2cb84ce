import type { Both } from '../../shell/both.ts';

const fr = {
  title: 'Remboursements en cours',
  label: 'Remboursements',
  intro:
    'La passerelle demande à l’opérateur jusqu’à ce qu’il réponde. S’il se tait trop longtemps, regardez sur son relevé, puis tranchez.',
  empty: 'Aucun remboursement n’attend de réponse.',
  reason: 'Motif',
  noReason: 'Sans motif',
  one: {
    title: (amount: string) => `Remboursement de ${amount}`,
    pending:
      'La somme est retenue sur le solde du marchand jusqu’à ce que l’opérateur confirme. S’il ne le fait pas, son relevé le dit.',
    transaction: 'Transaction',
    feeReturned: 'Frais rendus au marchand',
  },
  outcomes: {
    succeeded: { open: 'Effectué', title: 'Dire que le client est remboursé', submit: 'Oui, le client a l’argent' },
    failed: { open: 'Échoué', title: 'Dire que le remboursement a échoué', submit: 'Oui, il a échoué' },
  },
  consequences: {
    succeeded: (amount: string) =>
      `${amount} sortent définitivement du solde du marchand, le paiement est remboursé et la boutique est prévenue.`,
    failed: (amount: string) =>
      `${amount} reviennent au solde du marchand, d’où ils avaient été retenus. La boutique est prévenue et peut rembourser de nouveau.`,
    asks: 'La passerelle ne demandera plus rien à l’opérateur.',
    sureSucceeded: 'Ne le dites que si le relevé de l’opérateur montre l’argent parti\u00a0: cela ne se reprend pas.',
    sureFailed:
      'Ne le dites que si l’opérateur n’a rien versé et ne versera rien\u00a0: le client serait payé deux fois.',
  },
  failure: 'Pourquoi il a échoué',
  notPending: 'Ce remboursement n’attend plus\u00a0: l’opérateur a répondu, ou quelqu’un a tranché.',
  done: {
    succeeded: 'C’est noté\u00a0: le client est remboursé.',
    failed: 'C’est noté\u00a0: le remboursement a échoué, l’argent est revenu au marchand.',
    created: 'Le remboursement est en route.',
  },
};

const en: typeof fr = {
  title: 'Refunds under way',
  label: 'Refunds',
  intro:
    'The gateway asks the operator until it answers. If it keeps silent for too long, look at its statement, then decide.',
  empty: 'No refund waits for an answer.',
  reason: 'Reason',
  noReason: 'No reason',
  one: {
    title: (amount) => `Refund of ${amount}`,
    pending:
      'The amount is held on the merchant’s balance until the operator confirms. If it does not, its statement tells.',
    transaction: 'Transaction',
    feeReturned: 'Fee given back to the merchant',
  },
  outcomes: {
    succeeded: {
      open: 'Done',
      title: 'Say that the customer has the money',
      submit: 'Yes, the customer has the money',
    },
    failed: { open: 'Failed', title: 'Say that the refund failed', submit: 'Yes, it failed' },
  },
  consequences: {
    succeeded: (amount) =>
      `${amount} leave the merchant’s balance for good, the payment is refunded, and the shop is told.`,
    failed: (amount) =>
      `${amount} go back to the merchant’s balance, where they were held. The shop is told and can refund again.`,
    asks: 'The gateway will not ask the operator any more.',
    sureSucceeded: 'Say so only if the operator’s statement shows that the money left: it cannot be taken back.',
    sureFailed: 'Say so only if the operator paid nothing and will pay nothing: the customer would be paid twice.',
  },
  failure: 'Why it failed',
  notPending: 'This refund does not wait any more: the operator answered, or somebody decided.',
  done: {
    succeeded: 'Noted: the customer has the money.',
    failed: 'Noted: the refund failed, the money is back with the merchant.',
    created: 'The refund is on its way.',
  },
};

export const TEXT: Both<typeof fr> = { fr, en };
