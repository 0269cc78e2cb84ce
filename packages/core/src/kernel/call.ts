import {
  type Accepted,
  acceptedBy,
  builtInRole,
  type DataOf,
  isRouteOpen,
  onOneLine,
  type OperationName,
  type Part,
  PART_OF_ROLE,
} from '@mitako/contract';
import type { Context } from '../context.ts';
import { auditEntry } from '../audit/audit-entry.ts';
import { GatewayError, isGatewayError, isStoreUnavailable } from '../errors.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import type { Change } from '../ports/changes.ts';
import type { Arrived } from './arrived.ts';
import { authenticate, type Credential, type Identity, type Presented } from './authenticate.ts';
import { observed } from './observed.ts';
import { callerStillValid, requireActiveMerchant, requireAddress, requireRecentAuth } from './authorise.ts';
import type { Caller } from './caller.ts';
import { holderOf, isMerchant, merchantOf } from './callers.ts';
import { authorised, confirmed, type Held } from './confirm-key.ts';
import { commitOnce, decideAndCommit, type Refusals, unavailable } from './decide-and-commit.ts';
import type { Decision, Operation, OperationRequest, WriteOperation } from './operation.ts';
import { operations } from './operations.ts';
import type { Origin } from './origin.ts';
import { parse, type Input } from './parse.ts';
import { createReplays, inProgress, type Replays } from './replay.ts';
import { isStored, refused, type Result } from './result.ts';
import { routeFacts, type RouteFacts } from './route-facts.ts';
import { keepRightPin, presentPin, refusePin, type RightPin } from '../people/present-pin.ts';

/** Runs one operation. Refusals are results; only faults of the gateway are thrown. */
export type Call = <Name extends OperationName>(name: Name, arrived: Arrived) => Promise<Result<DataOf<Name>>>;

/** Identities made by `identify`, with what was read of them. */
const IDENTITIES = new WeakMap<Identity, Presented>();

/**
 * Authenticates a page's visitor once, for all calls that the page makes. Rate limits count the calls, not this.
 * @throws GatewayError with the code of an invalid credential
 */
export async function identify(context: Context, credential: Credential): Promise<Identity> {
  await context.clockWatch.assertRight(context.store);
  await context.unlock();
  const presented = await authenticate(context, credential, null);
  const made = Object.freeze({}) as Identity;
  IDENTITIES.set(made, presented);
  return made;
}

/** The entry to a context: every entry point calls operations here, and nowhere else. */
export function createCall(context: Context): Call {
  return <Name extends OperationName>(name: Name, arrived: Arrived): Promise<Result<DataOf<Name>>> =>
    observed(context, name, arrived, () => answered(context, name, arrived));
}

async function answered<Name extends OperationName>(
  context: Context,
  name: Name,
  arrived: Arrived,
): Promise<Result<DataOf<Name>>> {
  const held: Held = { leaves: [], confirm: null, asserted: () => undefined };
  try {
    return await confirmed(held, () => run<Name>(context, name, arrived, held));
  } catch (error) {
    if (isGatewayError(error)) return refused(error, routeFacts(name).route);
    if (!isStoreUnavailable(error)) throw error;
    context.outage.failed(error, 'store unavailable', { operation: name });
    return refused(unavailable(error), routeFacts(name).route);
  } finally {
    for (const leave of held.leaves) leave();
  }
}

