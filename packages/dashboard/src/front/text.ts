import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Accueil', en: 'Welcome' },
  what: {
    fr: 'Encaissez en mobile money et par portefeuille',
    en: 'Accept mobile money and wallet payments',
  },
  customers: {
    fr: 'Vous avez un paiement à faire\u00a0? Ouvrez le lien que la boutique vous a envoyé\u00a0: il n’y a rien à payer sur cette page.',
    en: 'Do you have something to pay? Open the link the shop sent you: there is nothing to pay on this page.',
  },
  merchants: {
    title: { fr: 'Commerçants', en: 'Merchants' },
    text: {
      fr: 'Un compte suffit pour tout essayer en mode test, sans argent réel. La vérification de votre entreprise ouvre le mode réel.',
      en: 'With an account you can try everything in test mode, without real money. Business verification opens live mode.',
    },
    logIn: { fr: 'Ouvrir l’espace commerçant', en: 'Open the dashboard' },
  },
  testAgent: {
    title: { fr: 'Agent de démonstration', en: 'Demo agent' },
    text: {
      fr: 'Il reçoit des espèces de test au guichet : le client montre le code de sa page de paiement.',
      en: 'Takes test cash at the counter: the customer shows the code of the checkout.',
    },
    email: { fr: 'Adresse e‑mail', en: 'E‑mail' },
  },
  others: {
    title: { fr: 'Développeurs, plateforme et agents', en: 'Developers, operators and agents' },
    reference: { fr: 'Référence de l’API', en: 'API reference' },
    api: { fr: 'Description de l’API (OpenAPI)', en: 'API description (OpenAPI)' },
    operators: { fr: 'Espace plateforme', en: 'Operator panel' },
    agents: { fr: 'Espace agent', en: 'Agent’s counter' },
  },
});
