import * as contract from '@harborline/domain/api/inbox/tags';
import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { LIMITS } from '@harborline/domain/limits';
import { countedTickets } from '@harborline/domain/stores/conversations';
import { staffEndpoint } from '../../platform/endpoint';
import { countRecords } from '../../platform/store/read';
import { readTags } from './read-tags';

const byName = (tags: readonly TicketTag[]): TicketTag[] =>
  tags.toSorted((one, other) => one.name.localeCompare(other.name));

/** GET conv_tags: the tags of the library, by name (D-71), and what the merged ones became (D-117). */
export const getTags = staffEndpoint(contract.getTags, async (_input, { support_lib_id }) => {
  const { tags, gone } = await readTags(support_lib_id);
  const merged = gone.filter(({ into }) => into !== '');
  return { tags: byName(tags), merged: merged.map(({ tag_ref, into }) => ({ tag_ref, into })) };
});

const countOf = (libraryId: string, tag: string): Promise<number> =>
  countRecords(countedTickets({ libraryId, kind: 'all', uid: '', status: null, tag }));

/** GET conv_tags/counts: each count costs one read, so that only the first hundred are counted (D-117). */
export const countTags = staffEndpoint(contract.countTags, async (_input, { support_lib_id: libraryId }) => {
  const { tags, gone } = await readTags(libraryId);
  const counted = await Promise.all(
    byName(tags).map(async ({ tag_ref, name }, index) => ({
      tag_ref,
      name,
      tickets: index < LIMITS.countedTags ? await countOf(libraryId, tag_ref) : null,
    })),
  );
  return { tags: counted, under_way: gone.filter(({ is_done }) => !is_done).map(({ name }) => name) };
});
