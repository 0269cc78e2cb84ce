import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  list: {
    searchHint: { fr: 'Nom, e\u2011mail, téléphone, identifiant', en: 'Name, email, phone, id' },
    since: { fr: 'Inscrit', en: 'Joined' },
    submitted: { fr: 'Dossier envoyé', en: 'Submitted' },
    empty: {
      fr: 'Aucun commerçant. Vous créez leur compte ici, ou ils s’inscrivent, si l’inscription est ouverte.',
      en: 'No merchants. You create their accounts here, or they sign up, where sign-up is open.',
    },
    emptyQueue: { fr: 'Aucun dossier n’attend.', en: 'No businesses to verify.' },
  },
  profile: {
    supportPhone: { fr: 'Téléphone pour les clients', en: 'Phone for customers' },
    since: { fr: 'Inscrit le', en: 'Joined' },
    suspendedWhy: { fr: 'Suspendu, message à la boutique', en: 'Suspended, with this message to the shop' },
  },
  kyc: {
    approvedWithout: { fr: 'Approuvé sans dossier.', en: 'Approved without a submission.' },
    none: {
      fr: 'Le commerçant n’a rien envoyé. Il ne peut encaisser qu’en mode test.',
      en: 'The merchant has not submitted anything. Only test mode is available.',
    },
    decisions: {
      approved: {
        open: { fr: 'Approuver', en: 'Approve' },
        title: { fr: 'Approuver le dossier', en: 'Approve the business verification' },
      },
      needs_info: {
        open: { fr: 'Demander un complément', en: 'Request more information' },
        title: { fr: 'Demander un complément', en: 'Request more information' },
      },
      rejected: {
        open: { fr: 'Refuser', en: 'Reject' },
        title: { fr: 'Refuser le dossier', en: 'Reject the business verification' },
      },
    },
    consequences: {
      approved: (name: string) => ({
        fr: `${name} peut dès maintenant créer des clés réelles et encaisser de l’argent réel. L’approbation peut se retirer à tout moment.`,
        en: `${name} can create live keys and accept real payments from now on. The approval can be withdrawn at any time.`,
      }),
      needs_info: (name: string) => ({
        fr: `${name} lit votre message, complète son dossier et le renvoie. En attendant, il reste en mode test.`,
        en: `${name} sees your message, completes the submission and sends it again. Until then only test mode is available.`,
      }),
      rejected: (name: string) => ({
        fr: `${name} lit votre message et reste en mode test. Il peut corriger son dossier et le renvoyer.`,
        en: `${name} sees your message and stays in test mode. The submission can be corrected and sent again.`,
      }),
    },
    history: { fr: 'Dossiers et réponses', en: 'Submissions and decisions' },
    decisionWords: {
      approved: { fr: 'Approuvé', en: 'Approved' },
      needs_info: { fr: 'Complément demandé', en: 'Information requested' },
      rejected: { fr: 'Refusé', en: 'Rejected' },
    },
    restore: {
      explanation: (name: string) => ({
        fr: `${name} peut de nouveau encaisser de l’argent réel, dès maintenant, avec le dossier qui avait été approuvé. Le commerçant lit votre message.`,
        en: `${name} can accept real payments again from now on, with the submission that was approved. The merchant sees your message.`,
      }),
      hint: { fr: 'Dites pourquoi elle est rétablie.', en: 'Say why it is restored.' },
    },
    withdrawals: {
      needs_info: {
        open: { fr: 'Redemander le dossier', en: 'Request the information again' },
        submit: { fr: 'Retirer et redemander', en: 'Withdraw and request again' },
      },
      rejected: {
        open: { fr: 'Retirer l’approbation', en: 'Withdraw the approval' },
        submit: { fr: 'Retirer l’approbation', en: 'Withdraw the approval' },
      },
    },
    withdrawn: (name: string) => ({
      fr: `${name} n’encaisse plus d’argent réel, dès maintenant\u00a0: ses clés réelles ne créent plus de paiement. Les paiements déjà lancés se terminent, et les remboursements et les versements continuent. Le commerçant lit votre message et peut renvoyer son dossier.`,
      en: `${name} can no longer accept real payments: its live keys cannot create payments. Payments in progress complete, and refunds and payouts continue. The merchant sees your message and can submit again.`,
    }),
    noteHints: {
      approved: { fr: 'Facultatif.', en: 'Optional.' },
      needs_info: {
        fr: 'Dites ce qui manque\u00a0: c’est tout ce qu’il verra.',
        en: 'Describe what is missing: the merchant sees only this message.',
      },
      rejected: {
        fr: 'Dites pourquoi\u00a0: c’est tout ce qu’il verra.',
        en: 'Give the reason: the merchant sees only this message.',
      },
    },
    noteMissing: {
      fr: 'Écrivez au commerçant ce qu’il doit savoir.',
      en: 'Enter a message to the merchant.',
    },
    notPending: {
      fr: 'Ce dossier n’attend plus de réponse\u00a0: elle a été donnée entre-temps.',
      en: 'This business verification was already reviewed.',
    },
  },
  suspend: {
    title: (name: string) => ({ fr: `Suspendre ${name}`, en: `Suspend ${name}` }),
    explanation: {
      fr: [
        'Plus aucun nouveau paiement réel n’est accepté, et plus aucune clé réelle n’est créée.',
        'Les paiements en cours se terminent, les remboursements et les versements continuent. Rien n’est perdu, et la suspension se lève quand vous voulez.',
      ],
      en: [
        'New live payments are not accepted, and no live keys can be created.',
        'Payments in progress complete, and refunds and payouts continue. Nothing is lost, and you can lift the suspension at any time.',
      ],
    },
    reasonHint: { fr: 'La boutique le lit.', en: 'Shown to the shop.' },
    submit: { fr: 'Suspendre cette boutique', en: 'Suspend this shop' },
  },
  reset: {
    open: { fr: 'Réinitialiser le mot de passe', en: 'Reset the password' },
    title: (name: string) => ({ fr: `Réinitialiser le mot de passe de ${name}`, en: `Reset the password of ${name}` }),
    explanation: {
      fr: [
        'Assurez-vous d’abord de parler au commerçant\u00a0: qui a le code et l’adresse e\u2011mail entre dans son compte.',
        'Le code sert une fois, dans l’heure. Le mot de passe actuel reste valable jusque-là\u00a0; ensuite tous les appareils sont déconnectés.',
      ],
      en: [
        'First make sure that you are talking to the merchant: anyone with the code and the e-mail address can access the account.',
        'The code can be used once, within an hour. The current password stays valid until then; afterwards all devices are logged out.',
      ],
    },
    submit: { fr: 'Créer le code', en: 'Create the code' },
    made: { fr: 'Code de réinitialisation', en: 'Password reset code' },
    code: { fr: 'Code pour le commerçant', en: 'Code for the merchant' },
    handOver: {
      fr: 'Lisez-le au commerçant, ou envoyez-le à un contact que vous connaissez. Il le saisit avec son adresse e\u2011mail sur cette page\u00a0:',
      en: 'Read it to the merchant, or send it to a contact that you know. The merchant enters it with the e-mail address on this page:',
    },
    expires: { fr: 'Valable jusqu’au', en: 'Valid until' },
  },
  reinstate: {
    title: (name: string) => ({ fr: `Rétablir ${name}`, en: `Reinstate ${name}` }),
    explanation: {
      fr: 'Les nouveaux paiements réels sont acceptés de nouveau, dès maintenant.',
      en: 'New live payments are accepted again.',
    },
  },
  balance: {
    title: (mode: string) => ({ fr: `Solde (${mode})`, en: `Balance (${mode})` }),
  },
  terms: {
    title: { fr: 'Conditions', en: 'Terms' },
    editTitle: { fr: 'Modifier les conditions', en: 'Change the terms' },
    explanation: {
      fr: 'Valable pour les paiements à venir\u00a0: ceux qui sont déjà payés gardent les frais et le délai du moment.',
      en: 'They apply to future payments: paid ones keep their fee and delay.',
    },
    fee: { fr: 'Frais par paiement', en: 'Fee per payment' },
    between: (minimum: string, maximum: string) => ({
      fr: `entre ${minimum} et ${maximum}`,
      en: `between ${minimum} and ${maximum}`,
    }),
    atLeast: (minimum: string) => ({ fr: `au moins ${minimum}`, en: `at least ${minimum}` }),
    refundPolicies: {
      proportional: { fr: 'les frais sont rendus au prorata', en: 'the fee is returned in proportion' },
      keep: { fr: 'les frais ne sont pas rendus', en: 'the fee is not returned' },
    },
    schedules: {
      manual: { fr: 'manuels', en: 'manually' },
      daily: { fr: 'chaque jour', en: 'every day' },
      weekly: { fr: 'chaque semaine', en: 'every week' },
    },
    fields: {
      percent: {
        label: { fr: 'Pourcentage (%)', en: 'Percentage (%)' },
        hint: { fr: 'Deux décimales au plus, par exemple 2,5.', en: 'At most two decimals, for example 2.5.' },
      },
      fixed: {
        label: { fr: 'Part fixe', en: 'Fixed part' },
      },
      minimum: {
        label: { fr: 'Frais minimum', en: 'Minimum fee' },
      },
      maximum: {
        label: { fr: 'Frais maximum', en: 'Maximum fee' },
        hint: { fr: 'Vide\u00a0: sans plafond.', en: 'Empty: no maximum.' },
      },
      hours: {
        label: {
          fr: 'Délai avant que l’argent soit disponible (heures)',
          en: 'Delay until the money is available (hours)',
        },
        hint: { fr: '24 heures font un jour\u00a0; 90 jours au plus.', en: '24 hours are one day; at most 90 days.' },
      },
      payout: {
        label: { fr: 'Versement minimum', en: 'Minimum payout' },
        hint: {
          fr: 'Un solde plus petit attend la fois suivante.',
          en: 'A smaller balance waits for the next payout.',
        },
      },
    },
    wrong: {
      percent: {
        fr: 'Indiquez un pourcentage de 0 à 100, avec deux décimales au plus.',
        en: 'Enter a percentage from 0 to 100, with at most two decimals.',
      },
      money: { fr: 'Indiquez un montant.', en: 'Enter an amount.' },
      maximum: {
        fr: 'Indiquez un montant, au moins égal au minimum, ou laissez vide.',
        en: 'Enter an amount not below the minimum fee, or leave it empty.',
      },
      hours: { fr: 'Indiquez un nombre d’heures, de 0 à 2160.', en: 'Enter a number of hours, from 0 to 2160.' },
    },
    submit: { fr: 'Enregistrer les conditions', en: 'Save the terms' },
  },
  endpoints: {
    none: { fr: 'La boutique n’a pas ajouté d’adresse.', en: 'The shop has added no endpoint.' },
  },
  links: {
    title: { fr: 'Son activité', en: 'More about this merchant' },
    audit: { fr: 'Journal', en: 'Audit log' },
  },
  create: {
    explanation: {
      fr: 'Le commerçant se connecte avec cette adresse et ce mot de passe, que vous lui transmettez\u00a0; il le changera. Il commence en mode test et envoie son dossier pour encaisser réellement.',
      en: 'The merchant logs in with this address and password, which you provide and the merchant should change. The account starts in test mode; the business verification opens live mode.',
    },
    hosted: {
      fr: 'Le commerçant se connecte par votre propre site. Il commence en mode test et envoie son dossier pour encaisser réellement.',
      en: 'The merchant logs in on your own site. The account starts in test mode; the business verification opens live mode.',
    },
    name: { fr: 'Nom de la boutique', en: 'Name of the shop' },
    nameHint: { fr: 'Les clients le voient au moment de payer.', en: 'Customers see it when they pay.' },
    password: { fr: 'Premier mot de passe du commerçant', en: 'Merchant’s initial password' },
    taken: {
      fr: 'Un commerçant a déjà cette adresse e\u2011mail.',
      en: 'A merchant with this e-mail address already exists.',
    },
  },
  done: {
    created: {
      fr: 'Le compte est créé. Transmettez l’adresse e\u2011mail et le mot de passe au commerçant.',
      en: 'The account was created. Give the e-mail address and password to the merchant.',
    },
    approved: { fr: 'Le dossier est approuvé.', en: 'The business verification was approved.' },
    needs_info: { fr: 'Votre demande est envoyée au commerçant.', en: 'Your request was sent to the merchant.' },
    rejected: { fr: 'Le dossier est refusé.', en: 'The business verification was rejected.' },
    suspended: { fr: 'Le commerçant est suspendu.', en: 'The merchant was suspended.' },
    reinstated: { fr: 'La suspension est levée.', en: 'The suspension was lifted.' },
    terms: { fr: 'Les conditions sont enregistrées.', en: 'The terms were saved.' },
  },
});
