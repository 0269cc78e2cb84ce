import type { JSX } from 'hono/jsx/jsx-runtime';
import { inBoth } from '../shell/both.ts';
import type { Page, PageProps } from '../shell/page.ts';

/** Whether the API would refuse keys and payments of the page's mode for want of an approved KYC. */
export function needsKyc({ mode, principal }: Page): boolean {
  return mode === 'live' && principal.kyc_status !== 'approved';
}

/** Instead of a form that would be refused: why, and where to go. */
export function NeedsKyc({ page, explanation }: PageProps<{ explanation?: string }>): JSX.Element | null {
  if (!needsKyc(page)) return null;
  const text = TEXT[page.locale];
  return (
    <div class="warning">
      <p>{explanation ?? text.explanation}</p>
      <a class="link" href={page.path('/account/kyc')}>
        {text.toKyc}
      </a>
    </div>
  );
}

export const TEXT = inBoth({
  explanation: {
    fr: 'Pour encaisser de l’argent réel, faites d’abord vérifier votre entreprise. En attendant, tout s’essaie en mode test.',
    en: 'Have your business verified before you accept real money. Until then you can try everything in test mode.',
  },
  toKyc: { fr: 'Compléter mon dossier', en: 'Complete my business verification' },
});
