import type { Role } from '@mitako/contract/names';
import type { SealedRow, SealedValues, WalkedTable } from './reads.ts';

/** Changes of the data key. */
export interface DataKeyChanges {
  /** Refused unless this is its active version, and holds that until the commit. */
  'assert.data_key': { id: string; activeVersion: number };
  /** Refused beside an account of the role with one of these hashes of its e-mail address. */
  'assert.email_free': { role: Role; emailHashes: readonly string[] };
  /**
   * Values of rows of a table, sealed and hashed again. Of a row that has other ones by now, nothing is written. Refused when a
   * unique key is taken.
   */
  'sealed_rows.replace': {
    table: WalkedTable;
    rows: readonly {
      readonly key: SealedRow['key'];
      readonly from: SealedValues;
      readonly to: SealedValues;
    }[];
  };
}
