import { expect, test } from 'vitest';
import { run } from './support/run.ts';

const ID = 'pay_01kb5t3m8vaj00zq8d4n6w2c7e';

const read = async (...args: string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await run(['id', ...args, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
};

test('an id is translated to what the database has, and back', async () => {
  const said = {
    id: ID,
    uuid: '019acba1-d11b-5480-0fdd-0d254dc130ee',
    bytes: '706179019acba1d11b54800fdd0d254dc130ee',
    created_at: '2025-11-28T18:02:51.035Z',
    shard: 82,
  };
  expect(await read(ID)).toEqual(said);
  expect(await read(said.uuid, '--kind', 'pay')).toEqual(said);
  const asSqliteQuotes = `X'${said.uuid.replaceAll('-', '').toUpperCase()}'`;
  expect(await read(asSqliteQuotes)).toEqual({ ...said, id: ID.replace('pay', '…'), bytes: null });
  expect(await read(`\\x${said.bytes}`)).toEqual(said);
  const shown = await run(['id', ID]);
  expect(shown.stdout).toContain(`uuid        ${said.uuid}\n`);
});

test.each(['pay_1', 'nobody_01kb5t3m8vaj00zq8d4n6w2c7e', 'pay', 'abc', '\\x00', ''])('%j is not one', async (text) => {
  const { code, stderr } = await run(['id', text]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('This is not an id')]);
});
