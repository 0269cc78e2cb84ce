/**
 * What a message is about. A message goes once for each cause: a change of the password, a link, an invitation.
 */
export const MESSAGE_KINDS = [
  'test',
  'password_changed',
  'reset_password',
  'verify_email',
  'email_change_confirm',
  'email_change_veto',
  'email_changed',
  'email_change_undo',
  'phone_code',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'factor_guessed',
  'factor_suspended',
  'new_device',
  'sign_up',
  'unlock',
  'invitation',
  'invitation_operator',
  'member_joined',
  'role_changed',
  'member_removed',
  'ownership_offered',
  'ownership_changed',
  'payment_received',
  'payments_received',
  'payments_daily',
  'refund_made',
  'refunds_made',
  'dispute_opened',
  'dispute_due',
  'payout_paid',
  'payout_failed',
  'endpoint_failing',
  'endpoint_recovered',
  'kyc_approved',
  'kyc_needs_info',
  'kyc_rejected',
  'payout_account_changed',
  'live_key_created',
  'receipt',
  'receipt_refund',
  'receipt_sms',
  'receipt_refund_sms',
] as const;

/** What a message is about. */
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * - `queued`: waits for its time, or for the mail server
 * - `handing_over`: is being handed to the server
 * - `sent`: the server accepted it
 * - `bounced`: it came back to the mailbox of the sender, as a program that reads that said
 * - `refused`: the server refused the address or the message for good
 * - `unclear`: the connection ended while it was handed over; it is not sent again, so that nobody gets it twice
 * - `expired`: it could not be sent in time
 * - `dropped`: it had become pointless, as its link was used
 */
export const MESSAGE_STATUSES = [
  'queued',
  'handing_over',
  'sent',
  'bounced',
  'refused',
  'unclear',
  'expired',
  'dropped',
] as const;

/** State of a message. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_CHANNELS = ['mail', 'sms'] as const;

/** How a message goes. */
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
