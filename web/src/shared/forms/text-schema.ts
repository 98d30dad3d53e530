import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import * as z from 'zod/mini';

interface TextRule {
  readonly label: string;
  readonly limit: number;
  readonly isRequired?: boolean;
}

/** Schema of a text in a form, with its error messages. */
export const textSchema = ({ label, limit, isRequired = false }: TextRule) =>
  z.string().check(
    z.refine((text) => !isRequired || text.trim() !== '', SETTINGS_TEXTS.required(label)),
    z.maxLength(limit, SETTINGS_TEXTS.tooLong(label, limit)),
  );
