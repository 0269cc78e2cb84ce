export { acceptInvitation, readInvitation } from './accept-invitation.ts';
export * from './account-sessions.ts';
export * from './members.ts';
export * from './operators.ts';
export * from './own-memberships.ts';
export * from './ownership.ts';
export { getTeamRules, setTeamRules } from './team-rules.ts';
