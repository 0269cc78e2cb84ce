import type { Section } from '../../shell/section.ts';
import { DECISIONS } from '../groups.ts';
import { listAttempts } from './list-attempts.tsx';
import { confirmOutcome, resolveAttempt } from './resolve-attempt.tsx';
import { showAttempt } from './show-attempt.tsx';
import { TEXT } from './text.ts';

/** Tries to pay whose end the operator of mobile money did not tell, and money that came too late. */
export const attempts: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: DECISIONS,
  path: '/attempts',
  pages: (routes) => {
    routes.get('/attempts', listAttempts);
    routes.get('/attempts/:attempt_id', showAttempt);
    routes.get('/attempts/:attempt_id/:outcome', confirmOutcome);
    routes.post('/attempts/:attempt_id/:outcome', resolveAttempt);
  },
};
