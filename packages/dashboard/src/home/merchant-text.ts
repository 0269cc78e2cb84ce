import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

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
    failing: (host: string, since: string) => ({
      fr: `Le webhook ${host} n’accepte pas tous nos envois depuis le ${since}.`,
      en: `The endpoint ${host} has not accepted all deliveries since ${since}.`,
    }),
    disabled: (host: string) => ({
      fr: `Le webhook ${host} a échoué trop longtemps\u00a0: nous n’y envoyons plus rien.`,
      en: `The endpoint ${host} failed for too long: nothing is sent there any more.`,
    }),
    toEndpoint: { fr: 'Voir pourquoi', en: 'See why' },
    disputes: counted(
      ['Un litige attend votre réponse', '# litiges attendent votre réponse'],
      ['One dispute needs your response', '# disputes need your response'],
    ),
    disputesDue: (moment: string) => ({ fr: `, le premier avant le ${moment}`, en: `, the first one by ${moment}` }),
    inReview: counted(
      [
        'Un paiement est en cours de vérification\u00a0: nous cherchons ce qu’il est devenu. Vous n’avez rien à faire.',
        '# paiements sont en cours de vérification\u00a0: nous cherchons ce qu’ils sont devenus. Vous n’avez rien à faire.',
      ],
      [
        'One payment is in review because its outcome is unknown. You do not need to do anything.',
        '# payments are in review because their outcome is unknown. You do not need to do anything.',
      ],
    ),
    toPayments: { fr: 'Voir les paiements en cours', en: 'See the payments in progress' },
    payoutFailed: (amount: string) => ({
      fr: `Un versement de ${amount} a échoué. L’argent est revenu dans votre solde.`,
      en: `A payout of ${amount} failed. The money was returned to your balance.`,
    }),
    toSettlement: { fr: 'Voir le versement', en: 'See the payout' },
  },
  figures: {
    period: (days: number) => ({ fr: `${days} derniers jours`, en: `Last ${days} days` }),
    refunded: (amount: string) => ({ fr: `${amount} remboursés`, en: `${amount} refunded` }),
    rate: { fr: 'Paiements réussis', en: 'Successful payments' },
    rateOf: counted(
      ['sur le dernier paiement terminé', 'sur les # derniers paiements terminés'],
      ['of the last finished payment', 'of the last # finished payments'],
    ),
    noRate: { fr: 'Aucun paiement terminé pour le moment', en: 'No completed payments yet' },
    expired: counted(['# expiré', '# expirés'], ['# expired', '# expired']),
    canceled: counted(['# annulé', '# annulés'], ['# canceled', '# canceled']),
  },
  chart: {
    titleIn: (currency: string) => ({
      fr: `Encaissements par jour, en ${currency}`,
      en: `Daily volume in ${currency}`,
    }),
    days: (days: number) => ({ fr: `${days} jours`, en: `${days} days` }),
    description: (best: string, amount: string) => ({
      fr: `Le meilleur jour est le ${best}, avec ${amount}.`,
      en: `The best day is ${best}, with ${amount}.`,
    }),
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
