import {
  exportFormSubmissions,
  getFormSubmissions,
  type PresentedSubmission,
} from '@harborline/domain/api/form-builder/submissions';
import { callApi, fetchApi } from '../../../shared/api/call-api';
import { saveFile } from '../../../shared/files/save-file';
import { type Pages, usePages } from '../../../shared/requests/use-pages';

/** Days as they are typed, in the zone of the browser; '' for any. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/** The moment at which a day begins here; undefined for no day. */
function startOf(day: string, daysLater = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + daysLater);
  return day === '' || Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** A period as calls take it: the last day belongs to it. */
function askedPeriod({ from, until }: Period) {
  const [first, before] = [startOf(from), startOf(until, 1)];
  return { ...(first === undefined ? {} : { from: first }), ...(before === undefined ? {} : { before }) };
}

const idOf = ({ submission_ref }: PresentedSubmission): string => submission_ref;

/** What visitors have sent by a form within a time, the newest first. */
export const useSubmissions = (formRef: string, period: Period): Pages<PresentedSubmission> =>
  usePages({
    key: ['form-submissions', formRef, period.from, period.until],
    idOf,
    load: async (cursor, signal) => {
      const query = { form_ref: formRef, cursor, ...askedPeriod(period) };
      const { submissions, nextCursor } = await callApi(getFormSubmissions, { query, signal });
      return { rows: submissions, nextCursor };
    },
  });

/** Downloads them as a file. @throws ApiError */
export async function downloadSubmissions(formRef: string, period: Period): Promise<void> {
  const query = { form_ref: formRef, ...askedPeriod(period) };
  const response = await fetchApi(exportFormSubmissions, { query });
  saveFile(await response.blob(), `form-${formRef}.csv`);
}