/** Every call, from top to bottom, in the order of decisions §5. */
async function run<Name extends OperationName>(
  context: Context,
  name: Name,
  arrived: Arrived,
  held: Held,
): Promise<Result<DataOf<Name>>> {
  refuseForgedCaller(arrived);
  const requireOpen = openFor(context, arrived, routeFacts(name));
  // Before any code compares an expiry with this time.
  await context.clockWatch.assertRight(context.store);
  await context.unlock();
  const facts = routeFacts(name);
  const { route } = facts;
  const { way, parameters = {}, origin = {}, watch = {} } = arrived;
  const address = origin.clientAddress ?? null;
  // The embedding program and the command line are trusted: they are not counted.
  const isTrusted = way === 'in_process' || way === 'command_line';
  const limits = isTrusted ? null : context.limits;

  // Before a password is verified, or even limited: a guesser elsewhere learns and costs nothing.
  if (!isTrusted && isOfOperator(route, parameters)) requireAddress(context.settings.panelAllowFrom, address);

  // 1. Room to hash the password, before anything is read for it; limits by key, checkout and address.
  if (facts.passwordLane !== null) await context.hasher.untilRoom(facts.passwordLane);
  refuseGone(arrived.origin);
  const slug = typeof parameters['slug'] === 'string' ? parameters['slug'] : null;
  const early = await limits?.beforeAuthentication(route, { authorization: authorizationOf(arrived), address, slug });
  if (early !== undefined && early !== null) return early;

  // 2. Authentication and authorisation; 3. parsing. A refusal before an account is known counts for the address.
  let caller: Caller;
  let input: Input;
  try {
    const accepted = acceptedBy(route, way);
    if (accepted === null) throw new GatewayError('ROUTE_NOT_FOUND');
    const asked = { role: parameters['role'], mode: modeOf(facts, accepted, arrived), address };
    // A file is received only for a key that was read now.
    const presented = await presentedBy(context, arrived, accepted, route.upload === undefined);
    caller = await authorised(context, accepted, presented, asked, held);
    requireOpen(caller);
    // From the first byte of a file until it is stored.
    if (facts.route.upload !== undefined) held.leaves.push(enterUpload(context, caller));
    input = await parse(facts, arrived);
  } catch (fault) {
    const limited = (await limits?.ofFailed(route, address)) ?? null;
    if (limited !== null) return limited;
    throw fault;
  }

  // 4. Limits by account.
  const late = await limits?.ofAccount(route, caller, input.body, address);
  if (late !== undefined && late !== null) return late;

  // A file may have arrived meanwhile, for minutes.
  refuseGone(arrived.origin);

  // 5. The operation, on a request whose caller is authorised and whose input is parsed.
  if (facts.requiresRecentAuth) requireRecentAuth(context, caller);
  const { parameters: parsed, query, body, idempotencyKey } = input;
  const deviceName = arrived.deviceName ? onOneLine(arrived.deviceName) : 'Unknown device';
  const request = { caller, parameters: parsed, query, body, deviceName, origin, watch } as OperationRequest<Name>;
  const operation: Operation<Name> = operations[name];
  if (typeof operation === 'function') {
    // In the round trip of what the operation reads. Its outcome is awaited in `confirmed`.
    held.confirm?.().catch(() => undefined);
    const answer = await operation(context, request);
    return limits?.ofFile(caller, answer) ?? answer;
  }
  const chosen = 'choose' in operation ? operation.choose(request) : operation;
  return write(context, facts, chosen, request, { idempotencyKey, asserted: held.asserted });
}

/**
 * Refuses what belongs to a closed part: the route, before anything is read for it, then the caller.
 * @throws GatewayError `ROUTE_NOT_FOUND`
 */
function openFor(
  { settings: { parts, hosted } }: Context,
  { way, parameters = {} }: Arrived,
  { name, route }: RouteFacts,
): (caller: Caller) => void {
  // The embedding program has every part, and a local operation belongs to none.
  if (way === 'in_process' || route.part === undefined) return () => undefined;
  if (!isRouteOpen(route.part, parts, parameters['role'])) throw new GatewayError('ROUTE_NOT_FOUND');
  const role = builtInRole(name, route.path, parameters['role'], { onPages: way !== 'api' });
  if (role !== null && hosted.has(role)) throw new GatewayError('ROUTE_NOT_FOUND');
  return (caller) => {
    const part = partOf(caller);
    if (part !== null && !parts.has(part)) throw new GatewayError('ROUTE_NOT_FOUND');
  };
}

/** Where a caller comes from. */
function partOf(caller: Caller): Part | null {
  if (caller.kind === 'api_key') return 'api';
  if (caller.kind === 'operator') return 'operator';
  return caller.kind === 'session' ? PART_OF_ROLE[caller.role] : null;
}

/** Whether it is for the operator alone: a route of the panel, or the login of an operator. */
function isOfOperator({ auth }: RouteFacts['route'], parameters: Readonly<Record<string, unknown>>): boolean {
  return auth.kind === 'operator' || parameters['role'] === 'operator';
}

/** @throws GatewayError when the account, or this process, receives enough files already */
function enterUpload({ uploads }: Context, caller: Caller): () => void {
  const entered = uploads.enter(holderOf(caller));
  if (entered === 'account_full') throw new GatewayError('RATE_LIMITED', { limit: 'files' }, { retryAfterSeconds: 5 });
  if (entered === 'full') throw unavailable();
  return entered;
}

