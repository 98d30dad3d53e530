import * as contract from '@harborline/domain/api/admin/agency';
import {
  AGENCY_EXPORT_FILE,
  agencyExportHeader,
  agencyExportRow,
} from '@harborline/domain/csv/agency-export';
import { libraryPrivateSchema, libraryPublicSchema } from '@harborline/domain/entities/library';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { csvEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';

const BATCH = 100;

async function rowsOf(docs: readonly QueryDocumentSnapshot[]): Promise<string> {
  const db = firestore();
  const hidden = await db.getAll(...docs.map(({ id }) => db.doc(docPath.libraryPrivate(id))));
  return docs
    .map((snapshot, index) => {
      const visible = libraryPublicSchema.safeParse(snapshot.data());
      const settings = libraryPrivateSchema.safeParse(hidden[index]?.data());
      if (!visible.success || !settings.success) return '';
      return agencyExportRow({ ...visible.data, id: snapshot.id }, settings.data);
    })
    .join('');
}

/**
 * GET agencyexport: every library whose chat integration is switched on (S2.9-02, S9-26), read and sent batch by
 * batch; from the default parent library alone (D-40, S6-40).
 */
export const exportAgencies = csvEndpoint(contract.exportAgencies, {
  fileName: () => AGENCY_EXPORT_FILE,
  async *run() {
    yield agencyExportHeader();
    let rest = firestore()
      .collection(COLLECTIONS.libraries)
      .where('modalChatIntegration.enable', '==', true)
      .orderBy(FieldPath.documentId());
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
