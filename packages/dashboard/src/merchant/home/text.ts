import type { Both } from '../../shell/both.ts';

interface Counted {
  readonly one: string;
  readonly other: string;
}

interface StepText {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

interface HomeText {
  readonly title: string;
  readonly attention: {
    readonly title: string;
    readonly kyc: { readonly not_started: string; readonly needs_info: string; readonly rejected: string };
    readonly toKyc: string;
    readonly suspended: string;
    readonly failing: (host: string, since: string) => string;
    readonly disabled: (host: string) => string;
    readonly toEndpoint: string;
    readonly disputes: Counted;
    readonly disputesDue: (moment: string) => string;
    readonly toDisputes: string;
    readonly inReview: Counted;
    readonly toPayments: string;
    readonly payoutFailed: (amount: string) => string;
    readonly toSettlement: string;
  };
  readonly figures: {
    readonly today: string;
    readonly period: (days: number) => string;
    readonly payments: Counted;
    readonly refunded: (amount: string) => string;
    readonly rate: string;
    readonly rateOf: Counted;
    readonly noRate: string;
    readonly failed: Counted;
    readonly expired: Counted;
    readonly canceled: Counted;
  };
  readonly chart: {
    readonly title: string;
    readonly titleIn: (currency: string) => string;
    readonly periods: string;
    readonly days: (days: number) => string;
    readonly description: (best: string, amount: string) => string;
    readonly none: string;
    readonly lag: string;
    readonly table: string;
    readonly columns: {
      readonly day: string;
      readonly count: string;
      readonly amount: string;
      readonly refunded: string;
    };
  };
  readonly last: { readonly title: string; readonly all: string };
  readonly steps: {
    readonly title: string;
    readonly intro: { readonly live: string; readonly test: string };
    readonly done: string;
    readonly kyc: StepText;
    readonly key: StepText;
    readonly endpoint: StepText;
    readonly payment: { readonly live: StepText; readonly test: StepText };
  };
}

export const TEXT: Both<HomeText> = {
  fr: {
    title: 'Accueil',
    attention: {
      title: 'À traiter',
      kyc: {
        not_started: 'Pour encaisser de l’argent réel, il nous faut votre dossier\u00a0: cinq réponses.',
        needs_info: 'Il manque quelque chose à votre dossier.',
        rejected: 'Votre dossier est refusé. Vous pouvez le corriger et le renvoyer.',
      },
      toKyc: 'Ouvrir mon dossier',
      suspended: 'Votre compte est suspendu\u00a0: aucun nouveau paiement réel n’est accepté.',
      failing: (host, since) => `Le webhook ${host} n’accepte plus nos envois depuis le ${since}.`,
      disabled: (host) => `Le webhook ${host} a échoué trop longtemps\u00a0: nous n’y envoyons plus rien.`,
      toEndpoint: 'Voir pourquoi',
      disputes: { one: 'Un litige attend votre réponse', other: '# litiges attendent votre réponse' },
      disputesDue: (moment) => `, le premier avant le ${moment}`,
      toDisputes: 'Répondre',
      inReview: {
        one: 'Un paiement est en cours de vérification\u00a0: nous cherchons ce qu’il est devenu. Vous n’avez rien à faire.',
        other:
          '# paiements sont en cours de vérification\u00a0: nous cherchons ce qu’ils sont devenus. Vous n’avez rien à faire.',
      },
      toPayments: 'Voir les paiements en cours',
      payoutFailed: (amount) => `Un versement de ${amount} a échoué. L’argent est revenu dans votre solde.`,
      toSettlement: 'Voir le versement',
    },
    figures: {
      today: 'Aujourd’hui',
      period: (days) => `${days} derniers jours`,
      payments: { one: '# paiement', other: '# paiements' },
      refunded: (amount) => `${amount} remboursés`,
      rate: 'Paiements réussis',
      rateOf: { one: 'sur le dernier paiement terminé', other: 'sur les # derniers paiements terminés' },
      noRate: 'Aucun paiement terminé pour le moment',
      failed: { one: '# échoué', other: '# échoués' },
      expired: { one: '# expiré', other: '# expirés' },
      canceled: { one: '# annulé', other: '# annulés' },
    },
    chart: {
      title: 'Encaissements par jour',
      titleIn: (currency) => `Encaissements par jour, en ${currency}`,
      periods: 'Période',
      days: (days) => `${days} jours`,
      description: (best, amount) => `Le meilleur jour est le ${best}, avec ${amount}.`,
      none: 'Aucun encaissement sur cette période.',
      lag: 'Avant frais et remboursements, jours de Douala. Un paiement y paraît après quelques secondes.',
      table: 'Les mêmes chiffres en tableau',
      columns: { day: 'Jour', count: 'Paiements', amount: 'Encaissé', refunded: 'Remboursé' },
    },
    last: { title: 'Derniers paiements', all: 'Tous les paiements' },
    steps: {
      title: 'Pour commencer',
      intro: {
        test: 'Trois étapes pour voir passer un premier paiement, sans argent réel.',
        live: 'Ce qu’il faut pour encaisser un premier paiement réel.',
      },
      done: 'Fait',
      kyc: {
        title: 'Envoyer votre dossier',
        text: 'Cinq réponses sur votre entreprise, que nous vérifions.',
        link: 'Ouvrir mon dossier',
      },
      key: {
        title: 'Créer une clé d’API',
        text: 'Avec elle, votre site nous demande un paiement.',
        link: 'Créer une clé',
      },
      endpoint: {
        title: 'Ajouter un webhook',
        text: 'À cette adresse de votre site, nous annonçons chaque paiement réussi.',
        link: 'Ajouter un webhook',
      },
      payment: {
        test: {
          title: 'Faire un paiement de test',
          text: 'Le bac à sable le crée, et vous le payez comme un client.',
          link: 'Ouvrir le bac à sable',
        },
        live: {
          title: 'Demander un premier paiement',
          text: 'Une commande à copier, avec votre clé.',
          link: 'Voir la commande',
        },
      },
    },
  },
  en: {
    title: 'Home',
    attention: {
      title: 'To be dealt with',
      kyc: {
        not_started: 'To take real money, we need your business file: five answers.',
        needs_info: 'Something is missing in your business file.',
        rejected: 'Your business file is rejected. You can correct it and send it again.',
      },
      toKyc: 'Open my business file',
      suspended: 'Your account is suspended: no new live payment is taken.',
      failing: (host, since) => `The webhook ${host} has not accepted anything from us since ${since}.`,
      disabled: (host) => `The webhook ${host} failed for too long: we no longer send anything there.`,
      toEndpoint: 'See why',
      disputes: { one: 'One dispute waits for your answer', other: '# disputes wait for your answer' },
      disputesDue: (moment) => `, the first one by ${moment}`,
      toDisputes: 'Answer',
      inReview: {
        one: 'One payment is being checked: we are finding out what became of it. There is nothing for you to do.',
        other: '# payments are being checked: we are finding out what became of them. There is nothing for you to do.',
      },
      toPayments: 'See the payments under way',
      payoutFailed: (amount) => `A payout of ${amount} failed. The money is back in your balance.`,
      toSettlement: 'See the payout',
    },
    figures: {
      today: 'Today',
      period: (days) => `Last ${days} days`,
      payments: { one: '# payment', other: '# payments' },
      refunded: (amount) => `${amount} refunded`,
      rate: 'Payments that succeeded',
      rateOf: { one: 'of the last payment that ended', other: 'of the last # payments that ended' },
      noRate: 'No payment has ended yet',
      failed: { one: '# failed', other: '# failed' },
      expired: { one: '# expired', other: '# expired' },
      canceled: { one: '# canceled', other: '# canceled' },
    },
    chart: {
      title: 'Taken by day',
      titleIn: (currency) => `Taken by day, in ${currency}`,
      periods: 'Period',
      days: (days) => `${days} days`,
      description: (best, amount) => `The best day is ${best}, with ${amount}.`,
      none: 'Nothing was taken in this period.',
      lag: 'Before fees and refunds, days of Douala. A payment is counted after a few seconds.',
      table: 'The same figures as a table',
      columns: { day: 'Day', count: 'Payments', amount: 'Taken', refunded: 'Refunded' },
    },
    last: { title: 'Last payments', all: 'All payments' },
    steps: {
      title: 'To begin with',
      intro: {
        test: 'Three steps to see a first payment go through, without real money.',
        live: 'What it takes for a first live payment.',
      },
      done: 'Done',
      kyc: {
        title: 'Send your business file',
        text: 'Five answers about your business, which we check.',
        link: 'Open my business file',
      },
      key: {
        title: 'Create an API key',
        text: 'With it your site asks us for a payment.',
        link: 'Create a key',
      },
      endpoint: {
        title: 'Add a webhook',
        text: 'To this address of your site we announce every payment that succeeded.',
        link: 'Add a webhook',
      },
      payment: {
        test: {
          title: 'Make a test payment',
          text: 'The sandbox creates it, and you pay it like a customer.',
          link: 'Open the sandbox',
        },
        live: {
          title: 'Ask for a first payment',
          text: 'A command to be copied, with your key.',
          link: 'See the command',
        },
      },
    },
  },
};
