import { NEW_AGENT_LIMITS, OPERATOR_KEY_PREFIX, SCOPES } from '@mitako/contract/names';
import { newAgent } from '../agents/limits.ts';
import { limitsFromWire } from '../agents/wire.ts';
import { newApiKey } from '../api-keys/api-keys.ts';
import { newOperatorKey } from '../api-keys/operator-keys.ts';
import { apiKeyPrefix, formatKey, keyHint } from '../api-keys/format.ts';
import { firstFound } from '../basics/first-found.ts';
import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Principal, SandboxScenario } from '../model.ts';
import { accountByEmail, type Contact } from '../people/contact.ts';
import { hashPin } from '../people/pin-hash.ts';
import { newMembership, newMerchantWithOwner, newPrincipal, openFloats, openWallets } from '../people/principals.ts';
import type { Change } from '../ports/changes.ts';
import { hashPassword } from '../people/password.ts';

/** Well-known credentials of the test users and the agent, worthless for live payments. */
const PASSWORD = 'sandbox-password';
const PIN = '1234';

/** The test users and their scenarios (decisions §11). */
export const SANDBOX_USERS: readonly {
  readonly email: string;
  readonly scenario: SandboxScenario;
  readonly name: string;
  readonly outcome: string;
}[] = [
  { email: 'success@sandbox.test', scenario: 'success', name: 'Awa Success', outcome: 'succeeds' },
  {
    email: 'insufficient@sandbox.test',
    scenario: 'insufficient',
    name: 'Ines Insufficient',
    outcome: 'declined: insufficient_funds (may be retried)',
  },
  {
    email: 'declined@sandbox.test',
    scenario: 'declined',
    name: 'Didier Declined',
    outcome: 'declined: payer_declined (may be retried)',
  },
  {
    email: 'timeout@sandbox.test',
    scenario: 'timeout',
    name: 'Thea Timeout',
    outcome: 'processing for 5 s, then payer_timeout (may be retried)',
  },
  {
    email: 'refund@sandbox.test',
    scenario: 'refund',
    name: 'Remi Refund',
    outcome: 'succeeds, refunded in full 2 s later',
  },
];

const MERCHANT_EMAIL = 'merchant@sandbox.test';
const MERCHANT_NAME = 'Boutique Démo';
const AGENT_EMAIL = 'agent@sandbox.test';

/** Contents of a seeded sandbox. Keys are derived from the root secret: the same on every start. */
export interface SandboxSeed {
  /** The seeded merchant, with an approved business verification. */
  readonly merchant: {
    readonly id: string;
    readonly email: string;
    readonly password: string;
    readonly testKey: string;
    readonly liveKey: string;
  };
  /** A key of the operator, `svc_operator_…`. */
  readonly operatorKey: string;
  /** Users with a wallet of test money; the outcome is what a payment of theirs becomes. */
  readonly users: readonly {
    readonly email: string;
    readonly password: string;
    readonly pin: string;
    readonly outcome: string;
  }[];
  /** An agent for cash-in and cash-out with test money. */
  readonly agent: { readonly id: string; readonly email: string; readonly password: string; readonly pin: string };
}

/**
 * Seeds one merchant with an approved KYC, the test users and an agent. Idempotent.
 *
 * It is not an operation: it has no caller, is several commits that other processes may race, and writes what no operation may
 * write, keys that are derived from the root secret among it.
 */
export async function seedSandbox(context: Context): Promise<SandboxSeed> {
  const keys = {
    test: derivedKey(context, apiKeyPrefix(false), 'sandbox-test-key'),
    live: derivedKey(context, apiKeyPrefix(true), 'sandbox-live-key'),
    operator: derivedKey(context, OPERATOR_KEY_PREFIX, 'sandbox-operator-key'),
  };
  const [existing, seededAgent] = await Promise.all([
    seededMerchant(context),
    accountByEmail(context, 'agent', AGENT_EMAIL),
  ]);
  // The merchant can create live keys, so its password is not well known.
  const merchantPassword = context.keyring.derive('sandbox-merchant-password', 12).toString('base64url');
  const merchantId = existing ?? (await seedMerchant(context, merchantPassword, keys));
  await seedMissingKeys(context, merchantId, keys);
  // The agent and the users were created in one commit.
  const agentId = seededAgent?.id ?? (await seedPeople(context));
  return {
    merchant: {
      id: merchantId,
      email: MERCHANT_EMAIL,
      password: merchantPassword,
      testKey: keys.test,
      liveKey: keys.live,
    },
    operatorKey: keys.operator,
    users: SANDBOX_USERS.map(({ email, outcome }) => ({ email, password: PASSWORD, pin: PIN, outcome })),
    agent: { id: agentId, email: AGENT_EMAIL, password: PASSWORD, pin: PIN },
  };
}

interface Keys {
  readonly test: string;
  readonly live: string;
  readonly operator: string;
}

