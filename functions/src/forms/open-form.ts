import * as contract from '@harborline/domain/api/form-builder/forms';
import { openEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { readPublished } from './read-published';

/** GET openform?support_lib_id&form_ref (D-149). */
export const openForm = openEndpoint(contract.openForm, async ({ support_lib_id, form_ref }) => {
  const { version, definition } = await firestore().runTransaction(
    (transaction) => readPublished(support_lib_id, form_ref, transaction),
    { readOnly: true },
  );
  return { version, definition };
});
