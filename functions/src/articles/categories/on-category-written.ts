import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { stampDocumentChange } from '../../pages';
import { triggerHandler } from '../../platform/trigger';
import { isRepositioned, isWritten, librariesOf } from './category-change';
import { countArticles } from './count-articles';
import { keepPositions } from './keep-positions';

/**
 * A category was written or removed: rendered pages of its library read the categories again, and the library's order
 * follows. If it has no number of articles yet, being new or restored, its articles are counted.
 */
export const onCategoryWritten = onDocumentWritten(
  { document: `${COLLECTIONS.categories}/{id}`, retry: true },
  triggerHandler({
    name: 'onCategoryWritten',
    idempotencyKey: (event) => `category/${event.params.id}`,
    async run(event) {
      const before = event.data?.before;
      const after = event.data?.after;
      if (isWritten(before, after)) await stampDocumentChange({ before, after, eventTime: event.time });
      if (isRepositioned(before, after)) for (const id of librariesOf(before, after)) await keepPositions(id);
      if (after?.exists && after.get('articles') === undefined) await countArticles(event.params.id);
    },
  }),
);
