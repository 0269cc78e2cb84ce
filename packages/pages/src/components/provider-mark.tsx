import type { CheckoutMethod } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Icon } from './icons.tsx';

type ProviderMarkProps = Pick<CheckoutMethod, 'monogram' | 'colors'>;

/**
 * The provider's monogram on its colour. Drawn with attributes: inline styles are not allowed on these pages, and
 * providers have no images.
 */
export function ProviderMark({ monogram, colors }: ProviderMarkProps): JSX.Element {
  if (monogram === null || colors === null) {
    return (
      <span class="icon">
        <Icon name="smartphone" />
      </span>
    );
  }
  return (
    <svg class="icon" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill={colors.background} />
      <text x="20" y="26.5" text-anchor="middle" font-size="18" font-weight="700" fill={colors.text}>
        {monogram}
      </text>
    </svg>
  );
}
