import {
  checkedRails,
  findStaffUrlFault,
  type Rail,
  sandboxRail,
  silentLogger,
  type Store,
  systemClock,
  WorldError,
  worldOf,
} from '@mitako/core';
import { checkedSignUp, checkRails, engineStore, leafProblems, type StoreLeaves } from '@mitako/core/engine';
import type { Configured } from '../apply-configuration.ts';
import { messageOf } from '../failure.ts';
import { messagesOf } from '../messages/messages-of.ts';
import { brandOf } from '../options/look.ts';
import { missingImprint } from '../missing-imprint.ts';
import { nodeVersionProblem } from '../node-version.ts';
import { signUpOf } from '../options/kind.ts';
import { findShopChange, OTHERS } from '../options/open-shop.ts';
import { termsFault } from '../require-terms.ts';
import { openExistingStore, requireCurrentSchema } from '../store.ts';
import { unsafeForLive } from '../unsafe-for-live.ts';
import { readVersion } from '../version.ts';
import { failed, type Finding, type Found, ok, warning } from './finding.ts';
import { freeDisk } from './free-disk.ts';
import { railAnswers } from './rail-answers.ts';
import { reach } from './reach.ts';
import { tryWebhooks } from './webhooks.ts';

export interface Examined {
  readonly store: string;
  readonly publicUrl?: string | undefined;
  readonly configured: Configured;
  /** All rails are simulated: what is theirs at providers is not asked. */
  readonly rehearse?: boolean;
  /** Empty: not set. */
  readonly secret: string;
  /** An address to which webhooks would go; absent: those of the endpoints. */
  readonly webhook?: string;
  readonly onBegin: (name: string) => void;
}

/** Checks everything that a server needs, and reports each result. Changes nothing. */
export async function examine(examined: Examined): Promise<readonly Finding[]> {
  const { store: location, publicUrl, configured, secret, webhook, onBegin, rehearse = false } = examined;
  const { rails, declared } = usableRails(configured);
  const findings: Finding[] = [];

  async function tried(name: string, attempt: () => Promise<Found> | Found): Promise<void> {
    onBegin(name);
    try {
      findings.push({ name, ...(await attempt()) });
    } catch (error) {
      findings.push({ name, state: 'failed', message: messageOf(error) });
    }
  }

  await tried('versions', () => {
    const problem = nodeVersionProblem(process.versions.node);
    const versions = `mitako ${readVersion()}, Node.js ${process.versions.node}`;
    return problem === undefined ? ok(versions) : failed(problem);
  });
  await tried('secret', () => secretState(secret));
  // Environment variables that are not set.
  const unset = configured.loaded?.unset ?? null;
  const unread = rehearse ? warning : failed;
  findings.push({ name: 'configuration', ...(unset === null ? declared : unread(unset)) });
  await tried('live money', () =>
    liveState({ publicUrl, secret, rails, store: location, rehearse, brand: brandOf(configured) }),
  );
  const { finding, store } = await openDatabase(location, onBegin);
  findings.push(finding);
  await tried('clock', () => clockState(store));
  if (store !== null) await tried('kind', () => kindState(store, configured));
  if (store !== null) await tried('world', () => worldState(store, rehearse));
  const live = !rehearse && rails.some(({ modes }) => modes.includes('live'));
  if (live && publicUrl !== undefined) await tried('staff', () => staffState(configured.staffUrl, publicUrl));
  const leaves = store === null ? null : engineStore(store).leaves;
  if (leaves !== null) await tried('leaves', () => leavesState(leaves));
  await tried('disk', () => freeDisk(location));
  await tried('public address', () =>
    // Wherever the gateway runs, in a server of its own or in the embedder's.
    publicUrl === undefined ? warning('Not set: set publicUrl before customers pay.') : gatewayState(publicUrl, store),
  );
  // Simulated providers are in the process itself.
  for (const { id } of publicUrl === undefined || rehearse ? [] : rails) {
    const url = `${publicUrl}/api/v1/gateway/rails/${id}/callbacks`;
    await tried(`callbacks of ${id}`, () => reach(url, { method: 'POST' }));
  }
  await tried('mail', () => mailState(configured));
  await tried('sign-up', () => signUpState(configured, rails));
  onBegin('webhooks');
  findings.push(...(await tryWebhooks(store, webhook, configured.webhooks?.allowNetworks ?? [])));
  onBegin('rails');
  const checking = { rails: rehearse ? [] : rails, clock: systemClock(), logger: silentLogger() };
  for (const { rail, problems } of await checkRails(checking, new AbortController().signal)) {
    const messages = problems.map(({ message }) => message);
    findings.push({
      name: `rail ${rail}`,
      ...(messages.length === 0 ? ok('Its check found nothing.') : failed(messages.join(' '))),
    });
  }
  for (const rail of rails) await tried(`charges of ${rail.id}`, () => railAnswers(store, rail, Date.now()));
  await store?.close();
  return findings;
}

