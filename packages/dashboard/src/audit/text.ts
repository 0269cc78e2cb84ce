import { inBoth } from '../shell/both.ts';

/** Texts about the audit log in both panels. */
export const TEXT = inBoth({
  columns: {
    what: { fr: 'Quoi', en: 'What' },
    at: { fr: 'Quand', en: 'When' },
    mode: { fr: 'Mode', en: 'Mode' },
    who: { fr: 'Qui', en: 'Who' },
    from: { fr: 'Origine', en: 'Source' },
  },
  filter: {
    action: { fr: 'Action', en: 'Action' },
  },
});
