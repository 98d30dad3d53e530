/** A text, and the part of a field whose place it takes. */
export interface Insertion {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Puts a text into a field as if it were typed: the field's change handler hears of it, and the browser's own undo
 * takes it back. @returns false where the browser does not do that
 */
export function typeInto(field: HTMLTextAreaElement, { start, end, text }: Insertion): boolean {
  field.focus();
  field.setSelectionRange(start, end);
  // Deprecated without a successor: nothing else keeps undo.
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
}

/** The text of a field with something put into it. */
export const withInsertion = (value: string, { start, end, text }: Insertion): string =>
  value.slice(0, start) + text + value.slice(end);