/** Without those that are declared wrong, which nothing can try. */
function usableRails(configured: Configured): { readonly rails: readonly Rail[]; readonly declared: Found } {
  const { rails = [] } = configured;
  const all = [...rails, sandboxRail()];
  try {
    checkedRails(all);
  } catch (error) {
    return { rails: [], declared: failed(messageOf(error)) };
  }
  const fault = termsFault(configured, all);
  if (fault !== null) return { rails, declared: failed(fault) };
  const ids = rails.map(({ id }) => id).join(', ');
  return { rails, declared: ok(ids === '' ? 'It names no rails.' : `It names ${ids}.`) };
}

function secretState(secret: string): Found {
  if (secret === '') return failed('MITAKO_SECRET is not set. Create one with `openssl rand -base64 33` and keep it.');
  return secret.length < 32 ? failed('MITAKO_SECRET is shorter than 32 characters.') : ok('MITAKO_SECRET is set.');
}

function liveState(configured: {
  readonly publicUrl?: string | undefined;
  readonly secret: string;
  readonly rails: readonly Rail[];
  readonly store: string;
  readonly rehearse: boolean;
  readonly brand: Configured['brand'];
}): Found {
  const { publicUrl = '', secret, rails, store, rehearse, brand } = configured;
  const live = rails.filter(({ modes }) => modes.includes('live')).map(({ id }) => id);
  if (rehearse) return warning('Rehearsed: providers are simulated, and no money moves.');
  if (live.length === 0) return warning('No live rail is configured: only test money can be taken.');
  const problem = unsafeForLive({ publicUrl, secret, rails, store })?.message ?? missingImprint({ rails, brand });
  return problem === null ? ok(`Taken by ${live.join(', ')}.`) : failed(problem);
}

/** Whether the database takes what the configuration would do: one world, for ever. */
async function worldState(store: Store, rehearse: boolean): Promise<Found> {
  const world = await worldOf(store);
  if (world !== null && (world === 'rehearsal') !== rehearse) return failed(new WorldError(world).message);
  return ok(rehearse ? 'Of a rehearsal.' : 'Of no rehearsal.');
}

/** Whether the gateway of this database answers at the public address: by what it publishes of its ledger, in every part. */
async function gatewayState(publicUrl: string, store: Store | null): Promise<Found> {
  const [newest] = store === null ? [] : await engineStore(store).read.newestCheckpoints(1);
  const published = newest?.hash ?? '"checkpoints":[]';
  return reach(`${publicUrl}/.well-known/mitako-ledger`, {
    faultOf(text) {
      if (!text.startsWith('{"keys":')) return 'is answered by another server. Does the proxy pass the path on?';
      return store === null || text.includes(published)
        ? null
        : 'is answered by the gateway of another database. Give both the same store.';
    },
  });
}

