import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    live: {
      fr: 'Ces clés encaissent de l’argent réel. Gardez-les sur votre serveur, jamais dans une page ni dans une application.',
      en: 'These keys accept real money. Keep them on your server, never in a page or an app.',
    },
    test: {
      fr: 'Ces clés n’encaissent jamais d’argent réel. Celles du mode réel se trouvent de l’autre côté du commutateur, en haut de la page.',
      en: 'These keys never accept real money. For live keys, use the mode switch at the top of the page.',
    },
  },
  caption: { fr: 'Clés en service', en: 'Keys in use' },
  columns: {
    created: { fr: 'Créée le', en: 'Created' },
    used: { fr: 'Dernier usage', en: 'Last used' },
    actions: { fr: 'Actions', en: 'Actions' },
  },
  never: { fr: 'Jamais', en: 'Never' },
  neverExpires: { fr: 'N’expire pas', en: 'Does not expire' },
  allScopes: { fr: 'Tous les droits', en: 'All permissions' },
  empty: {
    fr: 'Aucune clé en service. Créez-en une pour que votre site puisse créer un paiement.',
    en: 'No keys in use. Create one so that your site can create payments.',
  },
  ended: (count: number) => ({ fr: `Clés inactives (${count})`, en: `Inactive keys (${count})` }),
  endedOn: { fr: 'Inactive depuis le', en: 'Ended' },
  roll: { fr: 'Remplacer', en: 'Replace' },
  rollNamed: (name: string) => ({ fr: `Remplacer ${name}`, en: `Replace ${name}` }),
  revoke: { fr: 'Révoquer', en: 'Revoke' },
  revokeNamed: (name: string) => ({ fr: `Révoquer ${name}`, en: `Revoke ${name}` }),
  needsKyc: {
    fr: 'Les clés réelles exigent un dossier approuvé. En attendant, tout s’essaie en mode test.',
    en: 'Live keys require an approved business verification. Until then you can try everything in test mode.',
  },
  addresses: { fr: 'Adresses', en: 'Addresses' },
  addressesNamed: (name: string) => ({
    fr: `Adresses d’où ${name} est acceptée`,
    en: `Addresses that ${name} is accepted from`,
  }),
  done: {
    addresses: { fr: 'Les adresses sont enregistrées.', en: 'The addresses were saved.' },
    revoked: { fr: 'La clé est révoquée.', en: 'The key was revoked.' },
  },
  form: {
    title: {
      live: { fr: 'Nouvelle clé réelle', en: 'New live key' },
      test: { fr: 'Nouvelle clé de test', en: 'New test key' },
    },
    nameHint: {
      fr: 'Pour la reconnaître\u00a0: le site ou le serveur qui s’en sert.',
      en: 'To identify it: the site or server that uses it.',
    },
    scopes: { fr: 'Ce que la clé peut faire', en: 'What the key may do' },
    scopesHint: {
      fr: 'Décochez ce dont elle n’a pas besoin\u00a0: une clé volée ne pourra rien de plus.',
      en: 'Clear what it does not need: a stolen key can do no more than that.',
    },
    scopesWrong: { fr: 'Cochez au moins un droit.', en: 'Select at least one permission.' },
    expires: { fr: 'Durée de validité', en: 'Valid for' },
    expiresWrong: { fr: 'Choisissez une des durées proposées.', en: 'Choose one of the listed periods.' },
    expiries: {
      604800: { fr: '7 jours', en: '7 days' },
      2592000: { fr: '30 jours', en: '30 days' },
      7776000: { fr: '90 jours', en: '90 days' },
      31536000: { fr: '1 an', en: '1 year' },
    },
    noExpiry: { fr: 'Sans limite', en: 'No limit' },
    submit: { fr: 'Créer la clé', en: 'Create the key' },
  },
  scopes: {
    'payments:read': {
      fr: 'Consulter les paiements, les remboursements et les litiges',
      en: 'View payments, refunds and disputes',
    },
    'payments:write': { fr: 'Créer et annuler des paiements', en: 'Create and cancel payments' },
    'refunds:write': { fr: 'Rembourser, et répondre aux litiges', en: 'Refund payments and respond to disputes' },
    'customers:read': {
      fr: 'Consulter les clients et vos notes sur eux',
      en: 'View customers and your notes about them',
    },
    'customers:write': {
      fr: 'Modifier les notes sur les clients, et effacer des clients',
      en: 'Change notes about customers, and erase customers',
    },
    'webhooks:read': { fr: 'Consulter les adresses de webhooks', en: 'View webhook addresses' },
    'webhooks:write': {
      fr: 'Modifier les adresses de webhooks et renvoyer des événements',
      en: 'Change webhook addresses and resend events',
    },
    'events:read': { fr: 'Consulter les événements et leurs notifications', en: 'View events and their deliveries' },
    'balance:read': { fr: 'Consulter le solde et les versements', en: 'View the balance and payouts' },
  },
  made: {
    title: { fr: 'Votre nouvelle clé', en: 'Your new key' },
    secret: { fr: 'Clé secrète', en: 'Secret key' },
    keep: {
      fr: 'Rangez-la dans la configuration de votre serveur. Perdue, elle se remplace\u00a0; nous ne pouvons pas la retrouver.',
      en: 'Store it in the configuration of your server. A lost key can be replaced, but not recovered.',
    },
    back: { fr: 'Retour aux clés', en: 'Back to the keys' },
  },
  tooMany: {
    fr: 'Vous avez déjà 50 clés actives dans ce mode. Révoquez-en une d’abord.',
    en: 'You have 50 active keys in this mode already. Revoke one first.',
  },
  rollForm: {
    title: { fr: 'Remplacer une clé', en: 'Replace a key' },
    consequence: (name: string) => ({
      fr: `«\u00a0${name}\u00a0» reçoit une nouvelle clé secrète, avec les mêmes droits. Choisissez combien de temps l’ancienne reste valable, le temps de la remplacer sur votre serveur.`,
      en: `“${name}” gets a new secret key, with the same permissions. Choose how long the old one still works, while you change it on your server.`,
    }),
    expires: { fr: 'Durée de validité de la nouvelle clé', en: 'The new key is valid for' },
    sameExpiry: { fr: 'Jusqu’à la même date que l’ancienne', en: 'The remaining time of the old one' },
    expiresWrong: {
      fr: 'L’ancienne clé a expiré\u00a0: choisissez une durée pour la nouvelle.',
      en: 'The old key has expired: choose how long the new one is valid.',
    },
    grace: { fr: 'L’ancienne clé reste valable', en: 'The old key still works' },
    graces: {
      0: { fr: 'Pas du tout\u00a0: elle s’arrête maintenant', en: 'Not at all: it expires now' },
      3600: { fr: 'Une heure', en: 'For an hour' },
      86400: { fr: '24 heures', en: 'For 24 hours' },
      604800: { fr: '7 jours', en: 'For 7 days' },
    },
    submit: { fr: 'Remplacer la clé', en: 'Replace the key' },
    wasRevoked: {
      fr: 'Cette clé est révoquée et ne peut plus être remplacée. Créez-en une nouvelle.',
      en: 'This key is revoked and can no longer be replaced. Create a new one.',
    },
  },
  revokeForm: {
    title: { fr: 'Révoquer une clé', en: 'Revoke a key' },
    consequence: (name: string) => ({
      fr: `«\u00a0${name}\u00a0» cesse de fonctionner immédiatement et définitivement\u00a0: toute requête qui l’utilise est refusée. Pour changer de clé sans interruption, remplacez-la plutôt.`,
      en: `“${name}” stops working immediately and permanently: requests that use it are rejected. To change keys without interruption, replace it instead.`,
    }),
    submit: { fr: 'Révoquer définitivement', en: 'Revoke permanently' },
  },
  firstRequest: {
    title: { fr: 'Premier appel à l’API', en: 'First request' },
    explanation: {
      fr: 'Cette commande crée un paiement de 5\u202f000\u00a0FCFA. La réponse contient checkout_url\u00a0: envoyez-y votre client.',
      en: 'This command creates a payment of FCFA\u00a05,000. The response contains checkout_url: redirect your customer there.',
    },
    placeholder: { fr: 'VOTRE_CLE', en: 'YOUR_KEY' },
  },
});
