import type { FilteredRow } from '@harborline/domain/api/inbox/ticket-filters';
import type { Conversation } from '@harborline/domain/entities/conversation';
import {
  asksFor,
  type Context,
  hasToken,
  type Predicate,
  TOKENS,
  withValues,
} from '@harborline/domain/predicate/predicate';
import { currentRef, type LibraryTags } from '@harborline/domain/tickets/tags';
import type { Staff } from '../../platform/caller';
import { isoTime } from '../../platform/iso-time';
import { readTags } from '../tags/read-tags';
import { readTeams } from '../teams/read-team';

/** Who looks, and from where. Their teams are read only where the predicate asks for them. */
export async function contextOf(predicate: Predicate, staff: Staff, timeZone: string): Promise<Context> {
  const teams = hasToken(predicate, TOKENS.myTeams) ? await readTeams(staff.support_lib_id) : [];
  return {
    now: Date.now(),
    me: staff.uid,
    myTeams: teams.filter(({ member_uids }) => member_uids.includes(staff.uid)).map(({ ref }) => ref),
    timeZone,
  };
}

/** The tags of a library, if one of some predicates asks for any. */
export const tagsFor = async (predicates: readonly Predicate[], libraryId: string): Promise<LibraryTags> =>
  predicates.some((predicate) => asksFor(predicate, 'tag')) ? readTags(libraryId) : { tags: [], gone: [] };

/** What was saved, or bookmarked, before a tag was merged asks for the tag that stands for it now (D-117). */
export const inCurrentTags = (predicate: Predicate, library: LibraryTags): Predicate =>
  withValues(predicate, 'tag', (ref) => currentRef(library, ref) ?? ref);

/** A ticket of a list, as answers show it. */
export const rowOf = (ticket: Conversation): FilteredRow => ({
  conversation_ref: ticket.id,
  number: ticket.number,
  title: ticket.title,
  visitor: { name: ticket.visitor.name, email: ticket.visitor.email },
  status: ticket.status,
  ...(ticket.own_status_ref !== undefined && { own_status_ref: ticket.own_status_ref }),
  last_message: ticket.last_message,
  last_message_at: isoTime(ticket.last_message_at),
  is_unread_by_staff: ticket.is_unread_by_staff,
  ...(ticket.merged_into !== undefined && { merged_into: { number: ticket.merged_into.number } }),
  ...(ticket.due !== undefined && {
    due: { at: isoTime(ticket.due.at), is_soon: ticket.due.is_soon },
  }),
  ...(ticket.tag_refs !== undefined && { tag_refs: ticket.tag_refs }),
  ...(ticket.priority_level !== undefined && { priority_level: ticket.priority_level }),
});
