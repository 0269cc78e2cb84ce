import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = `
import { createServer } from 'node:http';
import { createMitako, stopOnSignals } from 'mitako';
const mitako = await createMitako({
  shop: { name: 'Boutique du Wouri', livemode: false },
  store: ':memory:',
  publicUrl: 'http://localhost:4010/pay',
  secret: 'a root secret for tests, long enough to be one',
});
const server = createServer(() => undefined).listen(0, '127.0.0.1', () => console.log(server.address().port));
mitako.attach(server);
stopOnSignals(mitako, { noticeMs: Number(process.env.NOTICE), after: () => console.log('after') });
`;

/** A host as the guide writes it, whose own routes never answer. */
async function start(noticeMs: number) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      fileURLToPath(new URL('../../scripts/run-from-source.mjs', import.meta.url)),
      '--conditions=@mitako/source',
      '--input-type=module',
      '-e',
      PROGRAM,
    ],
    {
      cwd: fileURLToPath(new URL('../../examples/embed', import.meta.url)),
      env: { ...process.env, NOTICE: String(noticeMs) },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await once(child.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${Number(output)}`,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exit: once(child, 'exit').then(([code, signal]: unknown[]) => [code, signal, output.includes('after')]),
  };
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s drains, runs what follows, and exits with 0', async (signal) => {
  const host = await start(0);
  host.kill(signal);
  expect(await host.exit).toEqual([0, null, true]);
});

test('a second signal exits at once, with 1, though a request is in flight', async () => {
  const host = await start(0);
  const hanging = fetch(`${host.origin}/mine`).catch(() => 'cut');
  // The answer shows that the other request has arrived.
  await fetch(`${host.origin}/pay/.well-known/jwks.json`);
  host.kill('SIGTERM');
  // Refused: the first signal has been received.
  while (
    await fetch(`${host.origin}/pay/.well-known/jwks.json`).then(
      () => true,
      () => false,
    )
  );
  host.kill('SIGTERM');
  expect(await host.exit).toEqual([1, null, false]);
  expect(await hanging).toBe('cut');
});
