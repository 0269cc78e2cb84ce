export * from './roles.ts';

/**
 * Roles that can log in. Operators are created on the gateway's machine, agents by operators; users and merchants
 * register.
 */
export const ROLES = ['user', 'agent', 'merchant', 'operator'] as const;

export type Role = (typeof ROLES)[number];
