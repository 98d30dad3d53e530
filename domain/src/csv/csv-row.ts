/** Characters a spreadsheet takes for the beginning of a formula (D-40); the wide ones are what some turn into them. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text as one cell: never run as a formula (D-40), quoted by RFC 4180 where it must be. */
export function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record with its line end. Numbers and booleans are ours and stay as they are. */
export function csvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? csvCell(cell) : String(cell))).join(',')}\r\n`;
}
