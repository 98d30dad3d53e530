import * as contract from '@harborline/domain/api/form-builder/submissions';
import { csvRow } from '@harborline/domain/csv/csv-row';
import { columnKey, columnsOf } from '@harborline/domain/forms/answer-words';
import { formVersionsOf, newestSubmissions } from '@harborline/domain/stores/forms';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { csvEndpoint } from '../../platform/endpoint';
import { findAll } from '../../platform/store/find-all';
import { queryOf, snapshotRecord } from '../../platform/store/read';
import { readOwnForm } from '../form';
import { periodOf } from './period';
import { presentSubmissions } from './present-submissions';

const BATCH = 100;

/** GET exportformsubmissions?form_ref&from&before (D-150): read and sent batch by batch; no cell runs as a formula (D-40). */
export const exportFormSubmissions = csvEndpoint(contract.exportFormSubmissions, {
  fileName: ({ form_ref }) => `form-${form_ref}.csv`,
  async *run({ form_ref: formRef, from, before }, staff) {
    await readOwnForm(formRef, staff);
    const versions = await findAll(formVersionsOf(formRef));
    const columns = columnsOf(versions.map(({ definition }) => definition));
    const { submittedAt, versionColumn, conversation } = FORM_BUILDER_TEXTS;
    yield csvRow([submittedAt, versionColumn, ...columns.map(({ label }) => label), conversation]);
    const query = newestSubmissions({ formRef, ...periodOf({ from, before }) });
    let rest = queryOf(query);
    for (;;) {
      const { docs } = await rest.limit(BATCH).get();
      const found = docs.flatMap((snapshot) => snapshotRecord(query.read, snapshot) ?? []);
      for (const { submitted_at, version, answers, conversation_ref } of await presentSubmissions(found)) {
        const texts = new Map(answers.map((answer) => [columnKey(answer), answer.text]));
        const cells = columns.map((column) => texts.get(columnKey(column)) ?? '');
        yield csvRow([submitted_at, String(version), ...cells, conversation_ref]);
      }
      const last = docs.at(-1);
      if (last === undefined || docs.length < BATCH) return;
      rest = rest.startAfter(last);
    }
  },
});
