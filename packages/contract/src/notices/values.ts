/** What a member of a merchant may be notified of by mail. */
export const NOTICE_NAMES = ['payments', 'refunds', 'disputes', 'payouts', 'webhooks', 'verification'] as const;

/** What a member of a merchant may be notified of by mail. */
export type NoticeName = (typeof NOTICE_NAMES)[number];

/** `each`: when it happens; `daily`: one mail with the sum of a day; `off`: none. */
export const NOTICE_CHOICES = ['off', 'each', 'daily'] as const;

/** How often a member is notified. */
export type NoticeChoice = (typeof NOTICE_CHOICES)[number];
