import { inBoth } from '../shell/both.ts';

/** Texts of pages of several sections. */
export const TEXT = inBoth({
  since: (span: string) => ({ fr: `il y a ${span}`, en: `${span} ago` }),
  reasonHint: { fr: 'Facultatif\u00a0; la boutique le lit.', en: 'Optional; shown to the shop.' },
  wrong: {
    amount: { fr: 'Indiquez un montant, par exemple 5\u202f000.', en: 'Enter an amount, for example 5,000.' },
    tooLong: { fr: 'Ce texte est trop long.', en: 'This text is too long.' },
  },
  account: {
    phoneHint: { fr: 'Facultatif, avec l’indicatif\u00a0: +237…', en: 'Optional, with the country code: +237…' },
    wrong: {
      phone: {
        fr: 'Indiquez un numéro avec son indicatif, par exemple +237653456789.',
        en: 'Enter a number with its country code, such as +237653456789.',
      },
    },
  },
});
