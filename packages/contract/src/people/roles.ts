import { MEMBER_ROLES, OPERATOR_ROLES, type MemberRole, type StaffRole } from './values.ts';

// Who may call a route: the roles of a merchant's members, then those of the operator's people and keys. Each route names
// one of these sets beside its path.

type Members = readonly MemberRole[];
type Staff = readonly StaffRole[];

/** What a cashier may do, too: the till, and payments of the day. */
export const EVERYBODY: Members = MEMBER_ROLES;
export const MEMBERS: Members = ['owner', 'administrator', 'finance', 'support', 'developer', 'viewer'];
export const OWN: Members = ['owner'];
export const ACCEPT: Members = ['administrator'];
export const MANAGE: Members = ['owner', 'administrator'];
export const SELL: Members = ['owner', 'administrator', 'support', 'cashier'];
export const SERVE: Members = ['owner', 'administrator', 'support'];
export const REFUND: Members = ['owner', 'administrator', 'finance', 'support'];
export const READ_CUSTOMERS: Members = ['owner', 'administrator', 'finance', 'support', 'viewer'];
export const READ_MONEY: Members = ['owner', 'administrator', 'finance', 'viewer'];
export const READ_PAYOUTS: Members = ['owner', 'administrator', 'finance'];
export const DEVELOP: Members = ['owner', 'administrator', 'developer'];
export const READ_EVENTS: Members = ['owner', 'administrator', 'support', 'developer', 'viewer'];
export const TEST: Members = ['owner', 'administrator', 'support', 'developer'];

/** All people. */
export const STAFF: Staff = OPERATOR_ROLES;
export const WATCH: Staff = [...STAFF, 'monitor'];
export const ADMINISTER: Staff = ['administrator'];
export const MOVE_MONEY: Staff = ['administrator', 'finance'];
export const ASSIST: Staff = ['administrator', 'support'];
export const LOOK_UP: Staff = ['administrator', 'finance', 'support'];
export const DECIDE: Staff = ['administrator', 'compliance'];
export const DISPUTE: Staff = ['administrator', 'support', 'compliance'];
export const READ_BALANCES: Staff = ['administrator', 'finance', 'support', 'auditor'];
export const CHECK: Staff = ['administrator', 'finance', 'auditor'];
export const READ_FILES: Staff = ['administrator', 'support', 'compliance', 'auditor'];
export const READ_AUDIT: Staff = ['administrator', 'compliance', 'auditor'];
export const READ_MESSAGES: Staff = ['administrator', 'support', 'auditor'];
