import type { PresentedSubmission } from '@harborline/domain/api/form-builder/submissions';
import type { formSubmissionSchema } from '@harborline/domain/entities/form';
import { answersInWords } from '@harborline/domain/forms/answer-words';
import { formVersion } from '@harborline/domain/stores/forms';
import { isoTime } from '../../platform/iso-time';
import { readEach, type Stored } from '../../platform/store/read';

type StoredSubmission = Stored<typeof formSubmissionSchema>;

/** Submissions as staff read them: with the labels of the version that was filled in. */
export async function presentSubmissions(
  submissions: readonly StoredSubmission[],
): Promise<readonly PresentedSubmission[]> {
  const paths = new Map(
    submissions.map(({ form_ref, version }) => [`${form_ref} ${version}`, formVersion(form_ref, version)]),
  );
  const read = await readEach([...paths.values()]);
  const versions = new Map([...paths.keys()].map((key, index) => [key, read[index]]));
  return submissions.map((stored) => {
    const version = versions.get(`${stored.form_ref} ${stored.version}`);
    return {
      submission_ref: stored.id,
      form_ref: stored.form_ref,
      version: stored.version,
      submitted_at: isoTime(stored.submitted_at),
      conversation_ref: stored.conversation_ref,
      answers: version === undefined ? [] : [...answersInWords(version.definition, stored.answers)],
    };
  });
}
