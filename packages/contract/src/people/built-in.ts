import type { Role } from './values.ts';

// An embedding program may log in people of a role itself. Then what is for accounts with a password of ours is closed.

/** Routes of accounts that its people need as well, on pages: their session is a row of ours. */
const OF_ANY_SESSION: ReadonlySet<string> = new Set([
  'refresh',
  'logout',
  'getMe',
  'listDevices',
  'revokeDevice',
  'revokeOtherDevices',
  'setPin',
]);

/** Routes that change who belongs to a team, and as what: the program says so, at each view. */
const OF_TEAMS: Readonly<Record<string, Role>> = {
  inviteMember: 'merchant',
  updateMember: 'merchant',
  removeMember: 'merchant',
  renewInvitation: 'merchant',
  getTeamRules: 'merchant',
  setTeamRules: 'merchant',
  offerOwnership: 'merchant',
  withdrawOwnership: 'merchant',
  acceptOwnership: 'merchant',
  inviteOperator: 'operator',
  updateOperator: 'operator',
  renewOperatorInvitation: 'operator',
};

/**
 * The role whose built-in accounts a route is for; null: it is for others too.
 * @param role in its path, where that has one
 * @param onPages what the pages of people need of their own session is open to them
 */
export function builtInRole(
  name: string,
  path: string | undefined,
  role: unknown,
  { onPages }: { readonly onPages: boolean },
): Role | null {
  if (onPages && OF_ANY_SESSION.has(name)) return null;
  const [, of] = /^\/auth\/(\{role\}|merchant)\//.exec(path ?? '') ?? [];
  return of === undefined ? (OF_TEAMS[name] ?? null) : of === 'merchant' ? of : (role as Role | null);
}
