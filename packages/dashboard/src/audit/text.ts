import { inBoth } from '../shell/both.ts';

/** Texts about the audit log in both panels. */
export const TEXT = inBoth({
  columns: {
    at: { fr: 'Quand', en: 'When' },
    who: { fr: 'Qui', en: 'Who' },
    from: { fr: 'Origine', en: 'Source' },
  },
  filter: {
    action: { fr: 'Action', en: 'Action' },
  },
});
