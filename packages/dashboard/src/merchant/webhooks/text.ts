import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Webhooks', en: 'Webhooks' },
  intro: {
    fr: 'Nous prévenons votre serveur dès qu’il se passe quelque chose\u00a0: un paiement réussi, un remboursement, un litige.',
    en: 'Your server is notified as soon as something happens: a successful payment, a refund, a dispute.',
  },
  limit: {
    fr: 'Dix adresses au plus, modes réel et test ensemble.',
    en: 'At most ten addresses, live and test mode together.',
  },
  create: { fr: 'Ajouter une adresse', en: 'Add an address' },
  log: { fr: 'Journal des envois', en: 'Delivery log' },
  caption: { fr: 'Vos adresses', en: 'Your addresses' },
  columns: {
    url: { fr: 'Adresse', en: 'Address' },
    events: { fr: 'Événements', en: 'Events' },
    status: { fr: 'État', en: 'State' },
    recent: { fr: 'Derniers envois', en: 'Latest deliveries' },
  },
  empty: {
    fr: 'Aucune adresse. Ajoutez celle de votre serveur pour être prévenu de chaque paiement.',
    en: 'No addresses. Add your server’s address to be notified of every payment.',
  },
  on: { fr: 'Active', en: 'Enabled' },
  isFailing: { fr: 'En échec', en: 'Failing' },
  since: { fr: (moment: string) => `depuis le ${moment}`, en: (moment: string) => `since ${moment}` },
  off: { fr: 'Désactivée', en: 'Disabled' },
  offByUs: { fr: 'Désactivée par nous', en: 'Disabled by us' },
  rate: {
    fr: (delivered: number, finished: number) =>
      `${Math.floor((delivered * 100) / finished)}\u00a0% reçus (${delivered} sur ${finished})`,
    en: (delivered: number, finished: number) =>
      `${Math.floor((delivered * 100) / finished)}% received (${delivered} of ${finished})`,
  },
  noneFinished: { fr: 'Aucun envoi terminé', en: 'No completed deliveries' },
  failing: { fr: (count: number) => `${count} en échec`, en: (count: number) => `${count} failing` },
  form: {
    createTitle: {
      live: { fr: 'Nouvelle adresse réelle', en: 'New live address' },
      test: { fr: 'Nouvelle adresse de test', en: 'New test address' },
    },
    editTitle: { fr: 'Modifier l’adresse', en: 'Change the address' },
    url: { fr: 'Adresse sur votre serveur', en: 'Address on your server' },
    urlHint: {
      fr: 'Par exemple https://boutique.cm/webhooks/mitako. Elle doit être joignable depuis Internet.',
      en: 'For example https://shop.cm/webhooks/mitako. It must be reachable from the Internet.',
    },
    urlWrong: {
      fr: 'Indiquez une adresse complète, qui commence par https://, sans nom d’utilisateur.',
      en: 'Enter a complete address that starts with https://, without a user name.',
    },
    urlNotHttps: {
      fr: 'En mode réel, l’adresse commence par https://.',
      en: 'In live mode the address must start with https://.',
    },
    description: { fr: 'Description (facultative)', en: 'Description (optional)' },
    descriptionHint: { fr: 'Pour vous\u00a0: à quoi sert cette adresse.', en: 'For you: what this address is for.' },
    descriptionWrong: {
      fr: 'La description a 255 caractères au plus.',
      en: 'Enter a description of at most 255 characters.',
    },
    events: { fr: 'Événements à envoyer', en: 'Events to send' },
    eventsHint: {
      fr: 'Décochez «\u00a0Tous les événements\u00a0» pour choisir.',
      en: 'Clear “All events” to choose.',
    },
    eventsWrong: { fr: 'Cochez au moins un événement.', en: 'Select at least one event.' },
    names: { fr: 'Noms des événements', en: 'Event names' },
    prefix: {
      fr: 'Avec le préfixe «\u00a0gateway.\u00a0», comme gateway.payment.succeeded',
      en: 'With the prefix “gateway.”, as in gateway.payment.succeeded',
    },
    create: { fr: 'Ajouter l’adresse', en: 'Add the address' },
    save: { fr: 'Enregistrer', en: 'Save' },
    tooMany: {
      fr: 'Vous avez déjà dix adresses, modes réel et test ensemble. Supprimez-en une pour en ajouter une autre.',
      en: 'You already have ten addresses, live and test mode together. Delete one to add another.',
    },
  },
  made: {
    title: { fr: 'Adresse ajoutée', en: 'Address added' },
    rotated: { fr: 'Nouveau secret', en: 'New secret' },
    secret: { fr: 'Secret de signature', en: 'Signing secret' },
    keep: {
      fr: 'Votre serveur s’en sert pour vérifier que c’est bien nous qui écrivons. Rangez-le dans sa configuration.',
      en: 'Your server uses it to verify that requests come from us. Store it in its configuration.',
    },
    toEndpoint: { fr: 'Continuer vers l’adresse', en: 'Continue to the address' },
  },
  endpoint: {
    title: { fr: 'Adresse de webhooks', en: 'Webhook address' },
    url: { fr: 'Adresse', en: 'Address' },
    description: { fr: 'Description', en: 'Description' },
    events: { fr: 'Événements', en: 'Events' },
    names: { fr: 'Noms', en: 'Names' },
    prefixed: { fr: 'Avec le préfixe gateway.', en: 'With the prefix gateway.' },
    plain: { fr: 'Sans préfixe', en: 'Without prefix' },
    created: { fr: 'Ajoutée le', en: 'Added' },
    recent: { fr: 'Cent derniers envois', en: 'Latest hundred deliveries' },
    atOnce: {
      fr: (count: number) => `dont ${count} du premier coup`,
      en: (count: number) => `${count} of them at once`,
    },
    edit: { fr: 'Modifier', en: 'Change' },
    ping: { fr: 'Envoyer un essai', en: 'Send a test' },
    pingHint: {
      fr: 'L’essai envoie l’événement «\u00a0ping\u00a0» et montre la réponse de votre serveur.',
      en: 'The test sends the event “ping” and shows your server’s response.',
    },
    rotate: { fr: 'Changer le secret', en: 'Change the secret' },
    delete: { fr: 'Supprimer', en: 'Delete' },
    enable: { fr: 'Activer', en: 'Enable' },
    disable: { fr: 'Désactiver', en: 'Disable' },
    disableHint: {
      fr: 'Désactivée, l’adresse ne reçoit plus rien\u00a0: ce qui arrive pendant ce temps ne lui est pas envoyé.',
      en: 'A disabled address receives nothing: events that occur meanwhile are not sent to it.',
    },
    isOff: {
      fr: 'Cette adresse est désactivée\u00a0: rien ne lui est envoyé.',
      en: 'This address is disabled: nothing is sent to it.',
    },
    deadSince: {
      fr: (attempts: string, moment: string) =>
        `Nous avons désactivé cette adresse\u00a0: ${attempts} essais sans un seul succès depuis le ${moment}.`,
      en: (attempts: string, moment: string) =>
        `We disabled this address: ${attempts} attempts without a success since ${moment}.`,
    },
    dead: {
      fr: 'Nous avons désactivé cette adresse, qui ne répondait plus.',
      en: 'We disabled this address because it no longer responded.',
    },
    howToMend: {
      fr: 'Regardez plus bas ce que votre serveur a répondu et corrigez-le. Activez ensuite l’adresse, envoyez un essai, puis renvoyez ce qui a échoué.',
      en: 'See your server’s responses below, and fix the problem. Then enable the address, send a test, and resend failed deliveries.',
    },
    latest: { fr: 'Derniers envois', en: 'Latest deliveries' },
    all: { fr: 'Tous les envois à cette adresse', en: 'All deliveries to this address' },
    wasDisabled: {
      fr: 'L’adresse est désactivée\u00a0: activez-la d’abord.',
      en: 'The address is disabled: enable it first.',
    },
  },
  done: {
    saved: {
      fr: 'C’est enregistré. Les essais qui attendent iront à la nouvelle adresse.',
      en: 'Saved. Pending attempts will go to the new address.',
    },
    enabled: { fr: 'L’adresse est active.', en: 'The address is enabled.' },
    disabled: { fr: 'L’adresse est désactivée.', en: 'The address is disabled.' },
    deleted: { fr: 'L’adresse est supprimée.', en: 'The address was deleted.' },
  },
  rotateForm: {
    title: { fr: 'Changer le secret', en: 'Change the secret' },
    consequence: {
      fr: 'Un nouveau secret signe les envois dès maintenant. L’ancien peut continuer à signer à côté, dans webhook-signature, le temps de changer votre serveur\u00a0; X-Service-Signature n’est faite qu’avec le nouveau.',
      en: 'A new secret signs from now on. The old one can keep signing in webhook-signature as well, while you update your server; X-Service-Signature only uses the new one.',
    },
    grace: { fr: 'L’ancien secret signe encore', en: 'The old secret still signs' },
    graces: {
      0: { fr: 'Pas du tout\u00a0: il s’arrête maintenant', en: 'Not at all: it expires now' },
      3600: { fr: 'Une heure', en: 'For an hour' },
      86400: { fr: '24 heures', en: 'For 24 hours' },
      604800: { fr: '7 jours', en: 'For 7 days' },
    },
    submit: { fr: 'Changer le secret', en: 'Change the secret' },
  },
  deleteForm: {
    title: { fr: 'Supprimer l’adresse', en: 'Delete the address' },
    consequence: {
      fr: 'Plus rien ne lui sera envoyé, et ce qui attend d’être envoyé est annulé. Le journal des envois passés reste. Pour une pause, désactivez-la plutôt.',
      en: 'Nothing more is sent to it, and pending deliveries are canceled. The delivery log is kept. For a pause, disable it instead.',
    },
    submit: { fr: 'Supprimer définitivement', en: 'Delete permanently' },
  },
  verify: {
    title: { fr: 'Vérifier les signatures', en: 'Check signatures' },
    explanation: {
      fr: 'N’agissez que sur ce qui vient de nous. Avec notre paquet pour JavaScript, trois lignes suffisent\u00a0:',
      en: 'Only trust signed requests. With our JavaScript package this takes three lines:',
    },
    after: {
      fr: 'payload est le corps tel qu’il est arrivé, avant toute lecture. Traitez une seule fois chaque event.id\u00a0: un même événement peut arriver deux fois.',
      en: 'payload is the raw, unparsed body. Handle each event.id once: the same event may be delivered twice.',
    },
  },
});
