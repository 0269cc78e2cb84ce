import type { Locale } from '@mitako/contract';
import { labelIn } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageBrand } from './page-brand.ts';

interface LegalLinksProps {
  readonly brand: Pick<PageBrand, 'legal'>;
  /** Of the page. */
  readonly language: string;
  /** The one of ours that is nearest to it. */
  readonly fallback: Locale;
}

/** What applies, and where somebody complains: pages of whoever runs the service. */
export function LegalLinks({ brand, language, fallback }: LegalLinksProps): JSX.Element {
  return (
    <>
      {brand.legal.map((each) => (
        <a href={each.href}>{labelIn(each, language, fallback)}</a>
      ))}
    </>
  );
}
