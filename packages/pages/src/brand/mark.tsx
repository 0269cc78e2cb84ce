import { raw } from 'hono/html';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageBrand } from './page-brand.ts';

/** The logo of the service, or its tile, beside its name. */
export function Mark({ brand }: { readonly brand: PageBrand }): JSX.Element {
  if (brand.logoHref !== null) return <img class="logo" src={brand.logoHref} alt="" />;
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      {raw(brand.tile)}
    </svg>
  );
}
