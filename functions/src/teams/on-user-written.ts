import { COLLECTIONS } from '@harborline/domain/paths';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { triggerHandler } from '../platform/trigger';
import { mirrorMember } from './mirror-member';

/** A person of staff was added, changed library, or was removed: the Realtime Database's rules learn of it. */
export const onUserWritten = onDocumentWritten(
  { document: `${COLLECTIONS.users}/{uid}`, retry: true },
  triggerHandler({
    name: 'onUserWritten',
    idempotencyKey: (event) => `user/${event.params.uid}`,
    async run(event) {
      const libraries = [event.data?.before, event.data?.after]
        .map((user): unknown => user?.get('support_lib_id'))
        .filter((id) => typeof id === 'string');
      const hasMoved = new Set(libraries).size > 1;
      const wasActive = event.data?.before.get('is_active') === true;
      const isActive = event.data?.after.get('is_active') === true;
      if (hasMoved || wasActive !== isActive) await mirrorMember(event.params.uid, libraries);
    },
  }),
);
