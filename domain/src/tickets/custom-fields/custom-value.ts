import type { CustomField } from '../../entities/custom-field';
import { LIMITS } from '../../limits';
import { oneName } from '../../text/one-name';
import { CUSTOM_FIELD_TEXTS } from '../../texts/custom-fields';

/** What a value must fit: the field without its name. */
export type ValueRule = Pick<CustomField, 'kind' | 'options'>;

/** A value as a ticket keeps it, '' for none; or what is wrong with it, as a sentence for people. */
export type ParsedValue = { readonly value: string } | { readonly fault: string };

/** At most 21 digits, so that every number is kept as it was written. */
const NUMBER = /^([+-]?)(\d{1,15})(?:\.(\d{1,6}))?$/;

/** A number without what says nothing: `+007.50` is `7.5`. */
function plainNumber(text: string): string | undefined {
  const found = NUMBER.exec(text);
  if (found === null) return undefined;
  const [, sign = '', whole = '', part = ''] = found;
  const digits = whole.replace(/^0+(?=\d)/, '');
  const decimals = part.replace(/0+$/, '');
  const size = decimals === '' ? digits : `${digits}.${decimals}`;
  return sign === '-' && size !== '0' ? `-${size}` : size;
}

/** Whether a text is a day of the calendar as YYYY-MM-DD, from the year 1000 on. */
function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Reads what somebody gives a ticket for a field. A value that was read once reads as itself.
 * @param text on one line or not; of a choice the option's `ref`; `yes` or `no`; '' clears the field
 */
export function parseCustomValue({ kind, options }: ValueRule, text: string): ParsedValue {
  const value = oneName(text);
  const faults = CUSTOM_FIELD_TEXTS.faults;
  if (value === '') return { value };
  if (value.length > LIMITS.customValue) return { fault: faults.tooLong };
  switch (kind) {
    case 'text':
      return { value };
    case 'number': {
      const number = plainNumber(value);
      return number === undefined ? { fault: faults.noNumber } : { value: number };
    }
    case 'date':
      return isDay(value) ? { value } : { fault: faults.noDate };
    case 'choice':
      return options.some(({ ref }) => ref === value) ? { value } : { fault: faults.noOption };
    case 'yes-no':
      return value === 'yes' || value === 'no' ? { value } : { fault: faults.noAnswer };
  }
}

/** What a ticket has of a field, '' for nothing. It may be an option that was removed. @param ref of the field */
export const storedValue = (values: Readonly<Record<string, string>>, ref: string): string =>
  Object.hasOwn(values, ref) ? (values[ref] ?? '') : '';

/** Whether a stored value is an option that the field does not have, or no longer. */
export const isOptionGone = ({ kind, options }: ValueRule, value: string): boolean =>
  kind === 'choice' && value !== '' && !options.some(({ ref }) => ref === value);

/** A value in words, as the history keeps it; '' for none, and for an option that the field does not have. */
export function valueInWords({ kind, options }: ValueRule, value: string): string {
  if (kind === 'choice') return options.find(({ ref }) => ref === value)?.name ?? '';
  if (kind !== 'yes-no' || value === '') return value;
  return value === 'yes' ? CUSTOM_FIELD_TEXTS.yes : CUSTOM_FIELD_TEXTS.no;
}
