/** One page of a list, newest first: everything after `afterId`, at most `limit` rows. */
export interface Page {
  readonly limit: number;
  /** The last id of the previous page; null for the first page. */
  readonly afterId: string | null;
  /** The first id that is in the list; ids contain their time. */
  readonly fromId?: string;
}

/** Owner and mode of the rows. */
export interface MerchantMode {
  /** `mer_…` */
  readonly merchantId: string;
  /** True: real money. */
  readonly livemode: boolean;
}

/** Owner and mode of the rows, or those of one mode of all merchants. */
export type RowOwner = MerchantMode | Pick<MerchantMode, 'livemode'>;
