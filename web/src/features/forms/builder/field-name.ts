import type { FormField } from '@harborline/domain/forms/form-definition';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';

/** What the team calls a field. */
export const fieldName = ({ label, kind }: Pick<FormField, 'label' | 'kind'>): string =>
  label.trim() === '' ? FORM_BUILDER_TEXTS.unnamed(FORM_BUILDER_TEXTS.kinds[kind]) : label.trim();
