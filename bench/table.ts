/** A table in columns, the first aligned left, figures aligned right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows.map((row) => `  ${line(row)}`);
  return `${[head, `  ${'-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2))}`, ...body].join('\n')}\n`;
}

export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
