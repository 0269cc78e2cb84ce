/**
 * A message without the user and password of the addresses in it: what a terminal or a log shows is read by others. The
 * example in our own sentences stays.
 */
export function maskUserInfo(message: string): string {
  return message.replaceAll(/:\/\/(?!user:password@)\S*@/g, '://***@');
}
