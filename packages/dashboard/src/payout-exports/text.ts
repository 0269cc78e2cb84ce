import type { PayoutExclusionReason, PayoutExportFormat } from '@mitako/contract';
import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

export const FORMAT_WORDS: { readonly [Format in PayoutExportFormat]: string } = {
  csv: 'CSV',
  'pain.001.001.03': 'ISO 20022 pain.001.001.03 (XML)',
  'pain.001.001.09': 'ISO 20022 pain.001.001.09 (XML)',
};

export const TEXT = inBoth({
  due: {
    intro: {
      fr: 'Cochez ceux à mettre dans un fichier pour votre banque. Chaque versement n’est que dans un seul fichier.',
      en: 'Select the payouts for a bank file. Each payout can be in one file only.',
    },
    empty: {
      fr: 'Aucun versement dû\u00a0: tout est versé, ou dans un fichier bancaire.',
      en: 'No payouts are due: all are paid, or in a bank file.',
    },
    selectOne: (name: string, amount: string) => ({
      fr: `Choisir ${amount} pour ${name}`,
      en: `Select ${amount} for ${name}`,
    }),
    export: { fr: 'Préparer le fichier bancaire', en: 'Prepare the bank file' },
  },
  states: {
    ready: { fr: 'Prêts', en: 'Ready' },
    on_hold: { fr: 'Suspendus', en: 'On hold' },
    no_account: { fr: 'Sans compte', en: 'Without account' },
  },
  heldUntil: (until: string) => ({ fr: `jusqu’au ${until}`, en: `until ${until}` }),
  form: {
    title: { fr: 'Préparer un fichier bancaire', en: 'Prepare a bank file' },
    explanation: {
      fr: 'Ce qui n’est pas prêt est laissé de côté, avec la raison. Les autres quittent la liste des versements dus\u00a0: remettez le fichier à votre banque, puis confirmez ici qu’elle a payé.',
      en: 'Payouts that are not ready are excluded, with the reason. The others leave the list of due payouts: give the file to your bank, then record here that it has paid.',
    },
    selected: counted(['# versement choisi.', '# versements choisis.'], ['# payout selected.', '# payouts selected.']),
    formatWrong: {
      fr: 'Ce format demande le compte qui paie\u00a0: l’option payoutsFrom de la plateforme.',
      en: 'This format requires the paying account: the gateway’s option payoutsFrom.',
    },
    nothing: {
      fr: 'Aucun de ces versements ne peut être mis dans ce fichier maintenant.',
      en: 'None of these payouts can be put into this file now.',
    },
    none: { fr: 'Choisissez au moins un versement.', en: 'Select at least one payout.' },
    submit: { fr: 'Préparer le fichier', en: 'Prepare the file' },
  },
  file: {
    empty: { fr: 'Aucun fichier bancaire jusqu’ici.', en: 'No bank files so far.' },
    one: (amount: string) => ({ fr: `Fichier bancaire de ${amount}`, en: `Bank file of ${amount}` }),
    created: {
      fr: 'Le fichier est prêt\u00a0: téléchargez-le et remettez-le à votre banque.',
      en: 'The file is ready: download it and give it to your bank.',
    },
    excluded: { fr: 'Laissés de côté', en: 'Left out' },
    sentBefore: {
      fr: 'Le fichier contient toujours tout ce qui a été envoyé, même ce qui est déjà payé ou a échoué. Ne l’envoyez pas une seconde fois\u00a0: la banque paierait deux fois.',
      en: 'The file still contains all its payouts, including those that were paid or have failed. Do not send it a second time: the bank would pay twice.',
    },
    download: { fr: 'Télécharger le fichier', en: 'Download the file' },
    pay: { fr: 'La banque a payé', en: 'The bank has paid' },
    sum: { fr: 'Somme de contrôle', en: 'Control sum' },
    statuses: {
      pending: (count: number) => ({ fr: `${count} à payer`, en: `${count} to be paid` }),
      paid: counted(['# payé', '# payés'], ['# paid', '# paid']),
    },
    done: { paid: { fr: 'Les versements sont marqués comme payés.', en: 'The payouts are recorded as paid.' } },
  },
  paid: {
    title: { fr: 'Confirmer que la banque a payé', en: 'Record that the bank has paid' },
    explanation: (count: string, amount: string) => ({
      fr: `${count} de ce fichier sont marqués comme payés (fichier de ${amount}). Les commerçants sont prévenus et lisent la référence.`,
      en: `${count} of this file are recorded as paid (file of ${amount}). The merchants are notified and see the reference.`,
    }),
    back: {
      fr: 'Ce que la banque a refusé se marque d’abord comme échoué, sur la page du versement. Ceci est définitif.',
      en: 'First record payouts that the bank has rejected as failed, on their own pages. This is final.',
    },
    reference: {
      label: { fr: 'Référence de la banque', en: 'Bank reference' },
      wrong: {
        fr: 'Indiquez la référence, 255 caractères au plus.',
        en: 'Enter the reference, at most 255 characters.',
      },
    },
    submit: { fr: 'Oui, la banque a payé', en: 'Yes, the bank has paid' },
    closed: { fr: 'Rien de ce fichier n’attend plus.', en: 'No payout of this file is pending any more.' },
  },
});

export const REASONS: { readonly [Locale in 'fr' | 'en']: { readonly [Each in PayoutExclusionReason]: string } } = {
  fr: {
    not_found: 'introuvable',
    closed: 'déjà clos',
    exported: 'déjà dans un fichier bancaire',
    other_currency: 'autre devise',
    no_account: 'le commerçant n’a pas indiqué de compte',
    on_hold: 'compte enregistré il y a moins de 24 heures',
    not_bank: 'numéro mobile money, pas un compte bancaire',
  },
  en: {
    not_found: 'not found',
    closed: 'already resolved',
    exported: 'already in a bank file',
    other_currency: 'another currency',
    no_account: 'the merchant has set no account',
    on_hold: 'account set less than 24 hours ago',
    not_bank: 'a mobile-money number, not a bank account',
  },
};
