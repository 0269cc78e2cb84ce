import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

export const TEXT = inBoth({
  centimes: {
    fr: 'Des montants de test semblent être en centimes. Le franc CFA n’en a pas : pour 5 000 FCFA, envoyez 5000.',
    en: 'Test amounts seem to be in centimes. The CFA franc has none: for 5,000 FCFA, send 5000.',
  },
  attention: {
    title: { fr: 'À faire', en: 'To do' },
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
      fr: 'Votre serveur n’accepte pas toutes nos notifications',
      en: 'Your server does not accept all our notifications',
    },
    disabled: {
      fr: 'Votre serveur a échoué trop longtemps : nous ne lui envoyons plus rien',
      en: 'Your server failed for too long: nothing is sent to it any more',
    },
    since: (moment: string) => ({ fr: `depuis le ${moment}`, en: `since ${moment}` }),
    toEndpoint: { fr: 'Voir pourquoi', en: 'See why' },
    disputes: counted(
      ['Un litige attend votre réponse', '# litiges attendent votre réponse'],
      ['One dispute needs your response', '# disputes need your response'],
    ),
    dispute: (amount: string) => ({
      fr: `Répondre à un litige de ${amount}`,
      en: `Respond to a dispute of ${amount}`,
    }),
    disputesDue: (moment: string) => ({ fr: `Répondez avant le ${moment}.`, en: `Respond by ${moment}.` }),
    inReview: counted(
      ['Un paiement est en cours de vérification', '# paiements sont en cours de vérification'],
      ['One payment is in review', '# payments are in review'],
    ),
    nothingToDo: {
      fr: 'Nous cherchons ce que l’argent est devenu. Vous n’avez rien à faire.',
      en: 'We find out what became of the money. You do not need to do anything.',
    },
    toPayments: { fr: 'Voir les paiements en cours', en: 'See the payments in progress' },
    payoutFailed: (amount: string) => ({
      fr: `Un versement de ${amount} a échoué. L’argent est revenu dans votre solde.`,
      en: `A payout of ${amount} failed. The money was returned to your balance.`,
    }),
    toSettlement: { fr: 'Voir le versement', en: 'See the payout' },
  },
  figures: {
    collected: { fr: 'Encaissé aujourd’hui', en: 'Collected today' },
    yesterday: (clock: string, amount: string, hasAny: boolean) => ({
      fr: hasAny ? `sur hier à ${clock} (${amount})` : `Rien hier à ${clock}`,
      en: hasAny ? `on yesterday at ${clock} (${amount})` : `Nothing yesterday at ${clock}`,
    }),
    mean: { fr: 'Panier moyen', en: 'Average payment' },
    allYesterday: { fr: 'Hier, en tout', en: 'Yesterday, all day' },
    rate: { fr: 'Paiements aboutis aujourd’hui', en: 'Successful payments today' },
    rateOf: counted(
      ['du seul paiement terminé aujourd’hui', 'des # paiements terminés aujourd’hui'],
      ['of the one payment that ended today', 'of the # payments that ended today'],
    ),
    noRate: { fr: 'Aucun paiement terminé aujourd’hui', en: 'No payment has ended today' },
    failed: { fr: 'Échecs', en: 'Failures' },
    unpaid: { fr: 'Annulés ou expirés', en: 'Canceled or expired' },
    available: { fr: 'Solde disponible', en: 'Available balance' },
    held: (amount: string) => ({ fr: `et ${amount} bloqués par un litige`, en: `and ${amount} held for disputes` }),
    details: { fr: 'Voir le solde', en: 'See the balance' },
    to: { fr: 'Vers', en: 'To' },
  },
  chart: {
    period: (days: number) => ({ fr: `${days} derniers jours`, en: `Last ${days} days` }),
    days: (days: number) => ({ fr: `${days} jours`, en: `${days} days` }),
    rate: (percent: string) => ({
      fr: `${percent} des paiements terminés ont abouti.`,
      en: `${percent} of ended payments succeeded.`,
    }),
    byMethod: { fr: 'Par moyen de paiement', en: 'By payment method' },
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
