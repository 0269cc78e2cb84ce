import { simulateMtnMomo } from '@mitako/testing/rails';
import { expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { run, runAlone } from './support/run.ts';

const MTN_CM_COLLECTION_SUBSCRIPTION_KEY = 'collection-key';
const MTN_CM_DISBURSEMENT_SUBSCRIPTION_KEY = 'disbursement-key';

async function provision(args: readonly string[], environment: NodeJS.ProcessEnv, start: typeof run = run) {
  const provider = simulateMtnMomo();
  const { url, close } = await provider.listen();
  try {
    const ended = await start(
      ['rail', 'mtn-momo', 'provision', '--base-url', url, ...args],
      environment,
      testDirectory(),
    );
    return { ...ended, requests: provider.requests };
  } finally {
    await close();
  }
}

test('mitako rail mtn-momo provision: prints the variables of each product whose key is set', async () => {
  const keys = { MTN_CM_COLLECTION_SUBSCRIPTION_KEY, MTN_CM_DISBURSEMENT_SUBSCRIPTION_KEY };
  const { code, stdout, stderr, requests } = await provision(['--callback-host', 'pay.example.cm'], keys, runAlone);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^MTN_CM_COLLECTION_API_USER=[\da-f-]{36}\nMTN_CM_COLLECTION_API_KEY=\w{32}\nMTN_CM_DISBURSEMENT_API_USER=.+\nMTN_CM_DISBURSEMENT_API_KEY=\w{32}\n$/,
  );
  expect(requests[0]?.body).toBe('{"providerCallbackHost":"pay.example.cm"}');
});

test('it prints one line of JSON, of one product and another country', async () => {
  const args = ['--callback-host', 'pay.example.cg', '--country', 'CG', '--json'];
  const { stdout } = await provision(args, { MTN_CG_COLLECTION_SUBSCRIPTION_KEY: 'collection-key' });
  expect(Object.keys(JSON.parse(stdout) as object)).toEqual([
    'MTN_CG_COLLECTION_API_USER',
    'MTN_CG_COLLECTION_API_KEY',
  ]);
});

test.each([
  {
    name: 'no key',
    args: ['--callback-host', 'pay.example.cm'],
    key: '',
    message: 'Set MTN_CM_COLLECTION_SUBSCRIPTION_KEY',
  },
  {
    name: 'a wrong key',
    args: ['--callback-host', 'pay.example.cm'],
    key: 'hunter2',
    message: 'rejects the subscription key',
  },
  {
    name: 'an address for a host',
    args: ['--callback-host', 'https://pay.example.cm'],
    key: 'x',
    message: 'is no host',
  },
  { name: 'no host', args: [], key: 'x', message: '--callback-host' },
])('it says what to do with $name, and shows no key', async ({ args, key, message }) => {
  const { code, stdout, stderr } = await provision(args, { MTN_CM_COLLECTION_SUBSCRIPTION_KEY: key });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('hunter2');
});
