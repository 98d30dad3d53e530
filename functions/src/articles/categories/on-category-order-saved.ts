import { isUnfilled } from '@harborline/domain/help-center/category-positions';
import { COLLECTIONS } from '@harborline/domain/paths';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { triggerHandler } from '../../platform/trigger';
import { keepPositions } from './keep-positions';

/** A page saved the order of the categories, which is ids alone: the other fields of each entry are filled in (S3-08). */
export const onCategoryOrderSaved = onDocumentWritten(
  { document: `${COLLECTIONS.libraries}/{library}`, retry: true },
  triggerHandler({
    name: 'onCategoryOrderSaved',
    idempotencyKey: (event) => `category-order/${event.params.library}`,
    async run(event) {
      const { library: id } = event.params;
      const library = snapshotRecord(libraryDocument(id).read, event.data?.after);
      if (library && isUnfilled(library.categoryPositioning)) await keepPositions(id);
    },
  }),
);
