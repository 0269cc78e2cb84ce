import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Encaisser par téléphone', en: 'Get paid by phone' },
  what: (methods: string) => ({
    fr: `Encaissez${methods === '' ? '' : ` ${methods}`} par un lien WhatsApp, un code QR au comptoir ou votre site.`,
    en: `Accept ${methods === '' ? 'payments' : methods} by a WhatsApp link, a QR code at the counter or your site.`,
  }),
  cash: { fr: 'espèces', en: 'cash' },
  nav: {
    prices: { fr: 'Tarifs', en: 'Prices' },
    developers: { fr: 'Développeurs', en: 'Developers' },
  },
  logIn: { fr: 'Ouvrir l’espace commerçant', en: 'Open the dashboard' },
  device: {
    shop: { fr: 'Boutique Démo', en: 'Demo Shop' },
    number: { fr: 'Votre numéro Mobile Money', en: 'Your mobile-money number' },
    known: { fr: 'Numéro MTN MoMo', en: 'MTN MoMo number' },
    pay: (amount: string) => ({ fr: `Payer ${amount}`, en: `Pay ${amount}` }),
  },
  ways: {
    title: { fr: 'Trois façons d’encaisser', en: 'Three ways to get paid' },
    link: {
      title: { fr: 'Un lien sur WhatsApp', en: 'A link on WhatsApp' },
      text: {
        fr: 'Écrivez le montant, envoyez le lien. Le client paie, et le paiement apparaît chez vous.',
        en: 'Enter the amount, send the link. The customer pays, and you see the payment.',
      },
    },
    till: {
      title: { fr: 'Un code QR au comptoir', en: 'A QR code at the counter' },
      text: {
        fr: 'Imprimez l’affiche, ou ouvrez la caisse sur votre téléphone.',
        en: 'Print the poster, or open the till on your phone.',
      },
    },
    site: {
      title: { fr: 'Votre site ou votre appli', en: 'Your site or app' },
      text: {
        fr: 'Une page de paiement prête, des notifications signées, un mode test complet.',
        en: 'A ready checkout page, signed notifications, a complete test mode.',
      },
    },
  },
  prices: {
    title: { fr: 'Un prix, seulement quand vous êtes payé', en: 'A price, only when you are paid' },
    perPayment: {
      fr: 'par paiement abouti. Un paiement refusé ne coûte rien.',
      en: 'per successful payment. A declined payment costs nothing.',
    },
    atLeast: (amount: string) => ({ fr: `${amount} au moins`, en: `at least ${amount}` }),
    atMost: (amount: string) => ({ fr: `${amount} au plus`, en: `at most ${amount}` }),
  },
  customers: {
    title: { fr: 'Vous avez un paiement à faire\u00a0?', en: 'Do you have something to pay?' },
    text: {
      fr: 'Ouvrez le lien que la boutique vous a envoyé\u00a0: il n’y a rien à payer sur cette page.',
      en: 'Open the link the shop sent you: there is nothing to pay on this page.',
    },
  },
  receipt: {
    title: { fr: 'Retrouver un reçu', en: 'Find a receipt' },
    intro: {
      fr: 'Pour un paiement par Mobile Money. Il faut la référence du reçu et le numéro qui a payé.',
      en: 'For a mobile-money payment. You need the reference of the receipt and the number that paid.',
    },
    reference: { fr: 'Référence du reçu', en: 'Reference of the receipt' },
    referenceHint: {
      fr: 'Elle commence par tx_ ou pay_. La boutique la connaît aussi.',
      en: 'It begins with tx_ or pay_. The shop knows it, too.',
    },
    phone: { fr: 'Numéro qui a payé', en: 'Number that paid' },
    phoneHint: (example: string) => ({ fr: `Par exemple ${example}`, en: `For example ${example}` }),
    submit: { fr: 'Retrouver mon reçu', en: 'Find my receipt' },
    wrong: {
      reference: {
        fr: 'Indiquez la référence, qui commence par tx_ ou pay_.',
        en: 'Enter the reference, which begins with tx_ or pay_.',
      },
      phone: { fr: 'Indiquez le numéro qui a payé.', en: 'Enter the number that paid.' },
    },
    none: {
      fr: 'Aucun paiement reçu n’a cette référence et ce numéro. Vérifiez les deux.',
      en: 'No successful payment has this reference and this number. Check both.',
    },
  },
  columns: {
    merchants: { fr: 'Encaisser', en: 'Get paid' },
    developers: { fr: 'Développeurs', en: 'Developers' },
    customers: { fr: 'Payer', en: 'Pay' },
    account: { fr: 'Mon compte', en: 'My account' },
    team: { fr: 'Agents et plateforme', en: 'Agents and operators' },
    reference: { fr: 'Référence de l’API', en: 'API reference' },
    api: { fr: 'Description (OpenAPI)', en: 'Description (OpenAPI)' },
    operators: { fr: 'Administration', en: 'Operator panel' },
    agents: { fr: 'Espace agent', en: 'Agent’s counter' },
  },
  nothing: {
    title: { fr: 'Cette page n’existe pas', en: 'This page does not exist' },
    text: {
      fr: 'Le lien est incomplet ou n’existe plus. Si vous vouliez payer, demandez à la boutique de vous renvoyer le lien\u00a0: rien n’a été prélevé.',
      en: 'The link is incomplete or no longer exists. If you wanted to pay, ask the shop to send you the link again: you have not been charged.',
    },
    home: { fr: 'Aller à l’accueil', en: 'Go to the home page' },
  },
});
