import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { Attempt, AttemptNextAction } from '../../domain/model.ts';

/**
 * What a rail wants of the payer, as it may be shown to one: an address is kept only with `redirect`, and only when it
 * is `https`. A page would follow a `javascript:` one.
 */
export function checkedNextAction(
  context: Context,
  attempt: Pick<Attempt, 'id' | 'rail'>,
  { type, url }: AttemptNextAction,
): AttemptNextAction {
  if (type !== 'redirect') return { type, url: null };
  if (isHttps(url)) return { type, url };
  context.logger.error({ rail: attempt.rail, attempt: attempt.id }, 'a rail sends the payer to no https address');
  return { type, url: null };
}

function isHttps(url: string | null): url is string {
  return (
    typeof url === 'string' &&
    url.length <= LIMITS.urlLengthMax &&
    URL.canParse(url) &&
    new URL(url).protocol === 'https:'
  );
}
