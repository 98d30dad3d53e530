import type { KeyboardEvent, RefObject } from 'react';
import { useCannedSearch } from '../canned/use-canned-search';
import { type Mentioning, useMentionSearch } from '../mentioning/use-mention-search';

type Field = RefObject<HTMLTextAreaElement | null>;
type Search = ReturnType<typeof useCannedSearch>;

/** Names the list only while it is there, with an option that the keys chose. */
const ariaOf = ({ activeId, list }: Search) =>
  activeId === null || list === null
    ? {}
    : { 'aria-controls': list.listId, 'aria-activedescendant': activeId };

/**
 * The lists above a composer, of which one is open at a time: canned replies, and in a note the teammates to mention.
 * @param offers people to mention, null where nobody can be; and whether there are canned replies
 */
export function useComposerLists(
  inputRef: Field,
  onTextChange: (text: string) => void,
  { mentioning, hasCanned }: { readonly mentioning: Mentioning | null; readonly hasCanned: boolean },
) {
  const canned = useCannedSearch(inputRef, onTextChange);
  const mention = useMentionSearch(inputRef, onTextChange, mentioning);
  const isMentioning = mentioning !== null && mention.list !== null;
  const open = isMentioning ? mention : canned;
  return {
    canned: isMentioning ? null : canned.list,
    mention: isMentioning ? mention.list : null,
    mentioning: mention.mentioning,
    status: open.status,
    aria: ariaOf(open),
    onKeyDown: (event: KeyboardEvent): boolean => open.onKeyDown(event),
    look: () => {
      if (hasCanned) canned.look();
      if (mentioning !== null) mention.look();
    },
    leave: () => {
      canned.leave();
      mention.leave();
    },
    toggleCanned: () => {
      mention.leave();
      canned.toggle();
    },
    toggleMention: () => {
      canned.leave();
      mention.toggle();
    },
  };
}
