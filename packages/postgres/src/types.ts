import pg from 'pg';

/**
 * bigint columns as numbers. Set with each query and not in `pg.types`, which belongs to the whole process.
 * @throws RangeError while reading, for a value that a number cannot hold exactly
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
