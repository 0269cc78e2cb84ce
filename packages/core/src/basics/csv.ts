/**
 * One row as RFC 4180 writes it, with its CRLF. Null is an empty field; numbers are written as they are.
 *
 * Text is made harmless for spreadsheets, which take a cell that begins with one of `= + - @`, a tab or a carriage
 * return for a formula: an apostrophe goes before it. So too behind what a spreadsheet of another language, or one that
 * is asked to, takes for the end of a cell: French ones split at semicolons.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvRow(fields: readonly (string | number | null)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`;
}

function csvField(field: string | number | null): string {
  if (typeof field !== 'string') return field === null ? '' : String(field);
  const text = field.replaceAll(BEFORE_FORMULA, harmless).replace(FORMULA, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Their full-width forms count too: some programs read them alike.
const FORMULA = /^(?=\s*[=+\-@＝＋－＠]|[\t\r])/;
// A quote after the end of a cell opens the next one, and is gone once it is read. The whole of what stands before a formula
// is matched once, so that a long run of it takes linear time.
const BEFORE_FORMULA = /(?<![\s";])[\s";]+(?=[=+\-@＝＋－＠])/g;

function harmless(before: string): string {
  const lastCell = Math.max(0, before.lastIndexOf(';'));
  return before.slice(0, lastCell) + before.slice(lastCell).replaceAll(/[;\t\r\n]/g, "$&'");
}
