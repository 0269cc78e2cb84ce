import type { SimulatedOutcome } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

interface SandboxText {
  readonly title: string;
  readonly intro: string;
  readonly liveOnly: string;
  readonly toTest: string;
  readonly form: {
    readonly title: string;
    readonly amount: string;
    readonly amountWrong: string;
    readonly description: string;
    readonly descriptionWrong: string;
    readonly returnUrl: string;
    readonly returnUrlHint: string;
    readonly returnUrlWrong: string;
    readonly submit: string;
  };
  readonly list: {
    readonly caption: string;
    readonly amount: string;
    readonly description: string;
    readonly status: string;
    readonly at: string;
    readonly empty: string;
  };
  readonly people: {
    readonly title: string;
    readonly users: string;
    readonly usersDo: {
      readonly [Name in 'success' | 'insufficient' | 'declined' | 'timeout' | 'refund']: string;
    };
    readonly numbers: string;
    readonly numbersDo: { readonly [Ending in '789' | '039' | '019' | '129']: string };
    readonly code: string;
  };
  readonly payment: {
    readonly title: string;
    readonly amount: string;
    readonly status: string;
    readonly failure: string;
    readonly open: string;
    readonly details: string;
    readonly simulate: string;
    readonly simulateHint: string;
    readonly nothing: string;
    readonly outcomes: { readonly [Outcome in SimulatedOutcome]: string };
    readonly refused: string;
    readonly expired: string;
  };
  readonly done: { readonly created: string } & { readonly [Outcome in SimulatedOutcome]: string };
}

export const TEXT: Both<SandboxText> = {
  fr: {
    title: 'Bac à sable',
    intro:
      'Créez un paiement de test, ouvrez-le comme votre client, ou décidez vous-même de ce qui lui arrive. Vos webhooks de test sont prévenus comme en vrai.',
    liveOnly: 'Le bac à sable n’existe qu’en mode test\u00a0: ici, l’argent est réel et rien ne se simule.',
    toTest: 'Passer en mode test',
    form: {
      title: 'Nouveau paiement de test',
      amount: 'Montant',
      amountWrong: 'Indiquez un montant entier, de 1 à 99\u202f999\u202f999.',
      description: 'Description (facultative)',
      descriptionWrong: 'La description a 255 caractères au plus.',
      returnUrl: 'Adresse de retour (facultative)',
      returnUrlHint: 'Où votre client revient après avoir payé.',
      returnUrlWrong: 'Indiquez une adresse complète, qui commence par https:// ou http://.',
      submit: 'Créer le paiement',
    },
    list: {
      caption: 'Derniers paiements de test',
      amount: 'Montant',
      description: 'Description',
      status: 'État',
      at: 'Créé le',
      empty: 'Aucun paiement de test. Créez le premier ci-dessus.',
    },
    people: {
      title: 'Comptes et numéros de test',
      users: 'Comptes portefeuille, mot de passe «\u00a0sandbox-password\u00a0», code PIN 1234',
      usersDo: {
        success: 'le paiement réussit',
        insufficient: 'solde insuffisant',
        declined: 'paiement refusé',
        timeout: 'pas de réponse, puis échec après 5 secondes',
        refund: 'réussit, puis remboursé après 2 secondes',
      },
      numbers: 'Numéros mobile money',
      numbersDo: {
        '789': 'le paiement réussit',
        '039': 'paiement refusé',
        '019': 'plafond dépassé',
        '129': 'ne répond jamais',
      },
      code: 'demande un code, le 123456, si l’opérateur en utilise un',
    },
    payment: {
      title: 'Paiement de test',
      amount: 'Montant',
      status: 'État',
      failure: 'Raison de l’échec',
      open: 'Ouvrir la page de paiement',
      details: 'Identifiant',
      simulate: 'Que doit-il se passer\u00a0?',
      simulateHint: 'Comme si le client, l’opérateur ou la banque l’avait fait.',
      nothing: 'Ce paiement est terminé\u00a0: plus rien ne peut lui arriver. Créez-en un autre.',
      outcomes: {
        succeed: 'Le client paie',
        fail: 'Le client refuse',
        timeout: 'Le client ne répond pas',
        refund: 'Rembourser',
        dispute: 'Ouvrir un litige',
      },
      refused: 'Dans l’état où il est, cela ne peut pas arriver à ce paiement.',
      expired: 'Le temps pour payer est écoulé. Créez un autre paiement.',
    },
    done: {
      created: 'Le paiement est créé. Ouvrez sa page de paiement, ou choisissez ce qui lui arrive.',
      succeed: 'Le paiement a réussi.',
      fail: 'Le client a refusé.',
      timeout: 'Le client n’a pas répondu à temps.',
      refund: 'Le remboursement est lancé.',
      dispute: 'Le litige est ouvert. Répondez-y depuis la page des litiges.',
    },
  },
  en: {
    title: 'Sandbox',
    intro:
      'Make a test payment, open it as your customer would, or decide yourself what happens to it. Your test webhooks are told as for real.',
    liveOnly: 'The sandbox exists in test mode alone: here the money is real and nothing is simulated.',
    toTest: 'Go to test mode',
    form: {
      title: 'New test payment',
      amount: 'Amount',
      amountWrong: 'Enter a whole amount from 1 to 99,999,999.',
      description: 'Description (optional)',
      descriptionWrong: 'The description has at most 255 characters.',
      returnUrl: 'Return address (optional)',
      returnUrlHint: 'Where your customer comes back to after paying.',
      returnUrlWrong: 'Enter a complete address that begins with https:// or http://.',
      submit: 'Make the payment',
    },
    list: {
      caption: 'Latest test payments',
      amount: 'Amount',
      description: 'Description',
      status: 'State',
      at: 'Made',
      empty: 'No test payment. Make the first one above.',
    },
    people: {
      title: 'Test accounts and numbers',
      users: 'Wallet accounts, password “sandbox-password”, PIN 1234',
      usersDo: {
        success: 'the payment succeeds',
        insufficient: 'not enough money',
        declined: 'payment declined',
        timeout: 'no answer, then a failure after 5 seconds',
        refund: 'succeeds, then refunded after 2 seconds',
      },
      numbers: 'Mobile money numbers',
      numbersDo: {
        '789': 'the payment succeeds',
        '039': 'payment declined',
        '019': 'limit exceeded',
        '129': 'never answers',
      },
      code: 'asks for a code, 123456, where the provider uses one',
    },
    payment: {
      title: 'Test payment',
      amount: 'Amount',
      status: 'State',
      failure: 'Why it failed',
      open: 'Open the payment page',
      details: 'Id',
      simulate: 'What shall happen?',
      simulateHint: 'As if the customer, the provider or the bank had done it.',
      nothing: 'This payment is over: nothing more can happen to it. Make another one.',
      outcomes: {
        succeed: 'The customer pays',
        fail: 'The customer declines',
        timeout: 'The customer does not answer',
        refund: 'Refund it',
        dispute: 'Open a dispute',
      },
      refused: 'As this payment stands, that cannot happen to it.',
      expired: 'The time to pay is over. Make another payment.',
    },
    done: {
      created: 'The payment is made. Open its payment page, or choose what happens to it.',
      succeed: 'The payment succeeded.',
      fail: 'The customer declined.',
      timeout: 'The customer did not answer in time.',
      refund: 'The refund is under way.',
      dispute: 'The dispute is open. Answer it from the page of disputes.',
    },
  },
};
