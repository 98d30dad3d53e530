import { COLLECTIONS } from '@harborline/domain/paths';
import { sopReceiptById, sopReceiptsUnordered } from '@harborline/domain/stores/sops';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { deleteFound } from '../../platform/store/delete-found';
import { triggerHandler } from '../../platform/trigger';
import { keepSop } from './keep-sop';
import { logSopChange } from './log-sop-change';

/** An SOP changed: logs what became of it, keeps each version, and deletes the receipts of one that was deleted. */
export const onSopWritten = onDocumentWritten(
  { document: `${COLLECTIONS.sopArticles}/{id}`, retry: true },
  triggerHandler({
    name: 'onSopWritten',
    idempotencyKey: (event) => `sop/${event.params.id}`,
    async run(event) {
      const { before, after } = event.data ?? {};
      await logSopChange({ id: event.params.id, before, after, eventTime: event.time });
      await keepSop({ id: event.params.id, before, after });
      if (!after?.exists) await deleteFound(sopReceiptsUnordered(event.params.id), sopReceiptById);
    },
  }),
);