/** Whether a script in a customer's page could use the session of an operator. */
function staffState(staffUrl: string | undefined, publicUrl: string): Found {
  if (staffUrl === undefined) {
    return warning(
      `Customers' pages and the panels share ${new URL(publicUrl).origin}: a script that is injected into any page there could act as an operator. Set staffUrl, such as https://staff.${new URL(publicUrl).hostname}.`,
    );
  }
  const fault = findStaffUrlFault(staffUrl, publicUrl);
  return fault === null ? ok(`The panels are at ${staffUrl} alone.`) : failed(fault);
}

async function mailState(configured: Configured): Promise<Found> {
  const { mailer } = messagesOf(configured);
  if (mailer === undefined) {
    return warning(
      'No mail server: people who forget their password need you, addresses are not verified, and nobody is told of a changed password. Set MITAKO_MAIL.',
    );
  }
  const problem = (await mailer.check?.()) ?? null;
  return problem === null ? ok('The mail server accepts the login.') : failed(problem);
}

/** As the engine decides it. */
function signUpState(configured: Configured, rails: readonly Rail[]): Found {
  const hasMail = messagesOf(configured).mailer !== undefined;
  const isLive = rails.some(({ modes }) => modes.includes('live'));
  const { merchants, users } = checkedSignUp({ ...configured, ...signUpOf(configured) }, { hasMail, isLive });
  const how = { verified: 'by a mailed link', open: 'at once', closed: 'not by themselves' };
  return ok(`Merchants sign up ${how[merchants]}, users ${how[users]}.`);
}

/** Opens the database as the server would. */
async function openDatabase(
  location: string,
  onBegin: Examined['onBegin'],
): Promise<{ readonly finding: Finding; readonly store: Store | null }> {
  const name = 'database';
  onBegin(name);
  try {
    const { store, label } = await openExistingStore(location);
    await requireCurrentSchema({ store, label });
    const startedAtMs = performance.now();
    await store.ping();
    const tookMs = Math.round(performance.now() - startedAtMs);
    return { finding: { name, ...ok(`${label} answers in ${tookMs} ms, and its schema is current.`) }, store };
  } catch (error) {
    return { finding: { name, ...failed(messageOf(error)) }, store: null };
  }
}

/** Whether the database is that of the configured shop, or of a marketplace. */
async function kindState(store: Store, { shop, loaded }: Configured): Promise<Found> {
  const merchants = await engineStore(store).read.merchants({}, { limit: 2, afterId: null });
  if (shop !== undefined && merchants.some(({ own }) => own === null)) return failed(`${OTHERS.problem} ${OTHERS.fix}`);
  const change = await findShopChange({ store }, shop);
  if (change !== null && loaded === undefined) return warning(EMBEDDED);
  return change === null ? ok(shop === undefined ? 'A marketplace.' : `The shop "${shop.name}".`) : warning(change);
}

const EMBEDDED =
  'The database is that of a shop, and there is no configuration file: a program of yours embeds it, and its options are not examined here. Its start says what is wrong with them.';

/** Of the tables that PostgreSQL divides. A running server makes and drops them. */
async function leavesState(leaves: StoreLeaves): Promise<Found> {
  const all = await leaves.all();
  const problems = leafProblems(all, Date.now());
  return problems.length > 0 ? warning(problems.join(' ')) : ok(`${all.length} leaves of divided tables.`);
}

/** PostgreSQL refuses to start a process whose clock is off; SQLite has this machine's. */
async function clockState(store: Store | null): Promise<Found> {
  if (store === null) return warning('Not compared: the database did not open.');
  const askedAtMs = Date.now();
  const databaseMs = await engineStore(store).read.nowMs();
  const aheadMs = askedAtMs - databaseMs;
  const behindMs = databaseMs - Date.now();
  const apartMs = Math.max(aheadMs, behindMs);
  return apartMs > 5_000
    ? failed(`This machine and the database are ${Math.round(apartMs / 1000)} s apart. Synchronise both clocks (NTP).`)
    : ok('This machine and the database agree.');
}
