/** A position in a rules file; lines and columns count from 1, offsets are UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

/** A syntax error: parsing stops here. */
export class RulesSyntaxError extends Error {
  constructor(
    message: string,
    readonly position: Position,
  ) {
    super(message);
    this.name = 'RulesSyntaxError';
  }
}

/** The text of a rules file with its line starts. */
export class SourceText {
  private readonly lineStarts: number[] = [0];

  constructor(readonly text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.lineStarts.push(at + 1);
    }
  }

  position(start: number, end: number): Position {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: start - (this.lineStarts[low] ?? 0) + 1, start, end };
  }

  slice(position: Position): string {
    return this.text.slice(position.start, position.end);
  }
}
