import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { RailUrls } from '../ports/rail-calls.ts';

/** The addresses that belong to one charge. */
export function railUrls(
  { settings: { publicUrl } }: Context,
  { id, rail }: Pick<Attempt, 'id' | 'rail'>,
  slug: string,
): RailUrls {
  const checkout = `${publicUrl}/checkout/${slug}`;
  return { callback: railCallbackUrl(publicUrl, rail, id), return: checkout, cancel: checkout };
}

/** Where providers call back: about one attempt, or about any of the rail's. */
export function railCallbackUrl(publicUrl: string, railId: string, attemptId: string | null): string {
  const callbacks = `${publicUrl}/api/v1/gateway/rails/${railId}/callbacks`;
  return attemptId === null ? callbacks : `${callbacks}/${attemptId}`;
}
