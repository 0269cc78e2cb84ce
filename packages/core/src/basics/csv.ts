/**
 * One row as defined by RFC 4180, with its CRLF. Null is an empty field; numbers are written unchanged.
 *
 * Text is neutralised for spreadsheets, which treat a cell that begins with one of `= + - @`, a tab or a carriage
 * return as a formula: it is prefixed with an apostrophe. The same applies after characters that another spreadsheet
 * locale treats as the end of a cell: French spreadsheets split at semicolons.
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

// Their full-width forms count too: some programs treat them alike.
const FORMULA = /^(?=\s*[=+\-@＝＋－＠]|[\t\r])/;
// A quote after the end of a cell opens the next one and disappears when parsed. A run of separators is matched once, so that
// a long one takes linear time.
const BEFORE_FORMULA = /(?<![\s";])[\s";]+(?=[=+\-@＝＋－＠])/g;

function harmless(before: string): string {
  const lastCell = Math.max(0, before.lastIndexOf(';'));
  return before.slice(0, lastCell) + before.slice(lastCell).replaceAll(/[;\t\r\n]/g, "$&'");
}
