import { isLocalHost, type Logger } from '@mitako/core';
import type { MitakoOptions } from './mitako-options.ts';

/** Says at the start of a shop what no customer will be offered, and that nothing is paid with money. */
export function warnOfMode(
  { shop, rails = [], publicUrl, rehearse = false }: MitakoOptions,
  logger: Pick<Logger, 'warn'>,
): void {
  if (shop === undefined || rehearse) return;
  if (!shop.livemode) {
    // On this machine it is being developed.
    if (isLocalHost(URL.parse(publicUrl ?? '')?.hostname ?? '')) return;
    logger.warn(
      {},
      'shop.livemode is false: every payment is a test, which anybody can make succeed. Ship nothing for them, and set it to true to be paid.',
    );
    return;
  }
  for (const { id } of rails.filter(({ modes, isSimulated }) => isSimulated !== true && !modes.includes('live'))) {
    logger.warn(
      { rail: id },
      `Rail ${id} is of its sandbox, and no customer is offered it. Set its environment to 'production', or leave it out.`,
    );
  }
}
