/**
 * Roles that can log in. Operators are created on the gateway's machine, agents by operators; users and merchants
 * register.
 */
export const ROLES = ['user', 'agent', 'merchant', 'operator'] as const;

export type Role = (typeof ROLES)[number];

/** What a member of a merchant is, and with it what the member may do. */
export const MEMBER_ROLES = ['owner', 'administrator', 'finance', 'support', 'developer', 'cashier', 'viewer'] as const;

export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What a person or a key of the operator is. `monitor` is for keys alone. */
export const STAFF_ROLES = ['administrator', 'finance', 'support', 'compliance', 'auditor', 'monitor'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
