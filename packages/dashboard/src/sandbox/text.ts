import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Créez un paiement de test, ouvrez-le comme votre client, ou décidez vous-même de ce qui lui arrive. Vos webhooks de test reçoivent les mêmes événements qu’en mode réel.',
    en: 'Create a test payment, open it as your customer would, or choose its outcome yourself. Your test webhooks receive events as in live mode.',
  },
  bounds: {
    perDay: (count: string) => ({
      fr: `Vous pouvez créer ${count} paiements de test en 24\u00a0heures.`,
      en: `You can create ${count} test payments in 24 hours.`,
    }),
    kept: (days: string) => ({
      fr: `Un paiement de test expiré, échoué ou annulé est supprimé au bout de ${days}\u00a0jours\u00a0; un paiement réussi est conservé.`,
      en: `A test payment that expired, failed or was canceled is deleted after ${days} days; a paid one is kept.`,
    }),
  },
  liveOnly: {
    fr: 'Le bac à sable n’existe qu’en mode test\u00a0: ici, l’argent est réel et rien ne se simule.',
    en: 'The sandbox only exists in test mode: here the money is real and nothing is simulated.',
  },
  toTest: { fr: 'Passer en mode test', en: 'Go to test mode' },
  form: {
    title: { fr: 'Nouveau paiement de test', en: 'New test payment' },
    amountWrong: {
      fr: 'Indiquez un montant entier, de 1 à 99\u202f999\u202f999.',
      en: 'Enter a whole amount from 1 to 99,999,999.',
    },
    reference: {
      label: { fr: 'Votre référence (facultative)', en: 'Your reference (optional)' },
      hint: {
        fr: 'Le numéro de commande, que vous retrouverez par la recherche.',
        en: 'The order number, by which you find the payment.',
      },
      wrong: {
        fr: 'La référence a 255 caractères au plus.',
        en: 'Enter a reference of at most 255 characters.',
      },
    },
    returnUrl: {
      label: { fr: 'Adresse de retour (facultative)', en: 'Return address (optional)' },
      hint: {
        fr: 'Où votre client revient après avoir payé.',
        en: 'Where your customer returns after paying.',
      },
      wrong: {
        fr: 'Indiquez une adresse complète, qui commence par https:// ou http://.',
        en: 'Enter a complete address that starts with https:// or http://.',
      },
    },
    submit: { fr: 'Créer le paiement', en: 'Create payment' },
  },
  list: {
    caption: { fr: 'Derniers paiements de test', en: 'Latest test payments' },
    empty: {
      fr: 'Aucun paiement de test. Créez le premier ci-dessus.',
      en: 'No test payments. Create the first one above.',
    },
  },
  people: {
    title: { fr: 'Comptes et numéros de test', en: 'Test accounts and numbers' },
    users: {
      fr: 'Comptes portefeuille, mot de passe «\u00a0sandbox-password\u00a0», code PIN 1234',
      en: 'Wallet accounts, password “sandbox-password”, PIN 1234',
    },
    usersDo: {
      success: { fr: 'le paiement réussit', en: 'the payment succeeds' },
      insufficient: { fr: 'solde insuffisant', en: 'insufficient funds' },
      declined: { fr: 'paiement refusé', en: 'payment declined' },
      timeout: { fr: 'pas de réponse, puis échec après 5 secondes', en: 'no response, then a failure after 5 seconds' },
      refund: { fr: 'réussit, puis remboursé après 2 secondes', en: 'succeeds, then refunded after 2 seconds' },
    },
    numbers: { fr: 'Numéros mobile money', en: 'Mobile money numbers' },
    numbersDo: {
      '789': { fr: 'le paiement réussit', en: 'the payment succeeds' },
      '039': { fr: 'paiement refusé', en: 'payment declined' },
      '019': { fr: 'plafond dépassé', en: 'limit exceeded' },
      '129': { fr: 'ne répond jamais', en: 'never responds' },
    },
    code: {
      fr: 'demande un code, le 123456, si l’opérateur en utilise un',
      en: 'requires a code, 123456, if the provider uses codes',
    },
  },
  clock: {
    title: { fr: 'Horloge de test', en: 'Test clock' },
    unmoved: { fr: 'l’heure qu’il est', en: 'the current time' },
    ahead: (seconds: number) => ({ fr: `en avance de ${spanIn(seconds, 'j')}`, en: `${spanIn(seconds, 'd')} ahead` }),
    explanation: {
      fr: 'Avancez-la pour voir expirer vos paiements de test, leur argent devenir disponible et vous être versé, les délais des litiges passer et les webhooks repartir. Ce qui s’est déjà passé garde sa date. Elle ne recule pas. Le mode réel n’est pas concerné.',
      en: 'Advance it to see test payments expire, their money become available and be paid out, dispute deadlines pass, and webhooks be retried. What has happened keeps its date. It cannot be moved back. Live mode is not affected.',
    },
    steps: {
      hour: { fr: '1 heure plus tard', en: 'An hour later' },
      day: { fr: '1 jour plus tard', en: 'A day later' },
      week: { fr: '1 semaine plus tard', en: 'A week later' },
      month: { fr: '30 jours plus tard', en: '30 days later' },
    },
    tooFull: {
      fr: 'Plus de 1 000 paiements, liens, litiges et webhooks de test attendent. Annulez-en, ou attendez qu’ils soient terminés.',
      en: 'More than 1,000 test payments, links, disputes and webhooks are waiting. Cancel some, or wait until they have ended.',
    },
    tooFar: { fr: 'L’horloge a déjà dix ans d’avance.', en: 'The clock is already ten years ahead.' },
  },
  payment: {
    title: { fr: 'Paiement de test', en: 'Test payment' },
    open: { fr: 'Ouvrir la page de paiement', en: 'Open the payment page' },
    simulate: { fr: 'Que doit-il se passer\u00a0?', en: 'Simulate an outcome' },
    simulateHint: {
      fr: 'Comme si le client, l’opérateur ou la banque l’avait fait.',
      en: 'As if the customer, the provider or the bank had done it.',
    },
    nothing: {
      fr: 'Ce paiement est terminé\u00a0: plus rien ne peut lui arriver. Créez-en un autre.',
      en: 'This payment is final: no outcome can be simulated. Create another one.',
    },
    toDisputes: { fr: 'Voir les litiges', en: 'See the disputes' },
    outcomes: {
      succeed: { fr: 'Le client paie', en: 'The customer pays' },
      fail: { fr: 'Le client refuse', en: 'The customer declines' },
      timeout: { fr: 'Le client ne répond pas', en: 'The customer does not respond' },
      refund: { fr: 'Rembourser', en: 'Refund it' },
      dispute: { fr: 'Ouvrir un litige', en: 'Open a dispute' },
    },
    refused: {
      fr: 'Le statut de ce paiement ne le permet pas.',
      en: 'This outcome is not possible in the current status of the payment.',
    },
    expired: {
      fr: 'Le temps pour payer est écoulé. Créez un autre paiement.',
      en: 'The payment has expired. Create another one.',
    },
  },
  done: {
    moved: {
      fr: 'L’horloge est avancée. Ce qui est arrivé à échéance est traité dans les secondes qui suivent.',
      en: 'The clock was advanced. Work that has become due is done within seconds.',
    },
    created: {
      fr: 'Le paiement est créé. Ouvrez sa page de paiement, ou choisissez ce qui lui arrive.',
      en: 'The payment was created. Open its payment page, or simulate an outcome.',
    },
    succeed: { fr: 'Le paiement a réussi.', en: 'The payment succeeded.' },
    fail: { fr: 'Le client a refusé.', en: 'The customer declined.' },
    timeout: { fr: 'Le client n’a pas répondu à temps.', en: 'The customer did not respond in time.' },
    refund: { fr: 'Le remboursement est lancé.', en: 'The refund is in progress.' },
    dispute: {
      fr: 'Le litige est ouvert. Répondez-y depuis la page des litiges.',
      en: 'The dispute is open. Respond to it on the disputes page.',
    },
  },
});

/** `2 d 5 h`: days and hours, or minutes and seconds of less than an hour. */
function spanIn(seconds: number, day: 'j' | 'd'): string {
  const parts: readonly (readonly [count: number, unit: string])[] =
    seconds < 3_600
      ? [
          [Math.floor(seconds / 60), 'min'],
          [seconds % 60, 's'],
        ]
      : [
          [Math.floor(seconds / 86_400), day],
          [Math.floor(seconds / 3_600) % 24, 'h'],
        ];
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count}\u00a0${unit}`])).join(' ');
}