/** A request that changes something: replay, decide, commit with what the kernel adds, continue. */
async function write<Name extends OperationName>(
  context: Context,
  facts: RouteFacts,
  operation: WriteOperation<Name>,
  request: OperationRequest<Name>,
  { idempotencyKey, asserted }: { readonly idempotencyKey: string | null; readonly asserted: () => void },
): Promise<Result<DataOf<Name>>> {
  const { caller } = request;
  const rule = operation.replay ?? {};
  const storedKey = rule.when === 'none' ? null : idempotencyKey;
  const replays = createReplays<DataOf<Name>>(
    context,
    facts,
    request,
    storedKey,
    async (id) => (await rule.rebuild?.(context, request, id)) ?? null,
  );

  // Checks before a stored response is returned, and the scope of the stored response.
  const keyed = rule.scope === undefined ? replays.open(null) : null;
  const first = await operation.first?.(context, request, keyed);
  if (rule.scope !== undefined) replays.open(rule.scope(request, first));
  const requiresRecentAuth = operation.requiresRecentAuth?.(request, first) ?? false;
  if (requiresRecentAuth) requireRecentAuth(context, caller);

  const present = async (isReplay: boolean): Promise<RightPin | null> => {
    const check = operation.pin?.(context, request, first, isReplay) ?? null;
    return check === null ? null : presentPin(context, check.principal, check.pin);
  };
  /** A stored response requires the secrets that its fingerprint omits. `presented`: the PIN is known to be right. */
  const replay = async (
    stored: Result<DataOf<Name>>,
    presented: RightPin | null = null,
  ): Promise<Result<DataOf<Name>>> => {
    await rule.prove?.(context, request, stored);
    const right = presented ?? (await present(true));
    if (right !== null) await keepRightPin(context, right);
    return stored;
  };

  if (rule.when !== 'late') {
    const found = rule.stored === undefined ? await replays.find() : await replays.read(rule.stored(first));
    if (found.kind === 'done') return replay(found.answer);
    if (found.kind === 'running') return resume(context, operation, request, found.isAbandoned, replays);
  }

  const rightPin = await present(false);
  const decided = await decide().catch(async (error: unknown) => {
    // A right PIN resets the count even if the request is refused.
    if (rightPin !== null) await commitOnce(context, [rightPin]).catch(() => false);
    throw error;
  });
  if ('stored' in decided) return replay(decided.stored, rightPin);
  // Every such commit asserts the caller and, of live payments, the merchant.
  if (decided.changes.length > 0) asserted();
  return decided.continue?.run(replays.finish) ?? decided.answer;

  async function decide(): Promise<Decision<DataOf<Name>> | Stored<DataOf<Name>>> {
    const ready = await operation.prepare?.(context, request, first);
    let round = 0;
    return decideAndCommit<Decision<DataOf<Name>> | Stored<DataOf<Name>>>(
      context,
      async () => {
        round += 1;
        // After a PIN and a hash, before anything is decided. What has been committed once goes on.
        if (round === 1) refuseGone(request.origin);
        const decision = await refusalsToo(() => operation.decide(context, request, { first, ready, round }));
        if (!isStored(decision.answer)) {
          // The guard may have been refused because of this very request, sent twice concurrently: then its response
          // counts.
          const found = await replays.find();
          if (found.kind === 'done') return { changes: [], value: { stored: found.answer } };
        }
        const changes = commitOf(context, facts, request, decision, { rightPin, requiresRecentAuth, replays });
        return { changes, value: decision };
      },
      {
        refusals: { ...REFUSALS, ...operation.refusals },
        unwitnessed: operation.unwitnessed,
        afterRefusal: async (guard) => {
          if (guard === 'assert.merchant_live') await refuseNotLive(context, request.caller);
          if (guard === rightPin?.type) await refusePin(context, rightPin);
          const found = await replays.find();
          if (found.kind === 'running') throw inProgress();
          return found.kind === 'done' ? { stored: found.answer } : null;
        },
      },
    );
  }
}

interface Stored<Data> {
  readonly stored: Result<Data>;
}

/** The changes of the operation and those that the kernel adds. Empty: nothing to commit. */
function commitOf<Name extends OperationName>(
  context: Context,
  facts: RouteFacts,
  request: OperationRequest<Name>,
  decision: Decision<DataOf<Name>>,
  added: {
    readonly rightPin: RightPin | null;
    readonly requiresRecentAuth: boolean;
    readonly replays: Replays<DataOf<Name>>;
  },
): readonly Change[] {
  const { caller } = request;
  const changes = [
    // First: of two requests with one key, the second is refused before it has written anything.
    ...added.replays.remember(decision),
    ...(added.rightPin === null ? [] : [added.rightPin]),
    ...decision.changes,
    ...(decision.changes.length === 0 ? [] : auditEntry(context, facts.route, request, decision)),
  ];
  if (changes.length === 0) return changes;
  const isLarge = decision.changes.length > 0 && decision.requiresRecentAuth === true;
  if (isLarge) requireRecentAuth(context, caller);
  const requiresRecentAuth = facts.requiresRecentAuth || added.requiresRecentAuth || isLarge;
  const onBehalfOf = decision.onBehalfOf ?? (facts.changesPayments ? merchantOf(caller) : null);
  return [
    ...callerStillValid(context, caller, { requiresRecentAuth }),
    ...(onBehalfOf?.livemode === true && decision.changes.length > 0
      ? [{ type: 'assert.merchant_live', id: onBehalfOf.merchantId } as const]
      : []),
    ...changes,
  ];
}

