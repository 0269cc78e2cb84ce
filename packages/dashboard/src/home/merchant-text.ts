import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  centimes: {
    fr: 'Des montants de test semblent être en centimes. Le franc CFA n’en a pas : pour 5 000 FCFA, envoyez 5000.',
    en: 'Test amounts seem to be in centimes. The CFA franc has none: for 5,000 FCFA, send 5000.',
  },
  attention: {
    title: { fr: 'À traiter', en: 'Needs attention' },
    kyc: {
      not_started: {
        fr: 'Pour encaisser de l’argent réel, il nous faut votre dossier\u00a0: cinq réponses.',
        en: 'To accept real payments, complete your business verification: five questions.',
      },
      needs_info: { fr: 'Il manque quelque chose à votre dossier.', en: 'Your business verification is incomplete.' },
      rejected: {
        fr: 'Votre dossier est refusé. Vous pouvez le corriger et le renvoyer.',
        en: 'Your business verification was rejected. You can correct it and submit it again.',
      },
    },
    failing: {
      fr: (host: string, since: string) => `Le webhook ${host} n’accepte pas tous nos envois depuis le ${since}.`,
      en: (host: string, since: string) => `The endpoint ${host} has not accepted all deliveries since ${since}.`,
    },
    disabled: {
      fr: (host: string) => `Le webhook ${host} a échoué trop longtemps\u00a0: nous n’y envoyons plus rien.`,
      en: (host: string) => `The endpoint ${host} failed for too long: nothing is sent there any more.`,
    },
    toEndpoint: { fr: 'Voir pourquoi', en: 'See why' },
    disputes: {
      one: { fr: 'Un litige attend votre réponse', en: 'One dispute needs your response' },
      other: { fr: '# litiges attendent votre réponse', en: '# disputes need your response' },
    },
    disputesDue: {
      fr: (moment: string) => `, le premier avant le ${moment}`,
      en: (moment: string) => `, the first one by ${moment}`,
    },
    inReview: {
      one: {
        fr: 'Un paiement est en cours de vérification\u00a0: nous cherchons ce qu’il est devenu. Vous n’avez rien à faire.',
        en: 'One payment is in review because its outcome is unknown. You do not need to do anything.',
      },
      other: {
        fr: '# paiements sont en cours de vérification\u00a0: nous cherchons ce qu’ils sont devenus. Vous n’avez rien à faire.',
        en: '# payments are in review because their outcome is unknown. You do not need to do anything.',
      },
    },
    toPayments: { fr: 'Voir les paiements en cours', en: 'See the payments in progress' },
    payoutFailed: {
      fr: (amount: string) => `Un versement de ${amount} a échoué. L’argent est revenu dans votre solde.`,
      en: (amount: string) => `A payout of ${amount} failed. The money was returned to your balance.`,
    },
    toSettlement: { fr: 'Voir le versement', en: 'See the payout' },
  },
  figures: {
    period: { fr: (days: number) => `${days} derniers jours`, en: (days: number) => `Last ${days} days` },
    payments: {
      one: { fr: '# paiement', en: '# payment' },
      other: { fr: '# paiements', en: '# payments' },
    },
    refunded: { fr: (amount: string) => `${amount} remboursés`, en: (amount: string) => `${amount} refunded` },
    rate: { fr: 'Paiements réussis', en: 'Successful payments' },
    rateOf: {
      one: { fr: 'sur le dernier paiement terminé', en: 'of the last finished payment' },
      other: { fr: 'sur les # derniers paiements terminés', en: 'of the last # finished payments' },
    },
    noRate: { fr: 'Aucun paiement terminé pour le moment', en: 'No completed payments yet' },
    failed: {
      one: { fr: '# échoué', en: '# failed' },
      other: { fr: '# échoués', en: '# failed' },
    },
    expired: {
      one: { fr: '# expiré', en: '# expired' },
      other: { fr: '# expirés', en: '# expired' },
    },
    canceled: {
      one: { fr: '# annulé', en: '# canceled' },
      other: { fr: '# annulés', en: '# canceled' },
    },
  },
  chart: {
    titleIn: {
      fr: (currency: string) => `Encaissements par jour, en ${currency}`,
      en: (currency: string) => `Daily volume in ${currency}`,
    },
    days: { fr: (days: number) => `${days} jours`, en: (days: number) => `${days} days` },
    description: {
      fr: (best: string, amount: string) => `Le meilleur jour est le ${best}, avec ${amount}.`,
      en: (best: string, amount: string) => `The best day is ${best}, with ${amount}.`,
    },
    lag: {
      fr: 'Avant frais et remboursements, jours comptés à l’heure de Douala. Un paiement y paraît après quelques secondes.',
      en: 'Before fees and refunds, in Douala time. Payments appear after a few seconds.',
    },
    columns: {
      amount: { fr: 'Encaissé', en: 'Sales' },
    },
  },
  last: {
    all: { fr: 'Tous les paiements', en: 'All payments' },
  },
  steps: {
    withoutSite: {
      title: { fr: 'Encaisser sans site', en: 'Get paid without a website' },
      text: {
        fr: 'Un lien à envoyer par WhatsApp ou à afficher, ou la caisse sur votre téléphone.',
        en: 'A link to send by WhatsApp or to put up, or the till on your phone.',
      },
      till: { fr: 'Ouvrir la caisse', en: 'Open the till' },
    },
    title: { fr: 'Encaisser sur votre site', en: 'Get paid on your website' },
    intro: {
      test: {
        fr: 'Trois étapes pour voir passer un premier paiement, sans argent réel.',
        en: 'Three steps to your first payment, without real money.',
      },
      live: {
        fr: 'Ce qu’il faut pour encaisser un premier paiement réel.',
        en: 'The steps to your first live payment.',
      },
    },
    done: { fr: 'Fait', en: 'Done' },
    kyc: {
      title: { fr: 'Envoyer votre dossier', en: 'Submit your business verification' },
      text: {
        fr: 'Cinq réponses sur votre entreprise, que nous vérifions.',
        en: 'Five questions about your business, which we verify.',
      },
      link: { fr: 'Ouvrir mon dossier', en: 'Open my business verification' },
    },
    key: {
      title: { fr: 'Créer une clé d’API', en: 'Create an API key' },
      text: { fr: 'Avec elle, votre site crée des paiements.', en: 'Your site uses it to create payments.' },
      link: { fr: 'Créer une clé', en: 'Create a key' },
    },
    endpoint: {
      title: { fr: 'Ajouter un webhook', en: 'Add a webhook' },
      text: {
        fr: 'Nous envoyons chaque paiement réussi à cette adresse de votre site.',
        en: 'The address at which your site is notified of successful payments.',
      },
      link: { fr: 'Ajouter un webhook', en: 'Add a webhook' },
    },
    payment: {
      test: {
        title: { fr: 'Faire un paiement de test', en: 'Make a test payment' },
        text: {
          fr: 'Le bac à sable le crée, et vous le payez comme un client.',
          en: 'The sandbox creates it, and you pay it like a customer.',
        },
        link: { fr: 'Ouvrir le bac à sable', en: 'Open the sandbox' },
      },
      live: {
        title: { fr: 'Créer un premier paiement', en: 'Create a first payment' },
        text: { fr: 'Une commande à copier, avec votre clé.', en: 'A command to copy, with your key.' },
        link: { fr: 'Voir la commande', en: 'See the command' },
      },
    },
  },
});
