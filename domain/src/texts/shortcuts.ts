import type { HelpTopic } from './help';

/** Keys that are pressed together, and what they do. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Whether a shortcut is a single character, which people can turn off (D-113). */
export const isSingleKey = ({ keys }: Shortcut): boolean =>
  keys.at(-1)?.length === 1 && !keys.includes('Ctrl') && !'↓↑'.includes(keys[0] ?? '');

const COMMAND_BAR: Shortcut = { keys: ['Ctrl', 'K'], does: 'Go, act or search' };

/** Keyboard shortcuts, in display order. */
export const SHORTCUTS: Partial<Record<HelpTopic, readonly Shortcut[]>> = {
  inbox: [
    { keys: ['J'], does: 'Next ticket' },
    { keys: ['K'], does: 'Previous ticket' },
    { keys: ['R'], does: 'Write a reply' },
    { keys: ['N'], does: 'Write a note' },
    { keys: ['M'], does: 'Apply a macro' },
    { keys: ['E'], does: 'Close the ticket, or reopen it' },
    { keys: ['Z'], does: 'Snooze the ticket' },
    { keys: ['F'], does: 'Follow the ticket, or end that' },
    { keys: ['T'], does: 'Take the next ticket, in a smart queue' },
    { keys: ['X'], does: 'Select the ticket' },
    { keys: ['Shift', 'X'], does: 'Select up to the ticket' },
    { keys: ['Ctrl', 'A'], does: 'Select the whole list, in the list' },
    { keys: ['Escape'], does: 'Leave the reply, or clear the selection' },
    COMMAND_BAR,
    { keys: ['?'], does: 'Open this help' },
    { keys: ['Enter'], does: 'Send' },
    { keys: ['Shift', 'Enter'], does: 'New line' },
    { keys: ['Ctrl', 'Shift', 'Enter'], does: 'Send and close' },
    { keys: ['Ctrl', 'Z'], does: 'Take the reply back, while the field is empty' },
  ],
  ticketSearch: [
    { keys: ['/'], does: 'Write in the field' },
    { keys: ['↓'], does: 'Next ticket' },
    { keys: ['↑'], does: 'Previous ticket, or the field' },
    { keys: ['Enter'], does: 'Open the ticket' },
    COMMAND_BAR,
    { keys: ['?'], does: 'Open this help' },
  ],
  general: [COMMAND_BAR],
  editor: [
    { keys: ['Ctrl', 'B'], does: 'Bold' },
    { keys: ['Ctrl', 'I'], does: 'Italic' },
    { keys: ['Ctrl', 'E'], does: 'Code' },
    { keys: ['Ctrl', 'F'], does: 'Find and replace' },
    { keys: ['Ctrl', 'Shift', 'V'], does: 'Paste without formatting' },
    { keys: ['Ctrl', 'Z'], does: 'Undo' },
    { keys: ['Ctrl', 'Shift', 'Z'], does: 'Redo' },
  ],
};
