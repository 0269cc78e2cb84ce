import type { Scope } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

interface ApiKeysText {
  readonly title: string;
  readonly intro: { readonly live: string; readonly test: string };
  readonly create: string;
  readonly caption: string;
  readonly columns: {
    readonly name: string;
    readonly scopes: string;
    readonly created: string;
    readonly used: string;
    readonly expires: string;
    readonly actions: string;
  };
  readonly never: string;
  readonly neverExpires: string;
  readonly allScopes: string;
  readonly empty: string;
  readonly ended: (count: number) => string;
  readonly endedOn: string;
  readonly expired: string;
  readonly revoked: string;
  readonly roll: string;
  readonly rollNamed: (name: string) => string;
  readonly revoke: string;
  readonly revokeNamed: (name: string) => string;
  readonly needsKyc: string;
  readonly toKyc: string;
  readonly done: { readonly revoked: string };
  readonly form: {
    readonly title: { readonly live: string; readonly test: string };
    readonly name: string;
    readonly nameHint: string;
    readonly nameWrong: string;
    readonly scopes: string;
    readonly scopesHint: string;
    readonly scopesWrong: string;
    readonly expires: string;
    readonly expiresWrong: string;
    readonly expiries: readonly (readonly [seconds: string, label: string])[];
    readonly submit: string;
  };
  readonly scopes: { readonly [Name in Scope]: string };
  readonly made: { readonly title: string; readonly secret: string; readonly keep: string; readonly back: string };
  readonly rollForm: {
    readonly title: string;
    readonly consequence: (name: string) => string;
    readonly grace: string;
    readonly graces: readonly (readonly [seconds: string, label: string])[];
    readonly submit: string;
    readonly wasRevoked: string;
  };
  readonly revokeForm: {
    readonly title: string;
    readonly consequence: (name: string) => string;
    readonly submit: string;
  };
  readonly firstRequest: { readonly title: string; readonly explanation: string; readonly placeholder: string };
}

const DAY_SECONDS = 86_400;

