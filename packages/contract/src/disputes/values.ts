export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost'] as const;

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/**
 * The money of a lost dispute. `pending`: the provider is asked to refund it and has not answered. `returned`: the payer
 * has it. `owed`: no refund is under way, because the provider makes none or refused it; the operator has to return it.
 */
export const DISPUTE_RETURN_STATUSES = ['pending', 'returned', 'owed'] as const;

export type DisputeReturnStatus = (typeof DISPUTE_RETURN_STATUSES)[number];
