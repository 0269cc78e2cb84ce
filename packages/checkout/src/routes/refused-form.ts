import { showByGet, takeRefused } from '@mitako/pages';
import { type FormState, newForm } from '../components/form-page.tsx';
import type { PageRequest, Site } from '../site.ts';

/** The form of this page, as it was refused a moment ago or new. */
export function formOf(site: Site, context: PageRequest): FormState<never> {
  return (takeRefused(site, context) as FormState<never> | null) ?? newForm();
}

/**
 * Shows a refused form again: by GET, or in the answer to the POST if the browser keeps no cookies.
 * @param path of the page with the form. Default: the address of the POST
 */
export function refuseForm(
  site: Site,
  context: PageRequest,
  state: unknown,
  draw: () => Response | Promise<Response>,
  path?: string,
): Response | Promise<Response> {
  return showByGet(site, context, state, { path }) ?? draw();
}
