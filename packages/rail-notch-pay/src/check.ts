import type { RailProblem } from '@mitako/core';
import { bodyOf, hasStatus, listIn, strangeAnswer, textIn } from '@mitako/rail-kit';
import type { Api } from './api.ts';
import type { NotchPayChannel } from './channels.ts';

/** The problems of the key, and the channels that the account does not have. */
export async function checkAccount(
  api: Api,
  { baseUrl, channels }: { readonly baseUrl: string; readonly channels: readonly NotchPayChannel[] },
): Promise<readonly RailProblem[]> {
  const answer = await api.ask('/channels');
  if (hasStatus(answer, 401, 403)) {
    return [
      { message: 'Notch Pay rejects publicKey. Copy it from the dashboard: sandbox and production have one each.' },
    ];
  }
  const body = bodyOf(answer);
  const listed = [...listIn(body, 'channels'), ...listIn(body, 'items'), ...listIn(body)].map((each) =>
    textIn(each, 'id'),
  );
  if (listed.length === 0) return [{ message: strangeAnswer('Notch Pay', baseUrl, answer) }];
  return channels
    .filter(({ channel }) => !listed.includes(channel))
    .map(({ channel }) => ({
      message: `Notch Pay lists no channel ${channel} for this account. Ask for it, or leave it out of channels.`,
    }));
}
