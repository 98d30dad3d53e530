/**
 * Characters that a spreadsheet takes for the start of a formula (D-40), with the full-width forms that some convert.
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text as one cell: never run as a formula (D-40), quoted as RFC 4180 requires. */
export function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record with its line end. Numbers and booleans are ours and are not escaped. */
export function csvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? csvCell(cell) : String(cell))).join(',')}\r\n`;
}
