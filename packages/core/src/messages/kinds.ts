import type { MessageChannel, MessageKind, NoticeName, Role } from '@mitako/contract/names';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What the text of each kind names. */
export interface MessageValues {
  readonly test: NoValues;
  readonly password_changed: { readonly atMs: number };
  readonly reset_password: { readonly role: Role };
  readonly verify_email: LinkValues;
  readonly email_change_confirm: LinkValues;
  /** @property email the new address */
  readonly email_change_veto: LinkValues & { readonly email: string };
  readonly email_changed: NoValues;
  readonly email_change_undo: LinkValues;
  readonly phone_code: LinkValues;
  readonly factor_added: NoValues;
  readonly factor_removed: NoValues;
  readonly recovery_code_used: { readonly left: number };
  readonly factor_guessed: NoValues;
  /** @property name of the passkey */
  readonly factor_suspended: { readonly name: string };
  readonly receipt: OfPayment;
  readonly receipt_refund: OfPayment;
  readonly receipt_sms: OfPayment;
  readonly receipt_refund_sms: OfPayment;
  readonly new_device: { readonly atMs: number };
  readonly sign_up: { readonly role: Role };
  readonly unlock: { readonly role: Role };
  /** @property path of the page on which the invitation is accepted, below the public URL */
  readonly invitation: { readonly name: string; readonly shop: string; readonly path: string };
  readonly invitation_operator: { readonly name: string; readonly path: string };
  readonly member_joined: { readonly name: string; readonly shop: string };
  readonly role_changed: { readonly shop: string };
  readonly member_removed: { readonly shop: string };
  readonly ownership_offered: { readonly name: string; readonly shop: string; readonly path: string };
  readonly ownership_changed: { readonly shop: string };
  readonly payment_received: Noticed &
    Money & { readonly paymentId: string; readonly reference: string | null; readonly atMs: number };
  readonly payments_received: Noticed & Window;
  /** @property day of Douala, `2026-11-29` */
  readonly payments_daily: Noticed & { readonly merchantId: string; readonly day: string };
  readonly refund_made: Noticed & Money & { readonly paymentId: string };
  readonly refunds_made: Noticed & Window;
  readonly dispute_opened: Noticed & Disputed;
  readonly dispute_due: Noticed & Disputed;
  readonly payout_paid: Noticed & Money & PaidOut;
  readonly payout_failed: Noticed & Money & PaidOut;
  readonly endpoint_failing: Noticed & Endpoint;
  readonly endpoint_recovered: Noticed & Endpoint;
  readonly kyc_approved: Decided;
  readonly kyc_needs_info: Decided;
  readonly kyc_rejected: Decided;
  /** @property account as it is shown, `•••• 4217` */
  readonly payout_account_changed: Shop & { readonly account: string; readonly atMs: number };
  readonly live_key_created: Shop & { readonly key: string; readonly atMs: number };
}

/** The link is looked up and its token derived when the message is sent. */
interface LinkValues {
  readonly linkId: string;
}

/** A message about a merchant. */
interface Shop {
  readonly shop: string;
  readonly livemode: boolean;
}

/** A message that a member chose: it is dropped if they chose otherwise, or left, before it is sent. */
interface Noticed extends Shop {
  readonly membershipId: string;
}

interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** What happened often within ten minutes: counted when the message is sent. */
interface Window {
  readonly merchantId: string;
  readonly fromMs: number;
}

interface OfPayment extends Money {
  readonly paymentId: string;
}

interface Disputed extends Money {
  readonly disputeId: string;
  readonly deadlineMs: number;
}

interface PaidOut {
  readonly settlementId: string;
  readonly reference: string | null;
}

interface Endpoint {
  readonly endpointId: string;
  readonly host: string;
  readonly sinceMs: number;
}

interface Decided extends Noticed {
  /** What the operator wrote. */
  readonly note: string | null;
}

