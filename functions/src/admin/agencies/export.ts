import * as contract from '@harborline/domain/api/admin/agency';
import {
  AGENCY_EXPORT_FILE,
  agencyExportHeader,
  agencyExportRow,
} from '@harborline/domain/csv/agency-export';
import { chatIntegratedLibraries, library } from '@harborline/domain/stores/libraries';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { csvEndpoint } from '../../platform/endpoint';
import { queryOf, readEach, snapshotRecord } from '../../platform/store/read';

const BATCH = 100;

async function rowsOf(docs: readonly QueryDocumentSnapshot[]): Promise<string> {
  const hidden = await readEach(docs.map(({ id }) => libraryPrivate(id)));
  return docs
    .map((snapshot, index) => {
      const visible = snapshotRecord(library(snapshot.id).read, snapshot);
      const settings = hidden[index];
      return visible && settings ? agencyExportRow(visible, settings) : '';
    })
    .join('');
}

/**
 * GET agencyexport: every library whose chat integration is switched on (S2.9-02, S9-26), read and sent batch by
 * batch; for staff of the default parent library only (D-40, S6-40).
 */
export const exportAgencies = csvEndpoint(contract.exportAgencies, {
  fileName: () => AGENCY_EXPORT_FILE,
  async *run() {
    yield agencyExportHeader();
    let rest = queryOf(chatIntegratedLibraries());
    for (;;) {
      const { docs } = await rest.limit(BATCH).get();
      const last = docs.at(-1);
      if (!last) return;
      yield await rowsOf(docs);
      if (docs.length < BATCH) return;
      rest = rest.startAfter(last);
    }
  },
});
