// Every receiver that `mitako init` writes is certified in init.test.ts; what is wrong with others, in the client's
// tests.
import { webhookHandler } from '@mitako/client/webhooks';
import { toNodeHandler } from '@mitako/http';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { run } from './support/run.ts';

const secret = 'whsec_AQgPFh0kKzI5QEdOVVxjanF4f4aNlJuiqbC3vsXM09rh';

/** A shop that ships each time a webhook reports that a payment succeeded, and says so. */
async function startShop(): Promise<string> {
  const shipped: (string | null)[] = [];
  const receive = webhookHandler({
    secret,
    onError: () => {},
    onEvent: (event) => {
      if (event.event === 'payment.succeeded') shipped.push(event.data.customer_reference);
    },
  });
  const handler = (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/webhooks') return receive(request);
    const reference = searchParams.get('customer_reference');
    return Promise.resolve(Response.json({ shipments: shipped.filter((each) => each === reference).length }));
  };
  const server = createServer(toNodeHandler(handler)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('says what the receiver does wrong and how to fix it, for people, scripts and continuous integration', async () => {
  const cwd = testDirectory();
  writeFileSync(join(cwd, '.env'), `MITAKO_WEBHOOK_SECRET=${secret}\n`);
  const shop = await startShop();

  const unobserved = await run(['certify', `${shop}/webhooks`], {}, cwd);
  expect([unobserved.code, unobserved.stderr]).toEqual([0, '']);
  expect(unobserved.stdout).toContain('✓ refuses signatures by another secret\n');
  expect(unobserved.stdout).toContain('? acts once on an event that arrives twice\n    Nothing shows what');
  expect(unobserved.stdout).toMatch(/\n19 passed, 0 failed, 4 not observable\n$/);

  const args = ['certify', `${shop}/webhooks`, '--effects', `${shop}/effects`, '--junit', 'certify.xml', '--json'];
  const observed = await run(args, {}, cwd);
  const { ok, cases } = JSON.parse(observed.stdout) as { ok: boolean; cases: { name: string; verdict: string }[] };
  expect([observed.code, ok]).toEqual([1, false]);
  expect(cases.filter(({ verdict }) => verdict !== 'passed')).toMatchObject([
    {
      name: 'duplicate',
      verdict: 'failed',
      message: 'Once it has the effects {"shipments":1}, after the same event again {"shipments":3}.',
      fix: expect.stringContaining('exactlyOnce'),
    },
    { name: 'at_the_same_time', verdict: 'failed' },
  ]);
  const xml = readFileSync(join(cwd, 'certify.xml'), 'utf8');
  expect(xml).toContain('tests="23" failures="2" skipped="0"');
  expect(xml).toContain('<failure message="Once it has the effects {&#34;shipments&#34;:1}');
});

test('says in a sentence why it cannot begin', async () => {
  const cwd = testDirectory();
  for (const [args, sentence] of [
    [['certify', 'localhost:1/webhooks'], 'The secret is given neither by --secret'],
    [['certify', 'localhost:1/webhooks', '--secret', 'whsec_x'], 'The webhook secret is incomplete.'],
    [['certify', 'ftp://x.test'], 'It must be an address such as'],
    [['certify', 'localhost:1', '--secret', secret, '--effects', 'localhost:1'], 'fetch failed'],
    [['certify', 'localhost:1', '--reference', 'a', '--effects', 'localhost:1'], 'cannot be used with'],
  ] as const) {
    const ended = await run(args, {}, cwd);
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^mitako: [^\n]+\n$/) });
    expect(ended.stderr).toContain(sentence);
  }
  const refused = await run(['certify', 'localhost:2/webhooks', '--secret', secret], {}, cwd);
  expect(refused).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^✗ .+\n    It refused the connection, to a genuine webhook\.\n    → Nothing listens there.+\n\nThe others/,
    ),
  });
  const page = (): Response => new Response('<!doctype html><p>Not found</p>', { status: 404 });
  const server = createServer(toNodeHandler(page)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const elsewhere = await run(['certify', `localhost:${port}/`, '--secret', secret], {}, cwd);
  expect(elsewhere.stdout).toContain('It answered 404 with a page of HTML, to a genuine webhook.\n    → No receiver');
});
