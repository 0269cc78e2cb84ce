/** Tables with sealed values, which a renewal walks. */
export const WALKED_TABLES = [
  'principals',
  'merchants',
  'kyc_submissions',
  'memberships',
  'factors',
  'signing_keys',
  'endpoints',
  'payout_accounts',
  'customers',
  'disputes',
  'files',
  'links',
  'messages',
  'cash_codes',
  'payments',
  'attempts',
  'delivery_attempts',
] as const;
export type WalkedTable = (typeof WALKED_TABLES)[number];

/** The walked columns of a row, by their fields. */
export interface SealedRow {
  /** The values of its primary key. */
  readonly key: readonly (string | number)[];
  readonly values: SealedValues;
}

export type SealedValues = Readonly<Record<string, string | null>>;

/** Credentials that nobody has used since the data key was renewed. */
export interface Unseen {
  /** Of those that are active. */
  readonly apiKeys: number;
  readonly operatorKeys: number;
  readonly pins: number;
  /** Of those that were not used. */
  readonly recoveryCodes: number;
}

export interface RootSecretReads {
  /** In the order of the primary key. Rows without any sealed value are among them. */
  sealedRows(table: WalkedTable, after: SealedRow['key'] | null, limit: number): Promise<readonly SealedRow[]>;
  /** Rows with a value that is sealed under another version of the data key. Looks at the whole table. */
  sealedUnderOthers(table: WalkedTable, version: number): Promise<number>;
  /** Looks at all of them. */
  unseenCredentials(version: number, nowMs: number): Promise<Unseen>;
}
