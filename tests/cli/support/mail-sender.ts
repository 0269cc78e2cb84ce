// A process that sends what is due, for tests that kill it:
// `mail-sender.ts <database> <url> <certificate> <point> <milliseconds that its clock is ahead>`.
import { createGateway, sandboxRail } from '@mitako/core';
import { type ChangeType, type EngineStore, engineStore } from '@mitako/core/engine';
import { sqlite } from '@mitako/sqlite';
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { systemClock } from '../../../packages/core/src/system/clock.ts';
import { smtpMailer } from '../../../packages/mitako/src/messages/smtp-mailer.ts';

const [path = '', url = '', authority = '', point = '', aheadMs = '0'] = process.argv.slice(2);
const clock = systemClock();

// A server elsewhere, by its name, which is on this machine: to one that is local, mail goes without TLS.
Object.assign(dns.Resolver.prototype, {
  resolve4: (_: string, done: (error: null, addresses: readonly string[]) => void) => done(null, ['127.0.0.1']),
});

const store = engineStore(sqlite({ path }));
const dieAt = (name: string): void => {
  if (name === point) process.kill(process.pid, 'SIGKILL');
};

const commit: EngineStore['commit'] = async (changes) => {
  const has = (type: ChangeType): boolean => changes.some((change) => change.type === type);
  if (has('message.end')) dieAt('before the commit of its end');
  const outcome = await store.commit(changes);
  if (has('message.hand_over')) dieAt('before the text leaves');
  return outcome;
};
const killed: EngineStore = { ...store, commit };

const gateway = createGateway({
  clock: { ...clock, now: () => clock.now() + Number(aheadMs) },
  publicUrl: 'http://gateway.test',
  publicSandbox: true,
  secret: 'a root secret for tests, long enough to be one',
  rails: [sandboxRail()],
  messages: { mailer: smtpMailer(url, { ca: readFileSync(authority, 'utf8') }) },
  store: killed,
});
await gateway.runDue();
await gateway.close();
