/**
 * A message without user and password of the URLs in it: others may read a terminal or a log. The example in our own
 * messages is kept.
 */
export function maskUserInfo(message: string): string {
  return message.replaceAll(/\S+/g, (word) => {
    let start = word.indexOf('://');
    while (start !== -1 && word.startsWith('user:password@', start + 3)) start = word.indexOf('://', start + 3);
    const end = word.lastIndexOf('@');
    return start === -1 || end < start ? word : `${word.slice(0, start)}://***${word.slice(end)}`;
  });
}
