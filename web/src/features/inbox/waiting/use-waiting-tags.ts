import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { tagsAfter } from '@harborline/domain/tickets/offline/waiting-changes';
import { tagNamed } from '@harborline/domain/tickets/tags';
import { useSyncExternalStore } from 'react';
import { changesOf, waiting } from './waiting';

/**
 * A ticket's tags as they will be once what waits has been sent (D-128).
 * @param refs those that it has
 * @param tags of the library
 * @returns the refs, and the names that wait to be added
 */
export function useWaitingTags(conversationRef: string, refs: readonly string[], tags: readonly TicketTag[]) {
  const changes = changesOf(useSyncExternalStore(waiting.subscribe, waiting.get), conversationRef);
  if (changes.every(({ tag }) => tag === undefined)) return { refs, waitingNames: [] };
  const nameOf = (ref: string) => tags.find(({ tag_ref }) => tag_ref === ref)?.name ?? ref;
  const names = tagsAfter(refs.map(nameOf), changes);
  return {
    refs: refs.filter((ref) => names.includes(nameOf(ref))),
    waitingNames: names.filter((name) => !refs.includes(tagNamed(tags, name)?.tag_ref ?? name)),
  };
}
