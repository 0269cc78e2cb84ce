import { displayed } from '@mitako/pages';
import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

export const TEXT = inBoth({
  title: { fr: 'Versements à faire', en: 'Payouts to make' },
  intro: {
    fr: 'Faites le virement à votre banque, un par un ou par un fichier bancaire, puis confirmez qu’il est fait, ou indiquez pourquoi il n’a pas abouti.',
    en: 'Make the transfer at your bank, one by one or with a bank file, then record that it was made, or why it failed.',
  },
  empty: {
    fr: 'Aucun versement à faire. Ils se préparent automatiquement selon les conditions de chaque commerçant.',
    en: 'No payouts to make. They are created automatically under the terms of each merchant.',
  },
  lines: counted(['# ligne', '# lignes'], ['# line', '# lines']),
  ownEmpty: {
    title: { fr: 'Vos versements apparaîtront ici', en: 'Your payouts will appear here' },
    text: {
      fr: 'Votre solde disponible vous est versé selon le rythme convenu ; chaque versement montre les paiements qui le composent.',
      en: 'Your available balance is paid out to you on schedule; each payout shows the payments that it is made of.',
    },
  },
  numbered: (number: string) => ({ fr: `Versement nº ${number}`, en: `Payout no. ${number}` }),
  until: (day: string) => ({ fr: `jusqu’au ${day}`, en: `until ${day}` }),
  linesCount: { fr: 'Lignes', en: 'Lines' },
  one: {
    title: (amount: string) => ({ fr: `Versement de ${amount}`, en: `Payout of ${amount}` }),
    explanation: {
      pending: {
        fr: 'Cette somme a quitté votre solde disponible et est en route vers vous.',
        en: 'This amount has left your available balance and is being paid out to you.',
      },
      paid: { fr: 'Cette somme vous a été versée.', en: 'This amount was paid out to you.' },
      failed: {
        fr: 'Le versement n’a pas abouti\u00a0: la somme est revenue sur votre solde disponible.',
        en: 'The payout failed: the amount was returned to your available balance.',
      },
    },
    /** For the operator, who makes the transfer. */
    toDo: {
      pending: {
        fr: 'La somme a quitté le solde disponible du commerçant et attend votre virement.',
        en: 'The amount has left the merchant’s available balance and waits for your transfer.',
      },
      failed: {
        fr: 'La somme est revenue au solde du commerçant. Elle sera dans son prochain versement.',
        en: 'The amount was returned to the merchant’s balance. It will be in the next payout.',
      },
    },
    setAccount: { fr: 'Voir ou changer le compte de versement', en: 'See or change the payout account' },
    resolved: {
      paid: { fr: 'Versé le', en: 'Paid out' },
      failed: { fr: 'Échoué le', en: 'Failed' },
    },
  },
  outcomes: {
    paid: {
      open: { fr: 'Versé', en: 'Paid' },
      title: { fr: 'Confirmer que le virement est fait', en: 'Record that the transfer was made' },
      submit: { fr: 'Oui, le virement est fait', en: 'Yes, the transfer was made' },
    },
    failed: {
      open: { fr: 'Échoué', en: 'Failed' },
      title: { fr: 'Confirmer que le virement n’a pas abouti', en: 'Record that the transfer failed' },
      submit: { fr: 'Oui, il n’a pas abouti', en: 'Yes, it failed' },
    },
  },
  consequences: {
    paid: (amount: string) => ({
      fr: `${amount} quittent le grand livre de la plateforme pour la banque du commerçant. Il est prévenu et lit votre référence.`,
      en: `${amount} leaves the gateway’s ledger for the merchant’s bank. The merchant is notified and sees your reference.`,
    }),
    failed: (amount: string) => ({
      fr: `${amount} reviennent au solde disponible du commerçant et seront dans son prochain versement. Il est prévenu et lit pourquoi.`,
      en: `${amount} returns to the merchant’s available balance and will be in the next payout. The merchant is notified and sees why.`,
    }),
    confirmPaid: {
      fr: 'Ne confirmez qu’une fois le virement exécuté\u00a0: c’est irréversible.',
      en: 'Only confirm once the transfer was made: this cannot be undone.',
    },
    confirmFailed: {
      fr: 'Ne confirmez que si l’argent n’est pas parti ou vous est revenu\u00a0: il serait versé deux fois.',
      en: 'Only confirm if the money did not leave or was returned to you: otherwise it would be paid twice.',
    },
  },
  referenceHint: {
    fr: 'Facultatif. Celle de votre banque, pour que le commerçant le retrouve.',
    en: 'Optional. Your bank’s reference, so that the merchant can find the transfer.',
  },
  reasonLabel: { fr: 'Pourquoi il n’a pas abouti', en: 'Failure reason' },
  reasonHint: {
    fr: 'Le commerçant le lit, par exemple «\u00a0compte clôturé\u00a0».',
    en: 'Shown to the merchant, for example “account closed”.',
  },
  destination: {
    title: { fr: 'Compte à créditer', en: 'Account to pay' },
    none: {
      fr: 'Le commerçant n’a pas indiqué de compte. Demandez-le-lui\u00a0: il l’indique dans son espace, à la page «\u00a0Compte de versement\u00a0», ou par l’API.',
      en: 'The merchant has set no account. Ask for it: it is set on the page “Payout account” of the merchant’s dashboard, or over the API.',
    },
    type: { fr: 'Type de compte', en: 'Type of account' },
    types: {
      bank_account: { fr: 'Compte bancaire', en: 'Bank account' },
      mobile_money: { fr: 'Mobile money', en: 'Mobile money' },
    },
    until: { fr: 'Versements retenus jusqu’au', en: 'Payouts held until' },
    held: (until: string) => ({
      fr: `Ce compte est nouveau : les versements sont retenus jusqu’au ${until}, pour que le commerçant remarque un changement qui ne vient pas de lui. Ne payez pas avant.`,
      en: `This account is new: payouts are held until ${until}, so that the merchant notices a change made by someone else. Do not pay before then.`,
    }),
    sure: (number: string, holder: string) => ({
      fr: `Vous confirmez que l’argent a été envoyé vers ${number}, ${displayed(holder)}.`,
      en: `You confirm that the money went to ${number}, ${displayed(holder)}.`,
    }),
  },
  onHold: {
    fr: 'Le commerçant a changé de compte il y a moins de 24 heures : aucun versement ne peut être marqué comme fait avant la fin de ce délai. Si l’argent est déjà parti, vérifiez vers quel compte.',
    en: 'The merchant changed the account less than 24 hours ago: no payout can be recorded as paid until then. If the money has left already, check to which account.',
  },
  accountChanged: {
    fr: 'Le commerçant a changé de compte depuis que cette page a été ouverte. Lisez le compte indiqué ici, et vérifiez vers lequel vous avez payé avant de confirmer de nouveau.',
    en: 'The merchant changed the account since this page was opened. Check the account shown here, and which one you paid, before you confirm again.',
  },
  closed: { fr: 'Ce versement est déjà clos.', en: 'This payout is already resolved.' },
  create: {
    open: { fr: 'Verser maintenant', en: 'Pay out now' },
    title: { fr: 'Préparer un versement maintenant', en: 'Create a payout now' },
    explanation: {
      fr: [
        'Tout le solde disponible du commerçant, dans ce mode, devient un versement à faire, quel que soit son calendrier.',
        'La somme quitte son solde\u00a0: elle ne peut plus servir à des remboursements. À vous ensuite de faire le virement.',
      ],
      en: [
        'The merchant’s whole available balance in this mode becomes a payout, whatever the schedule.',
        'The amount leaves the balance and can no longer be used for refunds. You then have to make the transfer.',
      ],
    },
    submit: { fr: 'Préparer le versement', en: 'Create the payout' },
    nothing: {
      fr: 'Le solde disponible est plus petit que ce qu’un versement demande.',
      en: 'The available balance is below the minimum payout.',
    },
  },
  done: {
    created: {
      fr: 'Le versement est prêt. Faites le virement, puis confirmez-le ici.',
      en: 'The payout was created. Make the transfer, then record it here.',
    },
    paid: { fr: 'Enregistré\u00a0: le virement est fait.', en: 'The payout was recorded as paid.' },
    failed: {
      fr: 'Enregistré\u00a0: la somme est revenue au solde du commerçant.',
      en: 'The payout was recorded as failed: the amount was returned to the merchant’s balance.',
    },
  },
});
