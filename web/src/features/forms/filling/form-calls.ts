import type { AnswerOf, BodyOf } from '@harborline/domain/api/contract';
import { openForm } from '@harborline/domain/api/form-builder/forms';
import { submitForm } from '@harborline/domain/api/form-builder/submissions';
import { apiAddress } from '../../../shared/api/api-address';
import { report } from '../../../shared/config/report';
import { appCheckHeaders } from '../../../shared/firebase/app-check-headers';

export type OpenedForm = AnswerOf<typeof openForm>;

/** Reads what a form asks, without an account. @returns null for a form that there is not @throws Error if it cannot be read */
export async function readForm(libraryId: string, formRef: string): Promise<OpenedForm | null> {
  const query = new URLSearchParams({ support_lib_id: libraryId, form_ref: formRef });
  const response = await fetch(`${apiAddress(openForm)}?${query}`, {
    headers: await appCheckHeaders(),
    cache: 'no-store',
  });
  if (response.status === 404 || response.status === 400) return null;
  if (!response.ok) throw new Error(`openform answered ${response.status}`);
  const body: unknown = await response.json();
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  return openForm.answer.parse(data);
}

/** What became of answers that were sent. */
export type SendResult = 'done' | 'changed' | 'later' | 'failed';

const RESULTS: Readonly<Record<number, SendResult>> = { 404: 'changed', 409: 'changed', 429: 'later' };

/** Sends the answers as the visitor of this browser. Never rejects. */
export async function sendAnswers(body: BodyOf<typeof submitForm>): Promise<SendResult> {
  try {
    // Reading a form needs no account: what signs in loads once somebody has filled it in.
    const { postAsVisitor } = await import('../../../shared/firebase/visitor-session');
    const { ok, status } = await postAsVisitor(submitForm, body);
    return ok ? 'done' : (RESULTS[status] ?? 'failed');
  } catch (error) {
    report('form-not-sent', error);
    return 'failed';
  }
}
