import { wordsOf } from '@harborline/domain/search/normalise';

/** A page that the person may open. */
export interface CommandPage {
  readonly label: string;
  /** the part of the admin area that it belongs to, '' for none */
  readonly part: string;
  readonly to: string;
}

/** The kinds of commands, in the order in which they are listed. */
export const COMMAND_GROUPS = ['act', 'go', 'search'] as const;

/** What the command bar can do. */
export interface Command {
  /** the same for as long as it means the same */
  readonly id: string;
  readonly group: (typeof COMMAND_GROUPS)[number];
  readonly label: string;
  /** in smaller letters behind the label, '' for nothing */
  readonly detail: string;
  /** @param event the key or click itself, since scripted ones do not log out */
  readonly run: (event: { readonly isTrusted: boolean }) => void;
}

/** How well a command fits: 0 if its label begins with the first word, 1 if another does, null if a word is missing. */
function fitOf({ label, detail }: Command, typed: readonly string[]): number | null {
  const own = wordsOf(label);
  const all = [...own, ...wordsOf(detail)];
  if (!typed.every((word) => all.some((other) => other.startsWith(word)))) return null;
  return own[0]?.startsWith(typed[0] ?? '') ? 0 : 1;
}

/** The commands that have all words that were typed, or words that begin with them; the better fitting first in each group. */
export function matchingCommands(commands: readonly Command[], text: string): Command[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return text.trim() === '' ? [...commands] : [];
  const fitting = commands.flatMap((command) => {
    const fit = fitOf(command, typed);
    return fit === null ? [] : { command, fit };
  });
  return fitting.toSorted((one, other) => one.fit - other.fit).map(({ command }) => command);
}

/** The commands in the order of their groups. */
export const grouped = (commands: readonly Command[]): Command[] =>
  COMMAND_GROUPS.flatMap((group) => commands.filter((command) => command.group === group));

/** The place that a key leads to in a list, round its ends; null for other keys. */
export function nextPlace(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place - 1 + count) % count;
    default:
      return null;
  }
}
