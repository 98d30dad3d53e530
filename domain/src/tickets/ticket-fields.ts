import type { FieldOption } from '../entities/ticket-fields';
import { LIMITS } from '../limits';
import { oneName } from '../text/one-name';

/** An option's name as it is kept: on one line; '' if nothing is left of it. */
export const optionName = (text: string): string => oneName(text);

const optionKey = (name: string): string => optionName(name).normalize('NFKC').toLowerCase();

/** What comes of changing the options of a field. */
export type OptionsOutcome = { readonly options: FieldOption[] } | 'name-taken' | 'full' | 'missing';

/** Whether an option has the name already, however it is spelt. @param ref one that may have it: its own, '' if new */
export const isNameTaken = (options: readonly FieldOption[], name: string, ref: string): boolean =>
  options.some((option) => option.ref !== ref && optionKey(option.name) === optionKey(name));

/** Puts a new option behind the others. */
export function withOption(options: readonly FieldOption[], option: FieldOption): OptionsOutcome {
  if (isNameTaken(options, option.name, option.ref)) return 'name-taken';
  return options.length < LIMITS.ticketFieldOptions ? { options: [...options, option] } : 'full';
}

/** What may be changed of an option. */
export interface OptionChange {
  readonly ref: string;
  readonly name?: string | undefined;
  /** place among the others, counted from 0; beyond the end is the end */
  readonly position?: number | undefined;
}

/** Renames an option, moves it, or both. */
export function withChangedOption(
  options: readonly FieldOption[],
  { ref, name, position }: OptionChange,
): OptionsOutcome {
  const at = options.findIndex((option) => option.ref === ref);
  const before = options[at];
  if (before === undefined) return 'missing';
  if (name !== undefined && isNameTaken(options, name, ref)) return 'name-taken';
  const others = options.filter((option) => option.ref !== ref);
  return { options: others.toSpliced(position ?? at, 0, { ref, name: name ?? before.name }) };
}

/** Takes an option away. Tickets keep its ref, which then has no name. */
export function withoutOption(options: readonly FieldOption[], ref: string): OptionsOutcome {
  const left = options.filter((option) => option.ref !== ref);
  return left.length < options.length ? { options: left } : 'missing';
}
