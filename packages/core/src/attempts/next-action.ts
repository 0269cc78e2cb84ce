import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Attempt, AttemptNextAction } from '../model.ts';

const ON_PHONE: AttemptNextAction = { type: 'approve_on_phone', url: null };

/**
 * Validates a rail's next action before it is shown to a payer. A URL is kept only with `redirect`, and only if it is
 * `https`, because a page would follow a `javascript:` URL. An invalid action becomes the default one.
 */
export function checkedNextAction(
  context: Context,
  attempt: Pick<Attempt, 'id' | 'rail'>,
  action: AttemptNextAction | undefined,
): AttemptNextAction {
  const fields = { rail: attempt.rail, attempt_id: attempt.id };
  switch (action?.type) {
    case 'approve_on_phone':
    case 'enter_otp':
    case 'wait':
      return { type: action.type, url: null };
    case 'redirect':
      if (isHttps(action.url) || isSimulated(context, attempt, action.url))
        return { type: action.type, url: action.url };
      context.logger.error(fields, 'rail redirect is not https; not shown');
      return { type: action.type, url: null };
    case undefined:
      context.logger.error(fields, 'rail returned no valid next action');
      return ON_PHONE;
  }
}

/** A page of a simulator on this machine: of the test rail that redirects to it, and for no live money but a rehearsal's. */
function isSimulated(
  { rails, settings }: Context,
  { rail: id }: Pick<Attempt, 'rail'>,
  url: string | null,
): url is string {
  const rail = rails.find((each) => each.id === id);
  if (rail?.baseUrl === undefined || url === null || !URL.canParse(url)) return false;
  if (rail.modes.includes('live') && !settings.rehearses) return false;
  const { origin, hostname } = new URL(url);
  return origin === new URL(rail.baseUrl).origin && (hostname === '127.0.0.1' || hostname === 'localhost');
}

function isHttps(url: string | null): url is string {
  return (
    typeof url === 'string' &&
    url.length <= LIMITS.urlLengthMax &&
    URL.canParse(url) &&
    new URL(url).protocol === 'https:'
  );
}
