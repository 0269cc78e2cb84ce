/**
 * Roles that can log in. Operators are created on the gateway's machine, agents by operators; users and merchants
 * register.
 */
export const ROLES = ['user', 'agent', 'merchant', 'operator'] as const;

export type Role = (typeof ROLES)[number];

/** What a person may be invited as by a merchant. */
export const INVITED_ROLES = ['administrator', 'finance', 'support', 'developer', 'cashier', 'viewer'] as const;

/** What a member of a merchant is, and with it what the member may do. */
export const MEMBER_ROLES = ['owner', ...INVITED_ROLES] as const;

export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What a person of the operator is. */
export const OPERATOR_ROLES = ['administrator', 'finance', 'support', 'compliance', 'auditor'] as const;

export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** What a person or a key of the operator is. `monitor` is for keys alone. */
export const STAFF_ROLES = [...OPERATOR_ROLES, 'monitor'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const MEMBERSHIP_STATES = ['invited', 'active', 'removed'] as const;

/** An invitation, a member, or one who was. */
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** Kinds of second factors: codes of an application on a phone, and keys that a device holds. */
export const FACTOR_KINDS = ['totp', 'passkey'] as const;

export type FactorKind = (typeof FACTOR_KINDS)[number];
