import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Message } from '../model.ts';
import { isSame } from '../system/is-same.ts';
import type { HashKeys } from '../system/keyring.ts';
import { LIFE_MS } from './new-link.ts';

/**
 * The token of a link that opens an account: the id of its message and a MAC over it. There is no account yet that a row of
 * links could belong to; the commit that opens one inserts it, under the id of the message, so that it is good once.
 */
export function signUpTokenOf({ keyring }: Context, message: Message): string {
  return tokenUnder(keyring, message);
}

function tokenUnder(keys: HashKeys, { id, recipientHash, createdAtMs }: Message): string {
  return `${id}.${keys.linkMac(['sign_up', id, recipientHash, createdAtMs].join(':'))}`;
}

/** The id of the link of a message. */
export function signUpLinkIdOf({ id }: Message): string {
  return id.replace(/^msg_/, 'lnk_');
}

/**
 * The message of a token, if its link is good now. Whether it was used is checked with the commit.
 * @throws GatewayError `LINK_INVALID`
 */
export async function messageOfSignUp(context: Context, token: string): Promise<Message> {
  const [, id = ''] = /^(msg_[0-9a-hjkmnp-tv-z]{26})\.[\w-]{43}$/.exec(token) ?? [];
  const message = id === '' ? null : await context.store.read.messageById(id);
  const isOpen = message?.kind === 'sign_up' && message.createdAtMs + LIFE_MS.sign_up > context.clock.now();
  if (!isOpen) throw new GatewayError('LINK_INVALID');
  const isOurs = context.keyring.under((keys) => isSame(token, tokenUnder(keys, message))).includes(true);
  if (!isOurs) throw new GatewayError('LINK_INVALID');
  return message;
}
