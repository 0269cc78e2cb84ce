import type { MessagesOptions } from '@mitako/core';
import { readFileSync } from 'node:fs';
import type { Configuration } from '../configuration.ts';
import { Failure, messageOf } from '../failure.ts';
import { smtpMailer } from './smtp-mailer.ts';

/**
 * How a configuration sends messages.
 * @throws TypeError when the address of the mail server is not one
 */
export function messagesOf({ mail, sms, texts }: Pick<Configuration, 'mail' | 'sms' | 'texts'>): MessagesOptions {
  return {
    ...(mail !== undefined && { mailer: smtpMailer(mail) }),
    ...(sms !== undefined && { sms }),
    texts: texts?.messages,
  };
}

/**
 * The address of the mail server in the environment, MITAKO_MAIL or the content of MITAKO_MAIL_FILE; undefined: neither.
 * @throws Failure when the file cannot be read
 */
export function mailIn(environment: NodeJS.ProcessEnv): string | undefined {
  const given = environment['MITAKO_MAIL']?.trim() ?? '';
  if (given !== '') return given;
  const file = environment['MITAKO_MAIL_FILE'] ?? '';
  if (file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Failure(`MITAKO_MAIL_FILE cannot be read: ${messageOf(error)}.`, { cause: error });
  }
}

/** @throws Failure with what is expected */
export function requireMail(mail: string): void {
  try {
    smtpMailer(mail);
  } catch (error) {
    throw new Failure(messageOf(error), { cause: error });
  }
}
