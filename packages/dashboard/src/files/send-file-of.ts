import type { Handler } from '../shell/page.ts';
import { sendFile } from '../shell/send-file.ts';

/** The file that the path names, from the page that names it: the merchant's own, or any merchant's. */
export function sendFileOf(route: 'downloadFile' | 'downloadAnyFile'): Handler {
  return (page) => sendFile(page, route, { parameters: { file_id: page.parameter('file_id') } });
}
