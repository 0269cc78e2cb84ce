import type { MessageChannel, MessageKind, Role } from '@mitako/contract/names';

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
  readonly phone_code: LinkValues;
  readonly factor_added: NoValues;
  readonly factor_removed: NoValues;
  readonly recovery_code_used: { readonly left: number };
  readonly factor_guessed: NoValues;
  readonly new_device: { readonly atMs: number };
  readonly unlock: { readonly role: Role };
  /** @property path of the page on which the invitation is accepted, below the public URL */
  readonly invitation: { readonly name: string; readonly shop: string; readonly path: string };
  readonly invitation_operator: { readonly name: string; readonly path: string };
  readonly member_joined: { readonly name: string; readonly shop: string };
  readonly role_changed: { readonly shop: string };
  readonly member_removed: { readonly shop: string };
  readonly ownership_offered: { readonly name: string; readonly shop: string; readonly path: string };
  readonly ownership_changed: { readonly shop: string };
}

/** The link is looked up and its token derived when the message is sent. */
interface LinkValues {
  readonly linkId: string;
}

type NoValues = Readonly<Record<never, never>>;

interface Kind {
  readonly channel: MessageChannel;
  /** How long it may wait. */
  readonly lifeMs: number;
  /**
   * Why it comes: with a link that somebody asked for, for the security of an account, as a notice that can be switched off.
   */
  readonly class: 'link' | 'security' | 'notice';
}

/** Kinds that go by text message. */
export type TextKind = 'phone_code';

/** Kinds that go by mail. */
export type MailKind = Exclude<MessageKind, TextKind>;

/** Every kind of message. */
export const KINDS: { readonly [Each in MessageKind]: Kind } = {
  test: mail('notice', HOUR_MS),
  password_changed: mail('security', DAY_MS),
  reset_password: mail('link', 30 * MINUTE_MS),
  verify_email: mail('link', DAY_MS),
  email_change_confirm: mail('link', DAY_MS),
  email_change_veto: mail('security', DAY_MS),
  email_changed: mail('security', DAY_MS),
  phone_code: { channel: 'sms', class: 'link', lifeMs: 10 * MINUTE_MS },
  factor_added: mail('security', DAY_MS),
  factor_removed: mail('security', DAY_MS),
  recovery_code_used: mail('security', DAY_MS),
  factor_guessed: mail('security', DAY_MS),
  new_device: mail('security', DAY_MS),
  unlock: mail('link', 30 * MINUTE_MS),
  invitation: mail('link', 7 * DAY_MS),
  invitation_operator: mail('link', 7 * DAY_MS),
  member_joined: mail('notice', DAY_MS),
  role_changed: mail('security', DAY_MS),
  member_removed: mail('security', DAY_MS),
  ownership_offered: mail('link', 3 * DAY_MS),
  ownership_changed: mail('security', DAY_MS),
};

function mail(kindClass: Kind['class'], lifeMs: number): Kind {
  return { channel: 'mail', class: kindClass, lifeMs };
}
