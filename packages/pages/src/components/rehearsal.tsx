import type { JSX } from 'hono/jsx/jsx-runtime';

/** Below the public URL: where a rehearsal has its simulated phones. */
export const REHEARSAL_PATH = '/rehearsal';

/** For pages that are not made of components. */
export function rehearsalStripe(language: string, href: string): string {
  const stripe = <RehearsalStripe language={language} href={href} />;
  return String(stripe);
}

/** On each page of a rehearsal, first: that nothing real is paid, and where to answer in the payers' place. */
export function RehearsalStripe({ language, href }: { readonly language: string; readonly href: string }): JSX.Element {
  const text = TEXTS[language] ?? ENGLISH;
  return (
    <p class="rehearsal">
      <strong>{text.title}</strong> {text.meaning} <a href={href}>{text.phones}</a>
    </p>
  );
}

const ENGLISH = { title: 'Rehearsal.', meaning: 'No money moves.', phones: 'Simulated phones' };
const TEXTS: Readonly<Record<string, typeof ENGLISH>> = {
  en: ENGLISH,
  fr: { title: 'Répétition.', meaning: 'Aucun argent ne bouge.', phones: 'Téléphones simulés' },
  es: { title: 'Ensayo.', meaning: 'No se mueve dinero.', phones: 'Teléfonos simulados' },
};

/** On paper too: a receipt of a rehearsal is none. */
export const REHEARSAL_STYLE =
  '.rehearsal{position:relative;z-index:2;margin:0;padding:.5rem 1rem;text-align:center;font-size:.875rem;background:repeating-linear-gradient(135deg,var(--wait-tint) 0 1rem,var(--card) 1rem 2rem);color:var(--wait);border-bottom:2px solid var(--wait)}.rehearsal a{color:inherit}';
