import { saveContactForm as contract } from '@harborline/domain/api/admin/contact-form';
import { savedFormSchema } from '@harborline/domain/contact/saved-form';
import { callApi } from '../../../shared/api/call-api';
import { type FormConfig, readConfig } from './form-values';

/**
 * Stores the form. @returns its new version
 * @throws ApiError, 409 if somebody else has changed the form since
 */
export async function saveContactForm(config: string, versionOf: (edited: FormConfig) => number) {
  const edited = readConfig(config);
  const contactForm = savedFormSchema.parse(edited.form);
  const body = { version: versionOf(edited), isContactFormOnline: edited.isOnline, contactForm };
  return (await callApi(contract, { body })).version;
}
