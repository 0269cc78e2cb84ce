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
  const text = field.replaceAll(FORMULA_INSIDE, "$&'").replace(FORMULA, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Their full-width forms count too: some programs read them alike.
const FORMULA = /^(?=\s*[=+\-@＝＋－＠]|[\t\r])/;
// A quote after the end of a cell opens the next one, and is gone once it is read.
const FORMULA_INSIDE = /[;\t\r\n](?=[\s"]*[=+\-@＝＋－＠])/g;