/** Its id; null: it is not seeded yet. */
async function seededMerchant(context: Context): Promise<string | null> {
  const owner = await accountByEmail(context, 'merchant', MERCHANT_EMAIL);
  const [membership] = owner === null ? [] : await context.store.read.membershipsOf(owner.id);
  return membership?.merchantId ?? null;
}

async function seedMerchant(context: Context, password: string, keys: Keys): Promise<string> {
  const account = {
    email: MERCHANT_EMAIL,
    name: MERCHANT_NAME,
    phone: null,
    passwordHash: await hashPassword(context, password, 'session'),
  };
  const { changes, merchantId } = await seededOwner(context, account);
  await commitOnce(context, [...changes, ...keyChanges(context, merchantId, keys)]);
  // Another process may have been faster; its merchant counts.
  return (await seededMerchant(context)) ?? merchantId;
}

/** The owner of a merchant; where the gateway is a shop, of that one. */
async function seededOwner(
  context: Context,
  account: Parameters<typeof newMerchantWithOwner>[1],
): Promise<{ readonly changes: readonly Change[]; readonly merchantId: string }> {
  const own = await context.store.read.ownMerchant();
  if (own === null) {
    const { changes, merchant } = newMerchantWithOwner(context, account, {
      supportEmail: 'support@sandbox.test',
      kycStatus: 'approved',
      kycDecidedAtMs: context.clock.now(),
      kycDecidedBy: 'operator',
    });
    return { changes, merchantId: merchant.id };
  }
  const principal = newPrincipal(context, 'merchant', account);
  const membership = newMembership(context, { merchantId: own.id, role: 'owner', principalId: principal.id });
  return {
    changes: [
      { type: 'principal.insert', principal },
      { type: 'membership.insert', membership },
    ],
    merchantId: own.id,
  };
}

/** After a change of the root secret the derived keys are new. */
async function seedMissingKeys(context: Context, merchantId: string, keys: Keys): Promise<void> {
  const hashes = context.keyring.under((each) => each.hashKey(keys.test));
  const found = await firstFound(hashes, context.store.read.apiKeyByHash);
  if (found === null) await commitOnce(context, keyChanges(context, merchantId, keys));
}

function keyChanges(context: Context, merchantId: string, keys: Keys): readonly Change[] {
  const seeded = { merchantId, scopes: SCOPES, expiresAtMs: null };
  return [
    {
      type: 'api_key.insert',
      apiKey: newApiKey(context, { ...seeded, livemode: false, name: 'Sandbox test key' }, keys.test).apiKey,
    },
    {
      type: 'api_key.insert',
      apiKey: newApiKey(context, { ...seeded, livemode: true, name: 'Sandbox live key' }, keys.live).apiKey,
    },
    {
      type: 'operator_key.insert',
      operatorKey: newOperatorKey(context, {
        name: `Sandbox operator key ${keyHint(keys.operator)}`,
        role: 'administrator',
        secret: keys.operator,
        expiresAtMs: null,
      }),
    },
  ];
}

/** Returns the agent's id. */
async function seedPeople(context: Context): Promise<string> {
  const nowMs = context.clock.now();
  // One hash for the common password: startup must not take half a second.
  const passwordHash = await hashPassword(context, PASSWORD, 'session');
  const seeded = async (
    who: Pick<Principal, 'role'> & Pick<Contact, 'email' | 'name'>,
    scenario: SandboxScenario,
  ): Promise<Principal> => {
    const { role } = who;
    const principal = newPrincipal(context, role, { ...who, phone: null, passwordHash });
    // The pepper includes the id, so each PIN has its own hash. 1234 is deliberately trivial here.
    const pinHash = await hashPin(context, principal.id, PIN, 'session');
    return { ...principal, pinHash, sandboxScenario: scenario };
  };
  const agent = await seeded({ role: 'agent', email: AGENT_EMAIL, name: 'Agent Démo' }, 'success');
  const users = await Promise.all(
    SANDBOX_USERS.map(async ({ email, name, scenario }): Promise<readonly Change[]> => {
      const principal = await seeded({ role: 'user', email, name }, scenario);
      return [
        { type: 'principal.insert', principal },
        ...openWallets(context, principal.id, { live: false, testFunds: scenario !== 'insufficient' }),
      ];
    }),
  );
  await commitOnce(context, [
    { type: 'principal.insert', principal: agent },
    { type: 'agent.insert', agent: newAgent({ id: agent.id, limits: limitsFromWire(NEW_AGENT_LIMITS), nowMs }) },
    ...openFloats(context, agent.id, { live: false }),
    ...users.flat(),
  ]);
  // Another process may have been faster; its agent counts.
  return (await accountByEmail(context, 'agent', AGENT_EMAIL))?.id ?? agent.id;
}

function derivedKey(context: Context, prefix: string, purpose: string): string {
  const bytes = context.keyring.derive(purpose, 64);
  const random = bytes.toString('base64').replaceAll(/[^A-Za-z0-9]/g, '');
  return formatKey(prefix, random.slice(0, 30));
}
