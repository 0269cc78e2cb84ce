import pg from 'pg';

/**
 * bigint columns as numbers. Set per query and not in `pg.types`, which belongs to the whole process.
 * @throws RangeError for a value that exceeds the safe integers
 */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === pg.types.builtins.INT8) return parseInt8;
    return pg.types.getTypeParser(oid, format);
  },
};

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a safe integer.`);
  return value;
}
