import type { KycStatus } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

interface FieldText {
  readonly label: string;
  readonly hint: string;
  readonly wrong: string;
}

interface KycText {
  readonly title: string;
  readonly status: string;
  readonly names: { readonly [Status in KycStatus]: string };
  /** What the state means, and what comes next. */
  readonly meaning: { readonly [Status in KycStatus]: string };
  readonly note: string;
  readonly submitted: string;
  readonly decided: string;
  readonly sent: string;
  readonly form: {
    readonly title: string;
    readonly again: string;
    readonly submit: string;
    readonly alreadySubmitted: string;
  };
  readonly fields: {
    readonly legal_name: FieldText;
    readonly registration_number: FieldText;
    readonly address: FieldText;
    readonly representative_name: FieldText;
    readonly representative_id_number: FieldText;
  };
  readonly history: {
    readonly title: string;
    readonly submitted: string;
    readonly decisions: { readonly approved: string; readonly rejected: string; readonly needs_info: string };
  };
  readonly done: { readonly submitted: string };
}

export const TEXT: Both<KycText> = {
  fr: {
    title: 'Dossier',
    status: 'État',
    names: {
      not_started: 'À remplir',
      pending: 'En examen',
      approved: 'Approuvé',
      rejected: 'Refusé',
      needs_info: 'À compléter',
    },
    meaning: {
      not_started:
        'Pour encaisser de l’argent réel, dites-nous qui vous êtes. Cinq réponses suffisent. En attendant, tout s’essaie en mode test.',
      pending:
        'Nous vérifions votre dossier. Vous n’avez rien à faire\u00a0: la réponse s’affichera ici. En attendant, tout s’essaie en mode test.',
      approved: 'Votre dossier est approuvé\u00a0: vous pouvez créer des clés réelles et encaisser.',
      rejected:
        'Votre dossier est refusé, et seul le mode test est ouvert. Lisez pourquoi, corrigez, puis envoyez-le de nouveau.',
      needs_info:
        'Il manque quelque chose à votre dossier, et seul le mode test est ouvert. Lisez ce qui est demandé, complétez, puis envoyez-le de nouveau.',
    },
    note: 'Ce qui vous est demandé',
    submitted: 'Envoyé le',
    decided: 'Réponse le',
    sent: 'Ce que vous avez envoyé',
    form: {
      title: 'Votre dossier',
      again: 'Corriger et renvoyer',
      submit: 'Envoyer le dossier',
      alreadySubmitted: 'Ce dossier a déjà été envoyé, depuis une autre page sans doute. Rien n’est perdu.',
    },
    fields: {
      legal_name: {
        label: 'Nom légal',
        hint: 'Tel qu’il figure au registre du commerce.',
        wrong: 'Indiquez le nom légal de l’entreprise.',
      },
      registration_number: {
        label: 'Numéro d’immatriculation',
        hint: 'RCCM ou numéro de contribuable.',
        wrong: 'Indiquez le RCCM ou le numéro de contribuable.',
      },
      address: {
        label: 'Adresse',
        hint: 'Rue ou quartier, ville, pays.',
        wrong: 'Indiquez l’adresse de l’entreprise.',
      },
      representative_name: {
        label: 'Nom du représentant',
        hint: 'La personne qui engage l’entreprise.',
        wrong: 'Indiquez le nom du représentant.',
      },
      representative_id_number: {
        label: 'Numéro de sa pièce d’identité',
        hint: 'Carte nationale d’identité ou passeport.',
        wrong: 'Indiquez le numéro de la pièce d’identité.',
      },
    },
    history: {
      title: 'Historique',
      submitted: 'Dossier envoyé',
      decisions: { approved: 'Dossier approuvé', rejected: 'Dossier refusé', needs_info: 'Complément demandé' },
    },
    done: { submitted: 'Votre dossier est envoyé. Nous l’examinons.' },
  },
  en: {
    title: 'Business file',
    status: 'State',
    names: {
      not_started: 'To be filled in',
      pending: 'Being checked',
      approved: 'Approved',
      rejected: 'Rejected',
      needs_info: 'To be completed',
    },
    meaning: {
      not_started:
        'To take real money, tell us who you are. It takes five answers. Until then everything can be tried in test mode.',
      pending:
        'We are checking your file. There is nothing for you to do: the answer will be shown here. Until then everything can be tried in test mode.',
      approved: 'Your file is approved: you can create live keys and take real money.',
      rejected: 'Your file is rejected, and only test mode is open. Read why, correct it, and send it again.',
      needs_info:
        'Something is missing in your file, and only test mode is open. Read what is asked for, complete it, and send it again.',
    },
    note: 'What you are asked for',
    submitted: 'Sent',
    decided: 'Answered',
    sent: 'What you sent',
    form: {
      title: 'Your file',
      again: 'Correct and send again',
      submit: 'Send the file',
      alreadySubmitted: 'This file was sent already, from another page perhaps. Nothing is lost.',
    },
    fields: {
      legal_name: {
        label: 'Legal name',
        hint: 'As it is in the trade register.',
        wrong: 'Enter the legal name of the business.',
      },
      registration_number: {
        label: 'Registration number',
        hint: 'RCCM or taxpayer number.',
        wrong: 'Enter the RCCM or the taxpayer number.',
      },
      address: {
        label: 'Address',
        hint: 'Street or quarter, town, country.',
        wrong: 'Enter the address of the business.',
      },
      representative_name: {
        label: 'Name of the representative',
        hint: 'Who acts for the business.',
        wrong: 'Enter the name of the representative.',
      },
      representative_id_number: {
        label: 'Number of their identity document',
        hint: 'National identity card or passport.',
        wrong: 'Enter the number of the identity document.',
      },
    },
    history: {
      title: 'History',
      submitted: 'File sent',
      decisions: { approved: 'File approved', rejected: 'File rejected', needs_info: 'More asked for' },
    },
    done: { submitted: 'Your file is sent. We are checking it.' },
  },
};
