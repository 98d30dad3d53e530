/** Why a rules file was refused; the message names the line as the service does ("Line 5: ..."). */
export class RulesError extends Error {
  constructor(
    readonly line: number,
    readonly detail: string,
  ) {
    super(`Line ${line}: ${detail}`);
    this.name = 'RulesError';
  }
}
