/**
 * A message without user and password of the URLs in it: others may read a terminal or a log. The example in our own
 * messages is kept.
 */
export function maskUserInfo(message: string): string {
  return message.replaceAll(/:\/\/(?!user:password@)\S*@/g, '://***@');
}
