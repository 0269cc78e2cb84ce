import type { Handler } from '../shell/section.ts';
import { sendFile } from '../shell/send-file.ts';

/** A file of the merchant's own, from the page that names it. */
export const sendOwnFile: Handler = (page) =>
  sendFile(page, 'downloadFile', { parameters: { file_id: page.parameter('file_id') } });
