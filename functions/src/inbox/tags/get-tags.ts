import * as contract from '@harborline/domain/api/inbox/tags';
import { ticketTags } from '@harborline/domain/stores/ticket-tags';
import { staffEndpoint } from '../../platform/endpoint';
import { readRecord } from '../../platform/store/read';

/** GET conv_tags: the tags of the library, by name (D-71). */
export const getTags = staffEndpoint(contract.getTags, async (_input, { support_lib_id }) => {
  const { tags = [] } = (await readRecord(ticketTags(support_lib_id))) ?? {};
  return { tags: tags.toSorted((one, other) => one.name.localeCompare(other.name)) };
});
