import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Une page de paiement à partager par message ou à afficher à la caisse, sans site web.',
    en: 'A payment page to share in a message or put up at the counter, without a website.',
  },
  empty: {
    title: { fr: 'Vos liens de paiement apparaîtront ici', en: 'Your payment links will appear here' },
    text: {
      fr: 'Créez un lien pour un plat, un don, une cotisation… Chaque client qui l’ouvre a son propre paiement.',
      en: 'Create a link for a dish, a donation, a fee… Each customer who opens it gets their own payment.',
    },
  },
  columns: {
    name: { fr: 'Lien', en: 'Link' },
    sum: { fr: 'Encaissé', en: 'Received' },
  },
  states: { on: { fr: 'Activés', en: 'Enabled' }, off: { fr: 'Désactivés', en: 'Disabled' } },
  open: { fr: 'Montant libre', en: 'Any amount' },
  between: (min: string, max: string) => ({ fr: `De ${min} à ${max}`, en: `${min} to ${max}` }),
  from: (min: string) => ({ fr: `À partir de ${min}`, en: `From ${min}` }),
  upTo: (max: string) => ({ fr: `Jusqu’à ${max}`, en: `Up to ${max}` }),
  form: {
    submit: { fr: 'Créer le lien', en: 'Create link' },
    description: {
      label: { fr: 'Ce que vous vendez', en: 'What you sell' },
      hint: {
        fr: 'En tête de la page et de l’affiche, «\u00a0Plat de ndolé\u00a0» par exemple.',
        en: 'At the top of the page and the poster, “Plate of ndolé” for example.',
      },
      wrong: { fr: 'Indiquez de 1 à 255 caractères.', en: 'Enter 1 to 255 characters.' },
    },
    amount: {
      hint: {
        fr: 'Laissez vide pour que le client choisisse. Il ne change plus ensuite\u00a0: il est peut-être imprimé.',
        en: 'Leave empty to let the customer choose. It never changes afterwards: it may be printed.',
      },
      wrong: {
        fr: 'Indiquez un montant en chiffres, 2500 par exemple, ou rien.',
        en: 'Enter an amount in digits, for example 2500, or nothing.',
      },
    },
    min: { fr: 'Montant libre\u00a0: au moins', en: 'Minimum amount' },
    max: { fr: 'Montant libre\u00a0: au plus', en: 'Maximum amount' },
    boundWrong: {
      fr: 'Indiquez un montant en chiffres, seulement si le montant est libre, et le plus grand en second.',
      en: 'Enter an amount in digits, only if the customer chooses the amount, and the larger one second.',
    },
    expires: {
      label: { fr: 'Dernier jour', en: 'Last day' },
      hint: {
        fr: 'Le lien se ferme à minuit. Laissez vide pour qu’il reste ouvert.',
        en: 'The link closes at midnight. Leave empty to keep it open.',
      },
      wrong: { fr: 'Indiquez un jour à venir.', en: 'Enter a day in the future.' },
    },
    count: {
      label: { fr: 'Nombre de paiements', en: 'Number of payments' },
      hint: {
        fr: 'Le lien se ferme quand ils sont payés. Laissez vide s’il n’y a pas de limite.',
        en: 'The link closes once they are paid. Leave empty for no limit.',
      },
      wrong: {
        fr: 'Indiquez un nombre de 1 à 1\u202f000\u202f000, ou rien.',
        en: 'Enter a number from 1 to 1,000,000, or nothing.',
      },
    },
  },
  edit: {
    title: { fr: 'Modifier le lien', en: 'Edit link' },
  },
  off: {
    title: { fr: 'Désactiver ce lien\u00a0?', en: 'Disable this link?' },
    explanation: {
      fr: 'Les clients qui l’ouvrent liront qu’il n’accepte plus de paiement. Vous pourrez le réactiver.',
      en: 'Customers who open it will read that it no longer accepts payments. You can enable it again.',
    },
  },
  on: {
    open: { fr: 'Réactiver', en: 'Enable' },
    title: { fr: 'Réactiver ce lien\u00a0?', en: 'Enable this link?' },
    explanation: { fr: 'Il acceptera de nouveau des paiements.', en: 'It will accept payments again.' },
  },
  done: {
    created: {
      fr: 'Le lien est prêt\u00a0: partagez-le ou imprimez-le.',
      en: 'The link is ready: share it or print it.',
    },
    saved: { fr: 'Le lien est modifié.', en: 'The link has been changed.' },
    on: { fr: 'Le lien accepte de nouveau des paiements.', en: 'The link accepts payments again.' },
    off: { fr: 'Le lien n’accepte plus de paiement.', en: 'The link no longer accepts payments.' },
  },
  one: {
    address: { fr: 'Adresse du lien', en: 'Address of the link' },
    addressHint: {
      fr: 'À envoyer par SMS ou WhatsApp, ou à publier sur vos réseaux.',
      en: 'Send it by SMS or WhatsApp, or post it on your social networks.',
    },
    poster: { fr: 'Imprimer une affiche', en: 'Print a poster' },
    sum: { fr: 'Encaissé', en: 'Received' },
    count: { fr: 'Payés', en: 'Paid' },
    countOf: (max: string) => ({ fr: `sur ${max} prévus`, en: `of ${max}` }),
    underWay: (count: string) => ({ fr: `${count} en cours`, en: `${count} in progress` }),
    expires: { fr: 'Ouvert jusqu’au', en: 'Open until' },
    none: { fr: 'Personne n’a encore ouvert de paiement.', en: 'No payments started yet.' },
  },
  poster: {
    title: { fr: 'Affiche', en: 'Poster' },
    formats: { a4: { fr: 'Affiche A4', en: 'A4 poster' }, card: { fr: 'Carte A6', en: 'A6 card' } },
    language: { fr: 'Langue de l’affiche', en: 'Language of the poster' },
    print: { fr: 'Imprimer', en: 'Print' },
    how: {
      fr: 'Imprimez cette page avec le menu de votre navigateur\u00a0: seule l’affiche est imprimée.',
      en: 'Print this page from your browser’s menu: only the poster is printed.',
    },
    closed: {
      fr: 'Ce lien n’accepte pas de paiement en ce moment.',
      en: 'This link does not accept payments at the moment.',
    },
    scan: { fr: 'Scannez pour payer', en: 'Scan to pay' },
    means: { fr: 'Moyens de paiement\u00a0: ', en: 'Payment methods: ' },
    or: { fr: 'ou ouvrez', en: 'or open' },
    test: { fr: 'TEST – aucun argent réel', en: 'TEST – no real money' },
  },
});
