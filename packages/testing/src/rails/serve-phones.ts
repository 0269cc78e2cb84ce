import { listenAt, type ListeningProvider, type ListenOptions } from './listen.ts';
import { phonesPage, type PhonesOf } from './phones-page.ts';

/**
 * Serves one page with the phones of several providers, on this machine: there a person answers prompts (`approve`,
 * `decline`, `wrong-pin`, `no-money`, `ignore`, and `pay-late` for one that has expired), and chooses the situation of a
 * provider. Scripts do the same by `POST /phones/answer` with `provider`, `id` and `answer`, and by
 * `POST /phones/situation` with `provider` and `situation`, as forms.
 *
 * @param providers by the name that forms have for them, `mtn_momo`
 * @param options.shop as prompts name the one who is paid. Default: `Boutique Démo`
 */
export async function servePhones(
  providers: PhonesOf,
  { shop, ...at }: ListenOptions & { readonly shop?: string | undefined } = {},
): Promise<ListeningProvider> {
  const page = phonesPage(providers, { shop });
  return listenAt(async (request) => (await page(request)) ?? new Response('Not found\n', { status: 404 }), at);
}
