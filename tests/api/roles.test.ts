import { acceptedBy, type Declaration, localOperations, type OperationName, routes, type Way } from '@mitako/contract';
import { MEMBER_ROLES, type MemberRole, STAFF_ROLES, type StaffRole } from '@mitako/contract/names';
import type { Arrived, Credential } from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import { expect, test } from 'vitest';
import { gatewayForEachTest, registerMerchant } from './support.ts';
import { createOperator } from './support/operators.ts';
import { adminOf } from '../support/in-process.ts';

// Each operation, tried by each role in each way in. What is refused to a role is refused before anything is validated, so
// the calls name objects that do not exist.

const api = gatewayForEachTest();

const OPERATIONS = Object.entries<Declaration>({ ...routes, ...localOperations }) as [OperationName, Declaration][];

/** The roles that a declaration lets in; null: it takes no such credential. */
function rolesOf({ auth }: Pick<Declaration, 'auth'>): readonly string[] | null {
  if (auth.kind === 'merchant' || auth.kind === 'legacy') return auth.members;
  return auth.kind === 'operator' ? auth.staff : null;
}

async function giveRole(personId: string, role: MemberRole | StaffRole): Promise<void> {
  const store = engineStore(api.gateway.store);
  const [membership] = await store.read.membershipsOf(personId);
  if (membership === undefined) throw new Error('not a member');
  const { version } = membership;
  await store.commit([
    { type: 'membership.update', membership: { ...membership, role, version: version + 1 }, fromVersion: version },
  ]);
}

/** Whether the role is refused. */
async function isRefused(name: OperationName, way: Way, credential: Credential): Promise<boolean> {
  const names = [...((routes as Readonly<Record<string, { path: string }>>)[name]?.path.matchAll(/\{(\w+)\}/g) ?? [])];
  const asked: Arrived = {
    way,
    ...(way === 'panel' && credential.kind === 'bearer'
      ? { identity: await api.gateway.authenticate(credential) }
      : { credential }),
    parameters: Object.fromEntries(names.map(([, each = '']) => [each, 'none'])),
  };
  const result = await api.gateway.call(name, asked);
  if (result.kind !== 'refused' || result.code !== 'ROLE_NOT_ALLOWED') return false;
  expect(result.details, name).toEqual({ role: expect.any(String), allowed: expect.any(Array) });
  return true;
}

/** Operations that a way opens to this kind of credential, with the roles that it lets in there. */
function open(way: Way, kind: 'merchant' | 'operator'): readonly (readonly [OperationName, readonly string[]])[] {
  return OPERATIONS.flatMap(([name, declaration]) => {
    const auth = acceptedBy(declaration, way);
    if (auth === null || auth.kind === 'optional_token') return [];
    const isOf = kind === 'operator' ? auth.kind === 'operator' : auth.kind === 'merchant' || auth.kind === 'legacy';
    const roles = isOf ? rolesOf({ auth }) : null;
    return roles === null ? [] : [[name, roles] as const];
  });
}

test.each(MEMBER_ROLES)('a member with the role %s may do what the contract says, and no more', async (role) => {
  const { personId, token } = await registerMerchant(api, 'roles@shop.test');
  await giveRole(personId, role);
  const credential = { kind: 'bearer', authorization: `Bearer ${token}` } as const;
  for (const way of ['api', 'panel'] as const) {
    const operations = open(way, 'merchant');
    expect(operations.length).toBeGreaterThan(50);
    for (const [name, roles] of operations) {
      expect(await isRefused(name, way, credential), `${name} by ${way}`).toBe(!roles.includes(role));
    }
  }
});

test.each(STAFF_ROLES)('an operator, and an operator key, with the role %s may do as much', async (role) => {
  const { secret } = await adminOf(api.gateway).createOperatorKey({ name: role, role });
  const credentials = [{ kind: 'bearer', authorization: `Bearer ${secret}` } as const];
  if (role !== 'monitor') {
    const { id, token } = await createOperator(api);
    await giveRole(id, role);
    credentials.push({ kind: 'bearer', authorization: `Bearer ${token}` });
  }
  for (const [place, credential] of credentials.entries()) {
    for (const way of place === 0 ? (['api'] as const) : (['api', 'panel'] as const)) {
      for (const [name, roles] of open(way, 'operator')) {
        // Its own key ends with this.
        if (name === 'revokeOperatorKey' && place === 0) continue;
        expect(await isRefused(name, way, credential), `${name} by ${way}`).toBe(!roles.includes(role));
      }
    }
  }
});

test('the embedding program and the command line have every role', async () => {
  const merchant = { kind: 'merchant', merchantId: api.seed.merchant.id, livemode: false } as const;
  for (const way of ['in_process', 'command_line'] as const) {
    for (const [name] of open(way, 'merchant')) expect(await isRefused(name, way, merchant), name).toBe(false);
    for (const [name] of open(way, 'operator')) {
      // The whole ledger, and other keys for the tokens.
      if (name === 'verifyLedger' || name === 'rotateSigningKey') continue;
      expect(await isRefused(name, way, { kind: 'operator' }), name).toBe(false);
    }
  }
});

test('the pages of customers take neither', () => {
  expect([...open('checkout', 'merchant'), ...open('checkout', 'operator')]).toEqual([]);
});

test('docs/roles.md has the table', async () => {
  await expect(tableOf()).toMatchFileSnapshot('../../docs/roles.md');
});

function tableOf(): string {
  const rows = (kind: 'merchant' | 'operator', columns: readonly string[]): readonly string[] => {
    const cells = OPERATIONS.flatMap(([name, { auth, ways }]) => {
      const roles = rolesOf({ auth }) ?? rolesOf({ auth: (ways?.panel ?? auth) as Declaration['auth'] });
      if (roles === null || (kind === 'operator') !== (auth.kind === 'operator')) return [];
      return [[`\`${name}\``, ...columns.map((role) => (roles.includes(role) ? '●' : ''))]];
    });
    const all = [['Operation', ...columns], ...cells];
    const widths = (all[0] ?? []).map((_, place) => Math.max(...all.map((row) => row[place]?.length ?? 0)));
    const line = (row: readonly string[], fill = ' '): string =>
      `| ${row.map((cell, place) => cell.padEnd(widths[place] ?? 0, fill)).join(' | ')} |`;
    const [head = [], ...rest] = all;
    return [
      line(head),
      line(
        widths.map(() => ''),
        '-',
      ),
      ...rest.map((row) => line(row)),
    ];
  };
  return [
    '# Who may do what',
    '',
    'Each route declares the roles that may call it. `authorise.ts` enforces them for logged-in people and operator keys,',
    'whatever the way in: the API or a page. A secret key of a merchant has scopes instead; the embedding program and the',
    'command line may do everything. Everybody reads and changes their own account. A cashier sees payments since midnight',
    'in Douala, without whole phone numbers. Live keys are created and rolled by owners and administrators only.',
    '',
    '## Members of a merchant',
    '',
    ...rows('merchant', MEMBER_ROLES),
    '',
    '## The operator',
    '',
    '`monitor` is a role of keys.',
    '',
    ...rows('operator', STAFF_ROLES),
    '',
  ].join('\n');
}
