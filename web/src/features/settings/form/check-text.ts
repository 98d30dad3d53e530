import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';

interface TextRule {
  readonly label: string;
  readonly limit: number;
  readonly isRequired?: boolean;
}

/** Why a text cannot be stored; undefined if it can. */
export function checkText(value: string, { label, limit, isRequired = false }: TextRule): string | undefined {
  if (isRequired && value.trim() === '') return SETTINGS_TEXTS.required(label);
  return value.length > limit ? SETTINGS_TEXTS.tooLong(label, limit) : undefined;
}
