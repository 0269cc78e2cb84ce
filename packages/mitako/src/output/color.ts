import { styleText } from 'node:util';

/** Whether a stream supports colours and its reader wants them (`NO_COLOR`, `FORCE_COLOR`). */
export function isColored(stream: NodeJS.WriteStream): boolean {
  return styleText('bold', 'x', { stream }) !== 'x';
}