export const TEXT: Both<ApiKeysText> = {
  fr: {
    title: 'Clés d’API',
    intro: {
      live: 'Ces clés encaissent de l’argent réel. Gardez-les sur votre serveur, jamais dans une page ni dans une application.',
      test: 'Ces clés n’encaissent jamais d’argent réel. Celles du mode réel se trouvent de l’autre côté du commutateur, en haut de la page.',
    },
    create: 'Créer une clé',
    caption: 'Clés en service',
    columns: {
      name: 'Nom',
      scopes: 'Droits',
      created: 'Créée le',
      used: 'Dernier usage',
      expires: 'Expire le',
      actions: 'Actions',
    },
    never: 'Jamais',
    neverExpires: 'N’expire pas',
    allScopes: 'Tous les droits',
    empty: 'Aucune clé en service. Créez-en une pour que votre site puisse demander un paiement.',
    ended: (count) => `Clés terminées (${count})`,
    endedOn: 'Terminée le',
    expired: 'Expirée',
    revoked: 'Révoquée',
    roll: 'Remplacer',
    rollNamed: (name) => `Remplacer ${name}`,
    revoke: 'Révoquer',
    revokeNamed: (name) => `Révoquer ${name}`,
    needsKyc: 'Les clés réelles demandent un dossier approuvé. En attendant, tout s’essaie en mode test.',
    toKyc: 'Compléter mon dossier',
    done: { revoked: 'La clé est révoquée.' },
    form: {
      title: { live: 'Nouvelle clé réelle', test: 'Nouvelle clé de test' },
      name: 'Nom',
      nameHint: 'Pour la reconnaître\u00a0: le site ou le serveur qui s’en sert.',
      nameWrong: 'Donnez un nom de 120 caractères au plus.',
      scopes: 'Ce que la clé peut faire',
      scopesHint: 'Ne cochez que le nécessaire\u00a0: une clé volée ne pourra rien de plus.',
      scopesWrong: 'Cochez au moins un droit.',
      expires: 'Durée de validité',
      expiresWrong: 'Choisissez une des durées proposées.',
      expiries: [
        ['', 'Sans limite'],
        [String(7 * DAY_SECONDS), '7 jours'],
        [String(30 * DAY_SECONDS), '30 jours'],
        [String(90 * DAY_SECONDS), '90 jours'],
        [String(365 * DAY_SECONDS), '1 an'],
      ],
      submit: 'Créer la clé',
    },
    scopes: {
      'payments:read': 'Consulter les paiements, les remboursements et les litiges',
      'payments:write': 'Demander et annuler des paiements',
      'refunds:write': 'Rembourser, et répondre aux litiges',
      'webhooks:read': 'Consulter les adresses de webhooks',
      'webhooks:write': 'Modifier les adresses de webhooks et renvoyer des événements',
      'events:read': 'Consulter les événements et leurs envois',
      'balance:read': 'Consulter le solde et les versements',
    },
    made: {
      title: 'Votre nouvelle clé',
      secret: 'Clé secrète',
      keep: 'Rangez-la dans la configuration de votre serveur. Perdue, elle se remplace\u00a0; nous ne pouvons pas la retrouver.',
      back: 'Retour aux clés',
    },
    rollForm: {
      title: 'Remplacer une clé',
      consequence: (name) =>
        `«\u00a0${name}\u00a0» reçoit une nouvelle clé secrète, avec les mêmes droits et sans date d’expiration. Choisissez combien de temps l’ancienne marche encore, le temps de la changer sur votre serveur.`,
      grace: 'L’ancienne clé marche encore',
      graces: [
        ['0', 'Pas du tout\u00a0: elle s’arrête maintenant'],
        ['3600', 'Une heure'],
        [String(DAY_SECONDS), '24 heures'],
        [String(7 * DAY_SECONDS), '7 jours'],
      ],
      submit: 'Remplacer la clé',
      wasRevoked: 'Cette clé est révoquée et ne peut plus être remplacée. Créez-en une nouvelle.',
    },
    revokeForm: {
      title: 'Révoquer une clé',
      consequence: (name) =>
        `«\u00a0${name}\u00a0» s’arrête à l’instant, et pour toujours\u00a0: tout ce qui s’en sert encore est refusé. Pour changer de clé sans interruption, remplacez-la plutôt.`,
      submit: 'Révoquer définitivement',
    },
    firstRequest: {
      title: 'Première demande',
      explanation:
        'Cette commande demande un paiement de 5\u202f000\u00a0FCFA. La réponse porte checkout_url\u00a0: envoyez-y votre client.',
      placeholder: 'VOTRE_CLE',
    },
  },
  en: {
    title: 'API keys',
    intro: {
      live: 'These keys take real money. Keep them on your server, never in a page or an app.',
      test: 'These keys never take real money. Those of live mode are on the other side of the switch at the top of the page.',
    },
    create: 'Create a key',
    caption: 'Keys in use',
    columns: {
      name: 'Name',
      scopes: 'Permissions',
      created: 'Created',
      used: 'Last used',
      expires: 'Expires',
      actions: 'Actions',
    },
    never: 'Never',
    neverExpires: 'Does not expire',
    allScopes: 'All permissions',
    empty: 'No key in use. Create one so that your site can ask for a payment.',
    ended: (count) => `Keys that ended (${count})`,
    endedOn: 'Ended',
    expired: 'Expired',
    revoked: 'Revoked',
    roll: 'Replace',
    rollNamed: (name) => `Replace ${name}`,
    revoke: 'Revoke',
    revokeNamed: (name) => `Revoke ${name}`,
    needsKyc: 'Live keys need an approved business file. Until then everything can be tried in test mode.',
    toKyc: 'Complete my business file',
    done: { revoked: 'The key is revoked.' },
    form: {
      title: { live: 'New live key', test: 'New test key' },
      name: 'Name',
      nameHint: 'To tell it from others: the site or the server that uses it.',
      nameWrong: 'Give a name of at most 120 characters.',
      scopes: 'What the key may do',
      scopesHint: 'Tick only what is needed: a stolen key can do no more than that.',
      scopesWrong: 'Tick at least one permission.',
      expires: 'Valid for',
      expiresWrong: 'Choose one of the times that are offered.',
      expiries: [
        ['', 'No limit'],
        [String(7 * DAY_SECONDS), '7 days'],
        [String(30 * DAY_SECONDS), '30 days'],
        [String(90 * DAY_SECONDS), '90 days'],
        [String(365 * DAY_SECONDS), '1 year'],
      ],
      submit: 'Create the key',
    },
    scopes: {
      'payments:read': 'See payments, refunds and disputes',
      'payments:write': 'Ask for payments and cancel them',
      'refunds:write': 'Refund, and answer disputes',
      'webhooks:read': 'See webhook addresses',
      'webhooks:write': 'Change webhook addresses and send events again',
      'events:read': 'See events and their deliveries',
      'balance:read': 'See the balance and the payouts',
    },
    made: {
      title: 'Your new key',
      secret: 'Secret key',
      keep: 'Put it into the configuration of your server. A lost key can be replaced; we cannot find it again.',
      back: 'Back to the keys',
    },
    rollForm: {
      title: 'Replace a key',
      consequence: (name) =>
        `“${name}” gets a new secret key, with the same permissions and no end. Choose how long the old one still works, while you change it on your server.`,
      grace: 'The old key still works',
      graces: [
        ['0', 'Not at all: it ends now'],
        ['3600', 'For an hour'],
        [String(DAY_SECONDS), 'For 24 hours'],
        [String(7 * DAY_SECONDS), 'For 7 days'],
      ],
      submit: 'Replace the key',
      wasRevoked: 'This key is revoked and cannot be replaced any more. Create a new one.',
    },
    revokeForm: {
      title: 'Revoke a key',
      consequence: (name) =>
        `“${name}” ends this very moment, and for good: whatever still uses it is refused. To change keys without a break, replace it instead.`,
      submit: 'Revoke for good',
    },
    firstRequest: {
      title: 'First request',
      explanation:
        'This command asks for a payment of FCFA\u00a05,000. The answer holds checkout_url: send your customer there.',
      placeholder: 'YOUR_KEY',
    },
  },
};
