import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/form-builder/submissions';
import { checkAnswers } from '@harborline/domain/forms/check-answers';
import { conversation } from '@harborline/domain/stores/conversations';
import { formSubmission } from '@harborline/domain/stores/forms';
import { FORM_PAGE_TEXTS } from '@harborline/domain/texts/form-page';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { checkRate } from '../../platform/rate-limit';
import { isStored, readRecord } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { readPublished } from '../read-published';

interface Sent {
  readonly input: InputOf<typeof contract.submitForm>;
  /** of the visitor */
  readonly uid: string;
  /** of the network */
  readonly address: string;
  readonly nowMs: number;
}

/** The visitor's own conversation that the form was opened from; '' for one that was deleted meanwhile, or is not theirs. */
async function readConversation(transaction: Transaction, { input, uid }: Sent): Promise<string> {
  const { conversation_ref: ref } = input;
  if (ref === undefined) return '';
  const found = await readRecord(conversation(ref), transaction);
  const isOwn = found?.support_lib_id === input.support_lib_id && found.visitor_uids.includes(uid);
  return isOwn ? ref : '';
}

async function store(transaction: Transaction, sent: Sent): Promise<void> {
  const { input, uid, address, nowMs } = sent;
  const { support_lib_id, form_ref } = input;
  // The same browser alone repeats a key, so that nobody learns of another's, or takes its place.
  const submission = formSubmission(derivedId('form', form_ref, uid, input.submission_key));
  const form = await readPublished(support_lib_id, form_ref, transaction);
  const conversation_ref = await readConversation(transaction, sent);
  if (await isStored(submission, transaction)) return;
  if (form.version !== input.version) throw new ApiError('conflict', FORM_PAGE_TEXTS.changed);
  const { answers, problems } = checkAnswers(form.definition, input.answers, { now: nowMs });
  if (problems.size > 0) throw new ApiError('invalid-input', [...problems.keys()].join(', '));
  const subject = { visitor: uid, address, library: support_lib_id };
  const rate = await checkRate(transaction, 'formSubmission', subject, nowMs);
  if (rate.exceeded !== undefined) throw new ApiError('rate-limited');
  rate.count();
  createRecord(transaction, submission, {
    support_lib_id,
    form_ref,
    version: form.version,
    answers: Object.fromEntries(
      Object.entries(answers).map(([ref, answer]) => [
        ref,
        typeof answer === 'string' ? answer : [...answer],
      ]),
    ),
    submitted_at: FieldValue.serverTimestamp(),
    visitor_uid: uid,
    conversation_ref,
  });
}

/** POST submitform (D-149, D-150). */
export const submitForm = visitorEndpoint(contract.submitForm, async (input, { uid }, { nowMs, address }) => {
  // A program that fills in what people do not see is not told that nothing was stored.
  if (input.website === '')
    await firestore().runTransaction((transaction) => store(transaction, { input, uid, address, nowMs }));
  return { form_ref: input.form_ref };
});
