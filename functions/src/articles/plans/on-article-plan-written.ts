import { COLLECTIONS } from '@harborline/domain/paths';
import { keptArticlePlan } from '@harborline/domain/stores/article-plans';
import { articleRevision } from '@harborline/domain/stores/article-revisions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { snapshotRecord } from '../../platform/store/read';
import { inBatch, mergeRecord } from '../../platform/store/write';
import { triggerHandler } from '../../platform/trigger';
import { revisionId } from '../../revisions';

/**
 * A plan changed: a note on a publication becomes part of its revision. Revision and note may arrive in either order,
 * and another publication may follow at once: each note names its own moment.
 */
export const onArticlePlanWritten = onDocumentWritten(
  { document: `${COLLECTIONS.articlePlans}/{id}`, retry: true },
  triggerHandler({
    name: 'onArticlePlanWritten',
    idempotencyKey: (event) => `article-plan/${event.params.id}`,
    async run(event) {
      const { id } = event.params;
      const { read } = keptArticlePlan(id);
      const earlier = snapshotRecord(read, event.data?.before)?.publish_note ?? null;
      const note = snapshotRecord(read, event.data?.after)?.publish_note ?? null;
      if (note === null || earlier?.at.toMillis() === note.at.toMillis()) return;
      await inBatch((batch) =>
        mergeRecord(batch, articleRevision(revisionId(id, note.at)), { note: note.text }),
      );
    },
  }),
);
