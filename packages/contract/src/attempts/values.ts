/** States of a payment attempt. `paid_late`: the rail collected the money after the payment was final. */
export const ATTEMPT_STATUSES = ['submitting', 'pending', 'succeeded', 'failed', 'needs_review', 'paid_late'] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/**
 * Why an attempt is at its rail, where several rails offer its provider: it is the first in the configured order
 * (`primary`), or the first was down (`primary_down`), or another rail had certainly refused the attempt before this
 * one for a reason that is not the payer's (`other_refused`). A switch is never made once money may have moved.
 */
export const RAIL_CHOICES = ['primary', 'primary_down', 'other_refused'] as const;

export type RailChoice = (typeof RAIL_CHOICES)[number];

/** A decision that an operator may record about an attempt. */
export const ATTEMPT_OUTCOMES = ['succeeded', 'failed', 'returned'] as const;

export type AttemptOutcomeName = (typeof ATTEMPT_OUTCOMES)[number];

/**
 * `wait`: the engine asks the rail to return the money, and returning it by hand could pay it twice. `ask_provider`:
 * the rail has not answered for hours; ask the provider whether the refund is on its way. `return_by_hand`: the rail
 * refused, makes no refunds, or is no longer configured. Return the money by other means, then resolve the attempt with
 * `returned`, or record it for the dispute (`POST /admin/disputes/{dispute_id}/return`).
 */
export const UNAPPLIED_FUNDS_STEPS = ['wait', 'ask_provider', 'return_by_hand'] as const;
