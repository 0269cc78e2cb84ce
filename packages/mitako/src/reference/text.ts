/** The languages of the reference; operations are in English, as the API is. */
export type Language = 'en' | 'fr';

interface Text {
  readonly title: string;
  readonly lead: string;
  readonly home: string;
  readonly contents: string;
  readonly skip: string;
  readonly filter: string;
  readonly other: string;
  readonly start: string;
  readonly first: string;
  readonly steps: readonly (readonly [title: string, text: string])[];
  /** By the id of their place in the page. */
  readonly rules: Readonly<Record<string, readonly [title: string, text: string]>>;
  readonly errors: readonly [title: string, status: string, code: string, advice: string];
  readonly usual: readonly (readonly [status: number, code: string, advice: string])[];
  readonly allErrors: string;
  readonly events: string;
  readonly client: string;
  readonly document: string;
  readonly objects: string;
  readonly try: Readonly<Record<'title' | 'key' | 'path' | 'body' | 'send' | 'refused' | 'failed', string>>;
  readonly english: string;
  /** Of subjects, by tag; the tag itself without one. */
  readonly subjects: Readonly<Record<string, string>>;
  readonly groups: readonly (readonly [title: string, tags: readonly string[]])[];
}

const TAGS = {
  take: ['Payments', 'Checkout', 'Payment links', 'Customers', 'Refunds', 'Disputes', 'Files', 'Settlements'],
  webhooks: ['Webhooks', 'Events'],
  test: ['Sandbox'],
  account: ['Merchant', 'Team', 'API keys', 'Accounts'],
  wallet: ['Wallet', 'Agents'],
  operate: ['Money', 'Service', 'Rails', 'Legacy'],
} as const;

