/**
 * A message without the user and password of the addresses in it: what a terminal or a log shows is read by others. The
 * example in our own sentences stays.
 */
export function maskUserInfo(message: string): string {
  return message.replaceAll(/\S+/g, (word) => {
    let start = word.indexOf('://');
    while (start !== -1 && word.startsWith('user:password@', start + 3)) start = word.indexOf('://', start + 3);
    const end = word.lastIndexOf('@');
    return start === -1 || end < start ? word : `${word.slice(0, start)}://***${word.slice(end)}`;
  });
}