/** Guards whose refusal the caller receives as this error. `assert.merchant_live` has two, see `refuseNotLive`. */
const REFUSALS: Refusals = {
  'assert.api_key': 'API_KEY_REVOKED',
  'assert.operator_key': 'API_KEY_REVOKED',
  'assert.session': 'TOKEN_REVOKED',
  'assert.membership': 'ROLE_NOT_ALLOWED',
  'assert.password_proven': 'REAUTHENTICATION_REQUIRED',
  'assert.password': 'INVALID_CREDENTIALS',
  'principal.set_factors': 'INVALID_CREDENTIALS',
  'principal.use_factor_grace': 'INVALID_CREDENTIALS',
  'factor.use': 'SECOND_FACTOR_INVALID',
  'recovery_code.use': 'SECOND_FACTOR_INVALID',
  'session.prove_password': 'TOKEN_REVOKED',
  'assert.agent_active': 'ACCOUNT_SUSPENDED',
  'assert.api_keys_below': 'API_KEY_LIMIT',
};

/**
 * The error of `assert.merchant_live`: a merchant reads its own reason, a customer that the shop accepts no payments.
 * @throws GatewayError unless the merchant may change live payments again meanwhile
 */
async function refuseNotLive(context: Context, caller: Caller): Promise<void> {
  if (!isMerchant(caller)) throw new GatewayError('ACCOUNT_SUSPENDED');
  requireActiveMerchant(await merchantById(context, merchantOf(caller).merchantId));
}

/** A key held by a request without a response: it is in progress, or its process has died. */
async function resume<Name extends OperationName>(
  context: Context,
  operation: WriteOperation<Name>,
  request: OperationRequest<Name>,
  isAbandoned: boolean,
  replays: Replays<DataOf<Name>>,
): Promise<Result<DataOf<Name>>> {
  if (!isAbandoned || operation.resume === undefined) throw inProgress();
  const answer = await operation.resume(context, request);
  await commitOnce(context, replays.finish.store(answer));
  const kept = await replays.find();
  // Nothing is stored: the holder was alive after all, and released the key because the charge failed. The data read
  // before may be older than that.
  if (kept.kind !== 'done') throw inProgress();
  return kept.answer.body === answer.body ? answer : kept.answer;
}

/** A refusal may be returned or thrown from deeper code. */
async function refusalsToo<Data>(decide: () => Promise<Decision<Data>> | Decision<Data>): Promise<Decision<Data>> {
  try {
    return await decide();
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return { changes: [], answer: refused(error) };
  }
}

/** @throws TypeError when an adapter of the outer ways hands in what only the program itself may be */
function refuseForgedCaller({ credential, way }: Arrived): void {
  const isOwn = credential?.kind === 'merchant' || credential?.kind === 'operator';
  if (isOwn && way !== 'in_process' && way !== 'command_line') {
    throw new TypeError(`no caller from ${way} acts in process`);
  }
}

/**
 * A request whose connection is closed before it began is not executed: a process that hung would execute it after its
 * caller has given up and sent it again.
 * @throws GatewayError `SERVICE_UNAVAILABLE`, which no caller receives
 */
function refuseGone(origin: Origin | undefined): void {
  if (origin?.isGone?.() === true) throw unavailable();
}

async function presentedBy(
  context: Context,
  { identity, credential = { kind: 'none' } }: Arrived,
  accepted: Accepted,
  mayBeKept: boolean,
): Promise<Presented> {
  if (identity !== undefined) {
    const presented = IDENTITIES.get(identity);
    if (presented === undefined) throw new TypeError('the identity was not made by gateway.authenticate');
    return presented;
  }
  if (credential.kind === 'none' && accepted.kind !== 'none' && accepted.kind !== 'optional_token') {
    throw new GatewayError('AUTHENTICATION_REQUIRED');
  }
  return authenticate(context, credential, accepted, mayBeKept);
}

function authorizationOf({ credential }: Arrived): string | null {
  return credential?.kind === 'bearer' ? credential.authorization : null;
}

/** A key has a mode of its own, so the routes of keys have no `?mode=`: a panel that opens one to merchants states it. */
function modeOf(facts: RouteFacts, accepted: Accepted, arrived: Arrived): 'live' | 'test' | undefined {
  if (facts.takesMode) return arrived.mode ?? modeIn(arrived.query);
  return accepted.kind === 'merchant' && facts.route.auth.kind === 'api_key' ? arrived.mode : undefined;
}

/** An invalid mode is reported by the validation of the query, once the caller is known. */
function modeIn(query: Arrived['query']): 'live' | 'test' | undefined {
  const mode = query?.['mode'];
  return mode === 'live' || mode === 'test' ? mode : undefined;
}
