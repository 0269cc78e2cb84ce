import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Vos versements partent vers ce compte. Un changement demande votre mot de passe et suspend les versements 24\u00a0heures, pour que vous puissiez réagir s’il ne vient pas de vous.',
    en: 'Your payouts go to this account. A change requires your password and holds payouts for 24 hours, so that you can react if it was not you.',
  },
  none: {
    fr: 'Aucun compte de versement n’est enregistré\u00a0: vos versements ne peuvent pas partir.',
    en: 'No payout account is set: your payouts cannot be sent.',
  },
  noneInTest: {
    fr: 'Aucun compte n’est enregistré : en mode test, les versements se font sans compte.',
    en: 'No account is set: in test mode, payouts are made without one.',
  },
  inTest: { fr: 'versé sans compte, en mode test', en: 'paid without an account, in test mode' },
  set: { fr: 'Indiquer un compte', en: 'Set an account' },
  held: (until: string) => ({
    fr: `Versements suspendus jusqu’au ${until}, parce que ce compte vient d’être enregistré.`,
    en: `Payouts are held until ${until}, because this account was just set.`,
  }),
  notYou: {
    fr: 'Ce n’est pas vous\u00a0? Changez votre mot de passe, puis le compte.',
    en: 'Not you? Change your password, then the account.',
  },
  present: { fr: 'Compte actuel', en: 'Current account' },
  empty: { fr: 'Aucun compte jusqu’ici.', en: 'No account so far.' },
  facts: {
    until: { fr: 'Remplacé le', en: 'Replaced' },
  },
  form: {
    explanation: {
      fr: 'Vos prochains versements partiront vers ce compte. Ils sont suspendus 24\u00a0heures après ce changement.',
      en: 'Your next payouts will go to this account. They are held for 24 hours after this change.',
    },
    holder: {
      label: { fr: 'Titulaire du compte', en: 'Account holder' },
      hint: {
        fr: 'Tel qu’il est enregistré à la banque ou chez l’opérateur.',
        en: 'As registered at the bank or the provider.',
      },
      wrong: {
        fr: 'Indiquez le nom du titulaire, 70 caractères au plus.',
        en: 'Enter the holder’s name, at most 70 characters.',
      },
    },
    number: {
      label: { fr: 'RIB ou IBAN', en: 'RIB or IBAN' },
      hint: {
        fr: 'RIB\u00a0: 23 chiffres (banque, agence, compte, clé). Les espaces ne comptent pas.',
        en: 'RIB: 23 digits (bank, branch, account, key). Spaces do not count.',
      },
    },
    numberWrong: {
      fr: 'Ce numéro est incorrect\u00a0: sa clé ne correspond pas. Recopiez-le de votre relevé.',
      en: 'This number is invalid: its check digits do not match. Copy it from your bank statement.',
    },
    phone: {
      hint: { fr: 'Avec ou sans l’indicatif du pays.', en: 'With or without the country code.' },
      wrong: {
        fr: 'Ce n’est pas un numéro de cet opérateur.',
        en: 'This is not a number of that provider.',
      },
    },
    submit: { fr: 'Enregistrer ce compte', en: 'Set this account' },
  },
  done: {
    set: { fr: 'Le compte est enregistré.', en: 'The account is set.' },
  },
});
