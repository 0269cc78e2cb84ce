import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isPostgres, openStore, readPostgresLocation } from '../src/store.ts';

describe('a PostgreSQL address', () => {
  test('is passed on unchanged, and logged without user and password', () => {
    const location = 'postgres://mitako:p%40ss@db:5433/pay?sslmode=require';
    expect(readPostgresLocation(location)).toEqual({
      options: { connectionString: location },
      label: 'the database pay on db:5433',
    });
  });

  test('may name a schema', () => {
    const { options } = readPostgresLocation('postgres://db/pay?schema=money&sslmode=require');
    expect(options).toEqual({ connectionString: 'postgres://db/pay?sslmode=require', schema: 'money' });
  });

  test('may limit the connections', () => {
    const { options } = readPostgresLocation('postgres://db/pay?connection_limit=4');
    expect(options).toEqual({ connectionString: 'postgres://db/pay', connectionsMax: 4 });
  });

  test.each(['schema=', 'pgbouncer=maybe', 'connection_limit=0', 'connection_limit=many'])(
    'with %s is rejected with a valid spelling',
    (query) => {
      expect(() => readPostgresLocation(`postgres://db/pay?${query}`)).toThrow(/write /);
    },
  );

  test('may be that of a pooler, which supports neither prepared statements nor LISTEN', () => {
    const { options } = readPostgresLocation('postgres://db/pay?pgbouncer=true');
    expect(options).toEqual({ connectionString: 'postgres://db/pay', preparedStatements: false, listen: false });
  });
});

describe('an address that cannot be opened', () => {
  test.each(['mysql://u:topsecret@db/pay', 'file://u:topsecret@/pay.db', 'postgres://u:top#secret@db/pay'])(
    '%s is refused without its password',
    async (location) => {
      const error = await openStore(location).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(Error);
      expect(inspect(error, { depth: 10 })).not.toContain('secret');
    },
  );

  test.each([
    ['file:pay.db?mode=rwc', 'pay.db'],
    ['file:///var/lib/pay.db', '/var/lib/pay.db'],
  ])('%s is refused with the path that it means', async (location, path) => {
    await expect(openStore(location)).rejects.toThrow(`Write ${path}.`);
  });

  test('the scheme of PostgreSQL is one in any case of its letters', () => {
    expect(isPostgres('Postgres://db/pay')).toBe(true);
  });
});
