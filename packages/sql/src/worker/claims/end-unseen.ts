import type { StoreClaims } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { prepare } from '../../engine/statement.ts';
import { isHashedUnderOther, isPinOfOther } from '../../root-secret/of-other-version.ts';
import { claimBy } from './claim-by.ts';

type Request = Parameters<StoreClaims['endUnseenPins']>[0];

/** Ends credentials that nobody has used since the data key was renewed, some at a time. */
export function createUnseenEnds(
  compiler: Compiler,
  engine: Engine,
): Pick<StoreClaims, 'endUnseenPins' | 'endUnseenRecoveryCodes'> {
  const pins = prepare(compiler, (db, { version, limit }: Request) =>
    db
      .updateTable('mitako_principals')
      .set({ pin_hash: null })
      .where('id', 'in', (eb) =>
        eb.selectFrom('mitako_principals').select('id').where(isPinOfOther(version)).limit(limit),
      )
      // Again, for one that was used meanwhile.
      .where(isPinOfOther(version))
      .returning('id'),
  );
  const codes = prepare(compiler, (db, { version, limit }: Request) =>
    db
      .deleteFrom('mitako_recovery_codes')
      .where('principal_id', 'in', (eb) =>
        eb
          .selectFrom('mitako_recovery_codes')
          .select('principal_id')
          .where(isHashedUnderOther('code_hash', version))
          .limit(limit),
      )
      .where(isHashedUnderOther('code_hash', version))
      .returning('principal_id'),
  );
  return {
    endUnseenPins: async (request) => (await claimBy(engine, pins, request)).length,
    endUnseenRecoveryCodes: async (request) => (await claimBy(engine, codes, request)).length,
  };
}
