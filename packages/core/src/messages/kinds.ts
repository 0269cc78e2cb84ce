import type { MessageChannel, MessageKind, NoticeName, Role } from '@mitako/contract/names';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What the text of each kind names. */
export interface MessageValues {
  /** To see that messages arrive. */
  readonly test: NoValues;
  /** A password was changed. */
  readonly password_changed: { readonly atMs: number };
  /** A link that sets a new password. */
  readonly reset_password: { readonly role: Role };
  /** A link that confirms an address. */
  readonly verify_email: LinkValues;
  /** A link, to the new address, that confirms the change. */
  readonly email_change_confirm: LinkValues;
  /** @property email the new address */
  readonly email_change_veto: LinkValues & { readonly email: string };
  /** To the new address: it is in use. */
  readonly email_changed: NoValues;
  /** To the former address: a link that undoes the change. */
  readonly email_change_undo: LinkValues;
  /** A code that confirms a number. */
  readonly phone_code: LinkValues;
  /** A second factor was set up. */
  readonly factor_added: NoValues;
  /** A second factor was removed. */
  readonly factor_removed: NoValues;
  /** A recovery code was used: how many are left. */
  readonly recovery_code_used: { readonly left: number };
  /** Somebody who has the password guesses codes. */
  readonly factor_guessed: NoValues;
  /** @property name of the passkey */
  readonly factor_suspended: { readonly name: string };
  /** A receipt of a payment, by mail. */
  readonly receipt: OfPayment;
  /** A receipt of a refund, by mail. */
  readonly receipt_refund: OfPayment;
  /** A receipt of a payment, by text message. */
  readonly receipt_sms: OfPayment;
  /** A receipt of a refund, by text message. */
  readonly receipt_refund_sms: OfPayment;
  /** A login from a device that was not known. */
  readonly new_device: { readonly atMs: number };
  /** A link that opens an account. */
  readonly sign_up: { readonly role: Role };
  /** A link that ends a lock after wrong passwords. */
  readonly unlock: { readonly role: Role };
  /** @property path of the page on which the invitation is accepted, below the public URL */
  readonly invitation: { readonly name: string; readonly shop: string; readonly path: string };
  /** An invitation to the operator's panel. */
  readonly invitation_operator: { readonly name: string; readonly path: string };
  /** Somebody joined the team. */
  readonly member_joined: { readonly name: string; readonly shop: string };
  /** The role in a team was changed. */
  readonly role_changed: { readonly shop: string };
  /** The membership in a team ended. */
  readonly member_removed: { readonly shop: string };
  /** A merchant is offered to be taken over. */
  readonly ownership_offered: { readonly name: string; readonly shop: string; readonly path: string };
  /** A merchant has another owner. */
  readonly ownership_changed: { readonly shop: string };
  /** A payment succeeded. */
  readonly payment_received: Noticed &
    Money & { readonly paymentId: string; readonly reference: string | null; readonly atMs: number };
  /** Several payments succeeded. */
  readonly payments_received: Noticed & Window;
  /** @property day of Douala, `2026-11-29` */
  readonly payments_daily: Noticed & { readonly merchantId: string; readonly day: string };
  /** A refund was made. */
  readonly refund_made: Noticed & Money & { readonly paymentId: string };
  /** Several refunds were made. */
  readonly refunds_made: Noticed & Window;
  /** A dispute was opened. */
  readonly dispute_opened: Noticed & Disputed;
  /** The time to answer a dispute is nearly over. */
  readonly dispute_due: Noticed & Disputed;
  /** A payout was paid. */
  readonly payout_paid: Noticed & Money & PaidOut;
  /** A payout failed. */
  readonly payout_failed: Noticed & Money & PaidOut;
  /** A webhook endpoint has failed for some time. */
  readonly endpoint_failing: Noticed & Endpoint;
  /** A webhook endpoint answers again. */
  readonly endpoint_recovered: Noticed & Endpoint;
  /** A verification was approved. */
  readonly kyc_approved: Decided;
  /** A verification needs more information. */
  readonly kyc_needs_info: Decided;
  /** A verification was rejected. */
  readonly kyc_rejected: Decided;
  /** @property account as it is shown, `•••• 4217` */
  readonly payout_account_changed: Shop & { readonly account: string; readonly atMs: number };
  /** A live API key was created. */
  readonly live_key_created: Shop & { readonly key: string; readonly atMs: number };
}

/** The link is looked up and its token derived when the message is sent. */
interface LinkValues {
  /** Of the link, `lnk_…`. */
  readonly linkId: string;
}

/** A message about a merchant. */
interface Shop {
  /** The merchant's name. */
  readonly shop: string;
  /** Whether it is live; otherwise a test. */
  readonly livemode: boolean;
}

/** A message that a member chose: it is dropped if they chose otherwise, or left, before it is sent. */
interface Noticed extends Shop {
  /** Of the member it goes to. */
  readonly membershipId: string;
}

interface Money {
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217: `XAF`. */
  readonly currency: string;
}

/** What happened often within ten minutes: counted when the message is sent. */
interface Window {
  /** Of the merchant, `mer_…`. */
  readonly merchantId: string;
  /** When the ten minutes began. */
  readonly fromMs: number;
}

interface OfPayment extends Money {
  /** Of the payment, `pay_…`. */
  readonly paymentId: string;
}

interface Disputed extends Money {
  /** Of the dispute. */
  readonly disputeId: string;
  /** Until when it may be answered. */
  readonly deadlineMs: number;
}

interface PaidOut {
  /** Of the settlement. */
  readonly settlementId: string;
  /** What the bank or provider knows it by; null: none yet. */
  readonly reference: string | null;
}

interface Endpoint {
  /** Of the endpoint. */
  readonly endpointId: string;
  /** Its host name. */
  readonly host: string;
  /** Since when it has failed. */
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
