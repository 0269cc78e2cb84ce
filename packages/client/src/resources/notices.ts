// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions, WriteOptions } from '../options.ts';
import type { NoticeParams, Notices } from '@mitako/contract/names';

/** What the logged-in member is notified of by mail. */
export interface MemberNotices {
  /** Read what the logged-in member is notified of by mail. */
  get(options?: CallOptions): Promise<Notices>;
  /**
   * Choose what the logged-in member is notified of by mail. For the merchant that the session acts for. Messages about
   * the security of the account are always sent.
   * @throws MitakoError `MAIL_NOT_CONFIGURED`
   */
  update(params: NoticeParams, options?: WriteOptions): Promise<Notices>;
}
