import type { Logger } from '@mitako/core';
import type { MitakoOptions } from './mitako-options.ts';

/** Of a shop that was configured for real money and takes test payments alone, which anybody can make succeed. */
export function warnOfTestShop({ shop, rails = [], rehearse }: MitakoOptions, logger: Pick<Logger, 'warn'>): void {
  const live = rails.find(({ modes }) => modes.includes('live'));
  if (shop?.livemode !== false || live === undefined || rehearse === true) return;
  logger.warn(
    { rail: live.id },
    `Rail ${live.id} is live and shop.livemode is false: the shop takes test payments alone, which anybody can make succeed. Set shop.livemode to true to be paid.`,
  );
}
