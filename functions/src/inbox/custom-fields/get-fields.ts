import * as contract from '@harborline/domain/api/inbox/custom-fields';
import { staffEndpoint } from '../../platform/endpoint';
import { presentFields, readFields } from './read-fields';

/** GET ticket_custom_fields (D-126). */
export const getCustomFields = staffEndpoint(
  contract.getCustomFields,
  async (_input, { support_lib_id: libraryId }) => ({
    fields: presentFields((await readFields(libraryId)).fields),
  }),
);
