import type { Handler } from '../../shell/section.ts';
import { sendFile } from '../../shell/send-file.ts';

/** A file of any merchant, from the page that names it. */
export const sendAnyFile: Handler = (page) =>
  sendFile(page, 'downloadAnyFile', { parameters: { file_id: page.parameter('file_id') } });
