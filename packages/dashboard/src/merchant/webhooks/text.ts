import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Webhooks', en: 'Webhooks' },
  intro: {
    fr: 'Nous prévenons votre serveur dès qu’il se passe quelque chose\u00a0: un paiement réussi, un remboursement, un litige.',
    en: 'We tell your server as soon as something happens: a payment that succeeded, a refund, a dispute.',
  },
  limit: {
    fr: 'Dix adresses au plus, modes réel et test ensemble.',
    en: 'Ten addresses at most, live and test mode together.',
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
    en: 'No address. Add the one of your server to be told of every payment.',
  },
  on: { fr: 'Active', en: 'On' },
  isFailing: { fr: 'En échec', en: 'Failing' },
  since: { fr: (moment: string) => `depuis le ${moment}`, en: (moment: string) => `since ${moment}` },
  off: { fr: 'Désactivée', en: 'Off' },
  offByUs: { fr: 'Désactivée par nous', en: 'Disabled by us' },
  rate: {
    fr: (delivered: number, finished: number) =>
      `${Math.floor((delivered * 100) / finished)}\u00a0% reçus (${delivered} sur ${finished})`,
    en: (delivered: number, finished: number) =>
      `${Math.floor((delivered * 100) / finished)}% received (${delivered} of ${finished})`,
  },
  noneFinished: { fr: 'Aucun envoi terminé', en: 'No delivery finished' },
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
      en: 'Enter a complete address that begins with https://, without a user name.',
    },
    urlNotHttps: {
      fr: 'En mode réel, l’adresse commence par https://.',
      en: 'In live mode the address begins with https://.',
    },
    description: { fr: 'Description (facultative)', en: 'Description (optional)' },
    descriptionHint: { fr: 'Pour vous\u00a0: à quoi sert cette adresse.', en: 'For you: what this address is for.' },
    descriptionWrong: {
      fr: 'La description a 255 caractères au plus.',
      en: 'The description has at most 255 characters.',
    },
    events: { fr: 'Événements à envoyer', en: 'Events to send' },
    eventsHint: {
      fr: 'Décochez «\u00a0Tous les événements\u00a0» pour choisir.',
      en: 'Untick “All events” to choose.',
    },
    eventsWrong: { fr: 'Cochez au moins un événement.', en: 'Tick at least one event.' },
    names: { fr: 'Noms des événements', en: 'Names of events' },
    prefix: {
      fr: 'Avec le préfixe «\u00a0gateway.\u00a0», comme gateway.payment.succeeded',
      en: 'With the prefix “gateway.”, as in gateway.payment.succeeded',
    },
    create: { fr: 'Ajouter l’adresse', en: 'Add the address' },
    save: { fr: 'Enregistrer', en: 'Save' },
    tooMany: {
      fr: 'Vous avez déjà dix adresses, modes réel et test ensemble. Supprimez-en une pour en ajouter une autre.',
      en: 'You have ten addresses already, live and test mode together. Delete one to add another.',
    },
  },
  made: {
    title: { fr: 'Adresse ajoutée', en: 'Address added' },
    rotated: { fr: 'Nouveau secret', en: 'New secret' },
    secret: { fr: 'Secret de signature', en: 'Signing secret' },
    keep: {
      fr: 'Votre serveur s’en sert pour vérifier que c’est bien nous qui écrivons. Rangez-le dans sa configuration.',
      en: 'Your server checks with it that it is really us who write. Put it into its configuration.',
    },
    toEndpoint: { fr: 'Continuer vers l’adresse', en: 'On to the address' },
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
      en: 'The test sends the event “ping” and shows what your server answers.',
    },
    rotate: { fr: 'Changer le secret', en: 'Change the secret' },
    delete: { fr: 'Supprimer', en: 'Delete' },
    enable: { fr: 'Activer', en: 'Switch on' },
    disable: { fr: 'Désactiver', en: 'Switch off' },
    disableHint: {
      fr: 'Désactivée, l’adresse ne reçoit plus rien\u00a0: ce qui arrive pendant ce temps ne lui est pas envoyé.',
      en: 'Switched off, the address gets nothing: what happens meanwhile is not sent to it.',
    },
    isOff: {
      fr: 'Cette adresse est désactivée\u00a0: rien ne lui est envoyé.',
      en: 'This address is off: nothing is sent to it.',
    },
    deadSince: {
      fr: (attempts: string, moment: string) =>
        `Nous avons désactivé cette adresse\u00a0: ${attempts} essais sans un seul succès depuis le ${moment}.`,
      en: (attempts: string, moment: string) =>
        `We switched this address off: ${attempts} attempts without one success since ${moment}.`,
    },
    dead: {
      fr: 'Nous avons désactivé cette adresse, qui ne répondait plus.',
      en: 'We switched this address off, as it answered no more.',
    },
    howToMend: {
      fr: 'Regardez plus bas ce que votre serveur a répondu et corrigez-le. Activez ensuite l’adresse, envoyez un essai, puis renvoyez ce qui a échoué.',
      en: 'See below what your server answered, and mend it. Then switch the address on, send a test, and send again what failed.',
    },
    latest: { fr: 'Derniers envois', en: 'Latest deliveries' },
    all: { fr: 'Tous les envois à cette adresse', en: 'All deliveries to this address' },
    wasDisabled: {
      fr: 'L’adresse est désactivée\u00a0: activez-la d’abord.',
      en: 'The address is off: switch it on first.',
    },
  },
  done: {
    saved: {
      fr: 'C’est enregistré. Les essais qui attendent iront à la nouvelle adresse.',
      en: 'Saved. Attempts that wait will go to the new address.',
    },
    enabled: { fr: 'L’adresse est active.', en: 'The address is on.' },
    disabled: { fr: 'L’adresse est désactivée.', en: 'The address is off.' },
    deleted: { fr: 'L’adresse est supprimée.', en: 'The address is deleted.' },
  },
  rotateForm: {
    title: { fr: 'Changer le secret', en: 'Change the secret' },
    consequence: {
      fr: 'Un nouveau secret signe les envois dès maintenant. L’ancien peut continuer à signer à côté, dans webhook-signature, le temps de changer votre serveur\u00a0; X-Service-Signature n’est faite qu’avec le nouveau.',
      en: 'A new secret signs from now on. The old one may go on signing beside it, in webhook-signature, while you change your server; X-Service-Signature is made with the new one alone.',
    },
    grace: { fr: 'L’ancien secret signe encore', en: 'The old secret still signs' },
    graces: {
      0: { fr: 'Pas du tout\u00a0: il s’arrête maintenant', en: 'Not at all: it ends now' },
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
      en: 'Nothing more is sent to it, and what waits to be sent is canceled. The log of past deliveries stays. For a pause switch it off instead.',
    },
    submit: { fr: 'Supprimer définitivement', en: 'Delete for good' },
  },
  verify: {
    title: { fr: 'Vérifier les signatures', en: 'Check signatures' },
    explanation: {
      fr: 'N’agissez que sur ce qui vient de nous. Avec notre paquet pour JavaScript, trois lignes suffisent\u00a0:',
      en: 'Act only on what comes from us. With our package for JavaScript three lines will do:',
    },
    after: {
      fr: 'payload est le corps tel qu’il est arrivé, avant toute lecture. Traitez une seule fois chaque event.id\u00a0: un même événement peut arriver deux fois.',
      en: 'payload is the body as it came, before anything reads it. Handle each event.id once: the same event may come twice.',
    },
  },
});
