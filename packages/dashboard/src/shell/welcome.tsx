import type { Locale } from '@mitako/contract';
import { Icon } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { BrandLink } from './outside.tsx';
import type { Site } from './site.ts';
import { TEXT } from './text.ts';

/** Beside a form or a message for visitors: the service, and what it offers. */
export function Welcome({ site, locale }: { readonly site: Site; readonly locale: Locale }): JSX.Element {
  const { slogan, points } = TEXT[locale].welcome;
  const { name: company, licence } = site.brand.company;
  const isMerchant = site.panel.role === 'merchant';
  return (
    <div class="welcome">
      <Pattern />
      <BrandLink site={site} href={site.base} />
      <p class="slogan">{isMerchant ? slogan : site.panel.name[locale]}</p>
      {isMerchant && (
        <ul>
          {Object.values(points).map((point) => (
            <li>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      )}
      {company !== undefined && <small>{[company, licence].filter((line) => line !== undefined).join(' · ')}</small>}
    </div>
  );
}

/** After ndop cloth. */
export function Pattern(): JSX.Element {
  return (
    <svg class="pattern" aria-hidden="true">
      <defs>
        <pattern id="ndop" width="96" height="96" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" stroke-width="2">
            <path d="M48 8 88 48 48 88 8 48ZM48 24 72 48 48 72 24 48ZM0 20 20 0M76 0 96 20M0 76 20 96M96 76 76 96" />
          </g>
          <path d="M42 48h12M48 42v12M45 0h6M45 96h6M0 45v6M96 45v6" stroke="currentColor" stroke-width="6" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#ndop)" />
    </svg>
  );
}
