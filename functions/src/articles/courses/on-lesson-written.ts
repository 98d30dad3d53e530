import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../../platform/trigger';
import { keepLesson } from './keep-lesson';

/** A lesson changed: keeps what visitors can read of it, and what they could read before. */
export const onLessonWritten = onDocumentWritten(
  { document: `${COLLECTIONS.lessons}/{id}`, retry: true },
  triggerHandler({
    name: 'onLessonWritten',
    idempotencyKey: (event) => `lesson/${event.params.id}`,
    run: (event) => keepLesson({ id: event.params.id, before: event.data?.before, after: event.data?.after }),
  }),
);