type NoValues = Readonly<Record<never, never>>;

interface Kind {
  readonly channel: MessageChannel;
  /** How long it may wait. */
  readonly lifeMs: number;
  /**
   * Why it comes: with a link that somebody asked for, for the security of an account, or as a notice; `chosen` ones by the
   * member who receives them, and for payers because they asked.
   */
  readonly class: 'link' | 'security' | 'notice' | 'chosen' | 'payer';
  /** Of those that members choose. */
  readonly notice: NoticeName | null;
}

/** Kinds that go by text message. */
export type TextKind = 'phone_code' | 'receipt_sms' | 'receipt_refund_sms';

/** Kinds that go by mail. */
export type MailKind = Exclude<MessageKind, TextKind>;

/** Kinds that members choose. */
export type ChosenKind = {
  [Each in MailKind]: MessageValues[Each] extends Noticed ? Each : never;
}[MailKind];

/** Every kind of message. */
export const KINDS: { readonly [Each in MessageKind]: Kind } = {
  test: mail('notice', HOUR_MS),
  password_changed: mail('security', DAY_MS),
  reset_password: mail('link', 30 * MINUTE_MS),
  verify_email: mail('link', DAY_MS),
  email_change_confirm: mail('link', DAY_MS),
  email_change_veto: mail('security', 3 * DAY_MS),
  email_changed: mail('security', DAY_MS),
  email_change_undo: mail('security', 7 * DAY_MS),
  phone_code: { channel: 'sms', class: 'link', notice: null, lifeMs: 10 * MINUTE_MS },
  factor_added: mail('security', DAY_MS),
  factor_removed: mail('security', DAY_MS),
  recovery_code_used: mail('security', DAY_MS),
  factor_guessed: mail('security', DAY_MS),
  factor_suspended: mail('security', DAY_MS),
  new_device: mail('security', DAY_MS),
  sign_up: mail('link', DAY_MS),
  unlock: mail('link', 30 * MINUTE_MS),
  invitation: mail('link', 7 * DAY_MS),
  invitation_operator: mail('link', 7 * DAY_MS),
  member_joined: mail('notice', DAY_MS),
  role_changed: mail('security', DAY_MS),
  member_removed: mail('security', DAY_MS),
  ownership_offered: mail('link', 3 * DAY_MS),
  ownership_changed: mail('security', DAY_MS),
  payment_received: chosen('payments', DAY_MS),
  payments_received: chosen('payments', DAY_MS),
  payments_daily: chosen('payments', DAY_MS),
  refund_made: chosen('refunds', DAY_MS),
  refunds_made: chosen('refunds', DAY_MS),
  dispute_opened: chosen('disputes', DAY_MS),
  dispute_due: chosen('disputes', DAY_MS),
  payout_paid: chosen('payouts', DAY_MS),
  payout_failed: chosen('payouts', 7 * DAY_MS),
  endpoint_failing: chosen('webhooks', DAY_MS),
  endpoint_recovered: chosen('webhooks', DAY_MS),
  kyc_approved: chosen('verification', 7 * DAY_MS),
  kyc_needs_info: chosen('verification', 7 * DAY_MS),
  kyc_rejected: chosen('verification', 7 * DAY_MS),
  payout_account_changed: mail('security', DAY_MS),
  live_key_created: mail('security', DAY_MS),
  receipt: mail('payer', DAY_MS),
  receipt_refund: mail('payer', DAY_MS),
  receipt_sms: { ...mail('payer', DAY_MS), channel: 'sms' },
  receipt_refund_sms: { ...mail('payer', DAY_MS), channel: 'sms' },
};

function mail(kindClass: Kind['class'], lifeMs: number): Kind {
  return { channel: 'mail', class: kindClass, notice: null, lifeMs };
}

function chosen(notice: NoticeName, lifeMs: number): Kind {
  return { channel: 'mail', class: 'chosen', notice, lifeMs };
}