export const TEXT: Readonly<Record<Language, Text>> = {
  en: {
    title: 'API reference',
    lead: 'REST, JSON, one secret key. Four calls take you from nothing to a paid order; the rules behind them come after.',
    home: 'Home',
    contents: 'Contents',
    skip: 'Skip to the text',
    filter: 'Find an operation',
    other: 'Français',
    start: 'Start',
    first: 'First payment',
    steps: [
      [
        'Take a test key',
        'In the dashboard under API keys, or printed by `mitako dev`. Test keys start with `svc_test_` and never move money.',
      ],
      [
        'Create a payment',
        '`amount` is a whole number of francs. Send the same `Idempotency-Key` again and you get the same payment.',
      ],
      [
        'Send the customer there',
        'Redirect to `checkout_url`. In test mode the last three digits of the number decide: 789 pays, 039 declines, 019 is over the limit, 129 does not answer.',
      ],
      [
        'Trust the webhook, not the return',
        'Verify `webhook-signature` over the raw bytes, answer 2xx at once, and handle each `id` once: events may repeat.',
      ],
    ],
    rules: {
      keys: [
        'Keys and modes',
        'Send `Authorization: Bearer` with a secret key, from your server only. `svc_test_…` sees and changes test mode alone, `svc_live_…` live mode, after the business is verified. Merchants and operators who are logged in send an access token instead.',
      ],
      answers: [
        'Amounts and answers',
        'Amounts are integers in the minor unit of the currency; XAF has none: `5000` is 5 000 FCFA. A success is `{"data": …, "success": true, "error": null}`, a refusal `{"error": "…", "code": "…", "details": {…}}`. Every answer carries `X-Request-Id`. Fields may be added at any time.',
      ],
      idempotency: [
        'Idempotency',
        'Give each request that changes something an `Idempotency-Key`, and keep it when you try again. For 24 hours the same key and request get the same answer, and nothing happens twice. A refusal that ends by waiting, such as `PAYMENT_IN_PROGRESS`, is not kept: repeat the request with the same key.',
      ],
      pagination: [
        'Pagination',
        'Lists answer with a page, newest first, and `pagination`. While `has_more` is true, pass `next_cursor` as `cursor`. `limit` is 1 to 100, 20 by default.',
      ],
    },
    errors: ['Errors', 'Status', 'Code', 'What to do'],
    usual: [
      [401, 'INVALID_API_KEY', 'Check the key and its mode.'],
      [422, 'IDEMPOTENCY_KEY_REUSED', 'The key was used for a different request. Use a new one.'],
      [422, 'VALIDATION_ERROR', 'Fix the fields that `details` names.'],
      [429, 'RATE_LIMITED', 'Wait for as long as `Retry-After` says.'],
    ],
    allErrors: 'All error codes',
    events: 'Events that webhooks carry',
    client: 'With `@mitako/client` the same four calls are typed, retried and verified.',
    document: 'The document for machines: OpenAPI 3.1',
    objects: 'Objects',
    try: {
      title: 'Try it',
      key: 'Test key, kept on this page only',
      path: 'Path and query',
      body: 'Body',
      send: 'Send the request',
      refused: 'Only keys of test mode are sent from here: svc_test_….',
      failed: 'No response from the gateway.',
    },
    english: '',
    subjects: { Money: 'Operator: money', Service: 'Operator: service', Sandbox: 'Test mode' },
    groups: [
      ['Take payments', TAGS.take],
      ['Webhooks', TAGS.webhooks],
      ['Test mode', TAGS.test],
      ['Accounts', TAGS.account],
      ['Wallet and agents', TAGS.wallet],
      ['Run the gateway', TAGS.operate],
    ],
  },
  fr: {
    title: 'Référence de l’API',
    lead: 'REST, JSON, une clé secrète. Quatre appels mènent de zéro à une commande payée ; les règles viennent ensuite.',
    home: 'Accueil',
    contents: 'Sommaire',
    skip: 'Aller au texte',
    filter: 'Trouver une opération',
    other: 'English',
    start: 'Démarrer',
    first: 'Premier paiement',
    steps: [
      [
        'Prenez une clé de test',
        'Dans le tableau de bord, sous « Clés d’API », ou à l’écran de `mitako dev`. Les clés de test commencent par `svc_test_` et ne déplacent jamais d’argent.',
      ],
      [
        'Créez un paiement',
        '`amount` est un nombre entier de francs. Renvoyez la même `Idempotency-Key` : vous recevez le même paiement.',
      ],
      [
        'Envoyez-y le client',
        'Redirigez vers `checkout_url`. En mode test, les trois derniers chiffres du numéro décident : 789 paie, 039 refuse, 019 dépasse le plafond, 129 ne répond pas.',
      ],
      [
        'Fiez-vous au webhook, pas au retour',
        'Vérifiez `webhook-signature` sur les octets reçus, répondez 2xx aussitôt, et traitez chaque `id` une seule fois : un événement peut arriver deux fois.',
      ],
    ],
    rules: {
      keys: [
        'Clés et modes',
        'Envoyez `Authorization: Bearer` et une clé secrète, depuis votre serveur seulement. `svc_test_…` ne voit et ne change que le mode test ; `svc_live_…` le réel, une fois l’entreprise vérifiée. Un commerçant ou un exploitant connecté envoie un jeton d’accès.',
      ],
      answers: [
        'Montants et réponses',
        'Les montants sont des entiers dans la plus petite unité ; le franc CFA n’en a pas : `5000` vaut 5 000 FCFA. Un succès est `{"data": …, "success": true, "error": null}`, un refus `{"error": "…", "code": "…", "details": {…}}`. Chaque réponse porte `X-Request-Id`. Des champs peuvent s’ajouter à tout moment.',
      ],
      idempotency: [
        'Idempotence',
        'Donnez une `Idempotency-Key` à chaque requête qui change quelque chose, et gardez-la quand vous réessayez. Pendant 24 heures, même clé et même requête reçoivent la même réponse, et rien n’arrive deux fois. Un refus qui passe en attendant, comme `PAYMENT_IN_PROGRESS`, n’est pas gardé : répétez la requête avec la même clé.',
      ],
      pagination: [
        'Pagination',
        'Les listes répondent par page, du plus récent au plus ancien, avec `pagination`. Tant que `has_more` est vrai, passez `next_cursor` dans `cursor`. `limit` va de 1 à 100, 20 par défaut.',
      ],
    },
    errors: ['Erreurs', 'Statut', 'Code', 'Que faire'],
    usual: [
      [401, 'INVALID_API_KEY', 'Vérifiez la clé et son mode.'],
      [422, 'IDEMPOTENCY_KEY_REUSED', 'La clé a servi à une autre requête. Prenez-en une nouvelle.'],
      [422, 'VALIDATION_ERROR', 'Corrigez les champs que `details` nomme.'],
      [429, 'RATE_LIMITED', 'Attendez le temps que dit `Retry-After`.'],
    ],
    allErrors: 'Tous les codes d’erreur',
    events: 'Événements que portent les webhooks',
    client: 'Avec `@mitako/client`, ces quatre appels sont typés, réessayés et vérifiés.',
    document: 'Le document pour les machines : OpenAPI 3.1',
    objects: 'Objets',
    try: {
      title: 'Essayer',
      key: 'Clé de test, gardée sur cette page seulement',
      path: 'Chemin et paramètres',
      body: 'Corps',
      send: 'Envoyer la requête',
      refused: 'Seules les clés du mode test partent d’ici\u00a0: svc_test_….',
      failed: 'La passerelle ne répond pas.',
    },
    english: 'Les opérations sont décrites en anglais, comme l’API.',
    subjects: {
      Payments: 'Paiements',
      Checkout: 'Page de paiement',
      'Payment links': 'Liens de paiement',
      Customers: 'Clients',
      Refunds: 'Remboursements',
      Disputes: 'Litiges',
      Files: 'Fichiers',
      Settlements: 'Versements',
      Sandbox: 'Mode test',
      Accounts: 'Comptes',
      Wallet: 'Portefeuille',
      Agents: 'Agents',
      Merchant: 'Commerçant',
      Team: 'Équipe',
      'API keys': 'Clés d’API',
      Webhooks: 'Webhooks',
      Events: 'Événements',
      Rails: 'Retours des opérateurs',
      Money: 'Plateforme : argent',
      Service: 'Plateforme : service',
      Legacy: 'Ancien statut',
    },
    groups: [
      ['Encaisser', TAGS.take],
      ['Notifications', TAGS.webhooks],
      ['Mode test', TAGS.test],
      ['Comptes', TAGS.account],
      ['Portefeuille et agents', TAGS.wallet],
      ['Exploiter la passerelle', TAGS.operate],
    ],
  },
};
