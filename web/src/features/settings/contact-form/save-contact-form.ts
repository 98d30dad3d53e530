import { saveContactForm as contract } from '@harborline/domain/api/admin/contact-form';
import { contactFormWriteSchema } from '@harborline/domain/entities/writes/contact-form';
import { callApi } from '../../../shared/api/call-api';
import { type FormConfig, readConfig } from './form-values';

/**
 * Stores the form. @returns its new version
 * @throws ApiError, 409 if somebody else has changed the form since
 */
export async function saveContactForm(config: string, versionOf: (edited: FormConfig) => number) {
  const edited = readConfig(config);
  const contactForm = contactFormWriteSchema.parse(edited.form);
  const body = { version: versionOf(edited), isContactFormOnline: edited.isOnline, contactForm };
  return (await callApi(contract, { body })).version;
}
