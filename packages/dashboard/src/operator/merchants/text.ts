import { inBoth } from '../../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Marchands', en: 'Merchants' },
  list: {
    queueTitle: { fr: 'Dossiers à examiner', en: 'Business files to check' },
    kyc: { fr: 'Dossier', en: 'Business file' },
    name: { fr: 'Nom', en: 'Name' },
    state: { fr: 'État', en: 'State' },
    since: { fr: 'Inscrit', en: 'Joined' },
    create: { fr: 'Créer un marchand', en: 'Create a merchant' },
    empty: {
      fr: 'Aucun marchand. Ils s’inscrivent par l’API, ou vous créez leur compte ici.',
      en: 'No merchants. They register over the API, or you create their account here.',
    },
    emptyQueue: { fr: 'Aucun dossier n’attend.', en: 'No business file waits.' },
  },
  suspended: { fr: 'Suspendu', en: 'Suspended' },
  profile: {
    title: { fr: 'Compte', en: 'Account' },
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    supportEmail: { fr: 'E-mail pour les clients', en: 'E-mail for customers' },
    supportPhone: { fr: 'Téléphone pour les clients', en: 'Phone for customers' },
    id: { fr: 'Identifiant', en: 'Identifier' },
    since: { fr: 'Inscrit le', en: 'Joined' },
    suspendedWhy: { fr: 'Suspendu, avec ces mots au marchand', en: 'Suspended, with these words to the merchant' },
  },
  kyc: {
    title: { fr: 'Dossier', en: 'Business file' },
    approvedWithout: { fr: 'Approuvé sans dossier.', en: 'Approved without one.' },
    none: {
      fr: 'Le marchand n’a rien envoyé. Il ne peut encaisser qu’en mode test.',
      en: 'The merchant has sent nothing. Only test mode is open.',
    },
    note: { fr: 'Votre message au marchand', en: 'Your message to the merchant' },
    submitted: { fr: 'Envoyé le', en: 'Sent' },
    decided: { fr: 'Réponse le', en: 'Answered' },
    decisions: {
      approved: {
        open: { fr: 'Approuver', en: 'Approve' },
        title: { fr: 'Approuver le dossier', en: 'Approve the business file' },
        submit: { fr: 'Approuver', en: 'Approve' },
      },
      needs_info: {
        open: { fr: 'Demander un complément', en: 'Ask for more' },
        title: { fr: 'Demander un complément', en: 'Ask for more' },
        submit: { fr: 'Demander', en: 'Ask' },
      },
      rejected: {
        open: { fr: 'Refuser', en: 'Reject' },
        title: { fr: 'Refuser le dossier', en: 'Reject the business file' },
        submit: { fr: 'Refuser', en: 'Reject' },
      },
    },
    consequences: {
      approved: {
        fr: (name: string) =>
          `${name} peut dès maintenant créer des clés réelles et encaisser de l’argent réel. L’approbation peut se retirer à tout moment.`,
        en: (name: string) =>
          `${name} can create live keys and take real money from now on. The approval can be withdrawn at any time.`,
      },
      needs_info: {
        fr: (name: string) =>
          `${name} lit votre message, complète son dossier et le renvoie. En attendant, il reste en mode test.`,
        en: (name: string) =>
          `${name} reads your message, completes the file and sends it again. Until then only test mode is open.`,
      },
      rejected: {
        fr: (name: string) =>
          `${name} lit votre message et reste en mode test. Il peut corriger son dossier et le renvoyer.`,
        en: (name: string) =>
          `${name} reads your message and stays in test mode. The file can be corrected and sent again.`,
      },
    },
    withdrawals: {
      needs_info: {
        open: { fr: 'Redemander le dossier', en: 'Ask for the file again' },
        title: { fr: 'Retirer l’approbation', en: 'Withdraw the approval' },
        submit: { fr: 'Retirer et redemander', en: 'Withdraw and ask again' },
      },
      rejected: {
        open: { fr: 'Retirer l’approbation', en: 'Withdraw the approval' },
        title: { fr: 'Retirer l’approbation', en: 'Withdraw the approval' },
        submit: { fr: 'Retirer l’approbation', en: 'Withdraw the approval' },
      },
    },
    withdrawn: {
      fr: (name: string) =>
        `${name} n’encaisse plus d’argent réel, dès maintenant\u00a0: ses clés réelles ne créent plus de paiement. Les paiements déjà lancés se terminent, et les remboursements et les versements continuent. Le marchand lit votre message et peut renvoyer son dossier.`,
      en: (name: string) =>
        `${name} takes no more real money, from now on: its live keys create no payments. Payments under way come to their end, and refunds and payouts go on. The merchant reads your message and can send the file again.`,
    },
    noteLabel: { fr: 'Message au marchand', en: 'Message to the merchant' },
    noteHints: {
      approved: { fr: 'Facultatif.', en: 'Optional.' },
      needs_info: {
        fr: 'Dites ce qui manque\u00a0: c’est tout ce qu’il verra.',
        en: 'Say what is missing: it is all the merchant will see.',
      },
      rejected: {
        fr: 'Dites pourquoi\u00a0: c’est tout ce qu’il verra.',
        en: 'Say why: it is all the merchant will see.',
      },
    },
    noteMissing: {
      fr: 'Écrivez au marchand ce qu’il doit savoir.',
      en: 'Write to the merchant what there is to know.',
    },
    noteTooLong: {
      fr: 'Ce message est trop long\u00a0: 1\u00a0000 caractères au plus.',
      en: 'This message is too long: 1,000 characters at most.',
    },
    notPending: {
      fr: 'Ce dossier n’attend plus de réponse\u00a0: elle a été donnée entre-temps.',
      en: 'This file does not wait for an answer any more: it was given meanwhile.',
    },
  },
  suspend: {
    open: { fr: 'Suspendre', en: 'Suspend' },
    title: { fr: (name: string) => `Suspendre ${name}`, en: (name: string) => `Suspend ${name}` },
    says: {
      fr: [
        'Plus aucun nouveau paiement réel n’est accepté, et plus aucune clé réelle n’est créée.',
        'Les paiements en cours se terminent, les remboursements et les versements continuent. Rien n’est perdu, et la suspension se lève quand vous voulez.',
      ],
      en: [
        'No new live payment is taken, and no live key is made.',
        'Payments under way come to their end, refunds and payouts go on. Nothing is lost, and the suspension is lifted whenever you like.',
      ],
    },
    reason: { fr: 'Pourquoi', en: 'Why' },
    reasonHint: { fr: 'Le marchand le lit.', en: 'The merchant reads it.' },
    reasonMissing: { fr: 'Dites pourquoi\u00a0: le marchand le lira.', en: 'Say why: the merchant will read it.' },
    submit: { fr: 'Suspendre ce marchand', en: 'Suspend this merchant' },
  },
  reinstate: {
    open: { fr: 'Lever la suspension', en: 'Lift the suspension' },
    title: { fr: (name: string) => `Rétablir ${name}`, en: (name: string) => `Reinstate ${name}` },
    says: {
      fr: 'Les nouveaux paiements réels sont acceptés de nouveau, dès maintenant.',
      en: 'New live payments are taken again, from now on.',
    },
    submit: { fr: 'Lever la suspension', en: 'Lift the suspension' },
  },
  balance: {
    title: { fr: (mode: string) => `Solde (${mode})`, en: (mode: string) => `Balance (${mode})` },
    available: { fr: 'Disponible', en: 'Available' },
    pending: { fr: 'En attente', en: 'Pending' },
    disputed: { fr: 'En litige', en: 'In dispute' },
    refunding: { fr: 'En remboursement', en: 'Being refunded' },
    settling: { fr: 'En versement', en: 'Being paid out' },
  },
  terms: {
    title: { fr: 'Conditions', en: 'Terms' },
    edit: { fr: 'Modifier', en: 'Change' },
    editTitle: { fr: 'Modifier les conditions', en: 'Change the terms' },
    says: {
      fr: 'Valable pour les paiements à venir\u00a0: ceux qui sont déjà payés gardent les frais et le délai du moment.',
      en: 'For payments to come: those that are paid already keep the fee and the delay they were paid under.',
    },
    fee: { fr: 'Frais par paiement', en: 'Fee of a payment' },
    between: {
      fr: (minimum: string, maximum: string) => `entre ${minimum} et ${maximum}`,
      en: (minimum: string, maximum: string) => `between ${minimum} and ${maximum}`,
    },
    atLeast: { fr: (minimum: string) => `au moins ${minimum}`, en: (minimum: string) => `at least ${minimum}` },
    refundPolicy: { fr: 'Si le paiement est remboursé', en: 'If the payment is refunded' },
    refundPolicies: {
      proportional: { fr: 'les frais sont rendus en proportion', en: 'the fee is given back in proportion' },
      keep: { fr: 'les frais ne sont pas rendus', en: 'the fee is not given back' },
    },
    delay: { fr: 'Disponible après', en: 'Available after' },
    noDelay: { fr: 'aussitôt', en: 'at once' },
    schedule: { fr: 'Versements', en: 'Payouts' },
    schedules: {
      manual: { fr: 'à votre main', en: 'by your hand' },
      daily: { fr: 'chaque jour', en: 'every day' },
      weekly: { fr: 'chaque semaine', en: 'every week' },
    },
    minimum: { fr: 'Versement minimum', en: 'Smallest payout' },
    next: { fr: 'Prochain versement', en: 'Next payout' },
    fields: {
      percent: {
        label: { fr: 'Pourcentage (%)', en: 'Percentage (%)' },
        hint: { fr: 'Deux décimales au plus, par exemple 2,5.', en: 'Two decimals at most, 2.5 for example.' },
      },
      fixed: {
        label: { fr: 'Part fixe', en: 'Fixed part' },
      },
      minimum: {
        label: { fr: 'Frais minimum', en: 'Smallest fee' },
      },
      maximum: {
        label: { fr: 'Frais maximum', en: 'Largest fee' },
        hint: { fr: 'Vide\u00a0: sans plafond.', en: 'Empty: no upper bound.' },
      },
      hours: {
        label: {
          fr: 'Délai avant que l’argent soit disponible (heures)',
          en: 'Delay until the money is available (hours)',
        },
        hint: { fr: '24 heures font un jour\u00a0; 90 jours au plus.', en: '24 hours are a day; 90 days at most.' },
      },
      payout: {
        label: { fr: 'Versement minimum', en: 'Smallest payout' },
        hint: { fr: 'Un solde plus petit attend la fois suivante.', en: 'A smaller balance waits for the next time.' },
      },
    },
    wrong: {
      percent: {
        fr: 'Indiquez un pourcentage de 0 à 100, avec deux décimales au plus.',
        en: 'Enter a percentage from 0 to 100, with two decimals at most.',
      },
      money: { fr: 'Indiquez un montant.', en: 'Enter an amount.' },
      maximum: {
        fr: 'Indiquez un montant, au moins égal au minimum, ou laissez vide.',
        en: 'Enter an amount no smaller than the smallest fee, or leave it empty.',
      },
      hours: { fr: 'Indiquez un nombre d’heures, de 0 à 2160.', en: 'Enter a number of hours, from 0 to 2160.' },
    },
    submit: { fr: 'Enregistrer les conditions', en: 'Save the terms' },
  },
  endpoints: {
    title: { fr: 'Webhooks', en: 'Webhooks' },
    none: { fr: 'Le marchand n’a pas indiqué d’adresse.', en: 'The merchant has named no address.' },
    url: { fr: 'Adresse', en: 'Address' },
    state: { fr: 'État', en: 'State' },
    healthy: { fr: 'Active', en: 'On' },
    failing: { fr: 'En échec', en: 'Failing' },
    disabled: { fr: 'Désactivée', en: 'Off' },
    failingCount: { fr: (count: number) => `${count} en échec`, en: (count: number) => `${count} failing` },
    recent: { fr: 'Derniers envois', en: 'Latest deliveries' },
    recentWords: {
      fr: (delivered: number, finished: number) => `${delivered} reçus sur ${finished}`,
      en: (delivered: number, finished: number) => `${delivered} received of ${finished}`,
    },
    noneYet: { fr: 'Aucun envoi terminé', en: 'No delivery has ended' },
  },
  links: {
    title: { fr: 'Tout ce qui est à lui', en: 'All that is theirs' },
    attempts: { fr: 'Tentatives', en: 'Attempts' },
    refunds: { fr: 'Remboursements', en: 'Refunds' },
    disputes: { fr: 'Litiges', en: 'Disputes' },
    settlements: { fr: 'Versements', en: 'Payouts' },
    deliveries: { fr: 'Envois', en: 'Deliveries' },
    audit: { fr: 'Journal', en: 'Audit log' },
  },
  create: {
    title: { fr: 'Créer un marchand', en: 'Create a merchant' },
    says: {
      fr: 'Le marchand se connecte avec cette adresse et ce mot de passe, que vous lui transmettez\u00a0; il le changera. Il commence en mode test et envoie son dossier pour encaisser réellement.',
      en: 'The merchant logs in with this address and this password, which you hand over, and which the merchant will change. The account begins in test mode; the business file opens live mode.',
    },
    name: { fr: 'Nom de la boutique', en: 'Name of the shop' },
    nameHint: { fr: 'Les clients le voient au moment de payer.', en: 'Customers see it when they pay.' },
    password: { fr: 'Premier mot de passe du marchand', en: 'The merchant’s first password' },
    submit: { fr: 'Créer le compte', en: 'Create the account' },
    taken: { fr: 'Un marchand a déjà cette adresse e-mail.', en: 'A merchant has this e-mail address already.' },
  },
  done: {
    created: {
      fr: 'Le compte est créé. Transmettez l’adresse e-mail et le mot de passe au marchand.',
      en: 'The account is created. Hand the e-mail address and the password over to the merchant.',
    },
    approved: { fr: 'Le dossier est approuvé.', en: 'The business file is approved.' },
    needs_info: { fr: 'Votre demande est envoyée au marchand.', en: 'Your request is with the merchant.' },
    rejected: { fr: 'Le dossier est refusé.', en: 'The business file is rejected.' },
    suspended: { fr: 'Le marchand est suspendu.', en: 'The merchant is suspended.' },
    reinstated: { fr: 'La suspension est levée.', en: 'The suspension is lifted.' },
    terms: { fr: 'Les conditions sont enregistrées.', en: 'The terms are saved.' },
  },
});
