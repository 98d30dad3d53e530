import type { TicketTag } from '../entities/ticket-tags';
import { LIMITS } from '../limits';
import { oneName } from '../text/one-name';

/** A tag's name as it is kept: on one line; '' if nothing is left of it. */
export const tagName = (text: string): string => oneName(text);

/** What makes two names the same tag: all but upper and lower case. */
const tagKey = (name: string): string => tagName(name).normalize('NFKC').toLowerCase();

/** The tag of that name, however it is spelt; undefined if there is none. */
export const tagNamed = (tags: readonly TicketTag[], name: string): TicketTag | undefined =>
  tags.find((tag) => tagKey(tag.name) === tagKey(name));

/** A library's tags with a new one; undefined if it has as many as it may. */
export const withNewTag = (tags: readonly TicketTag[], tag: TicketTag): TicketTag[] | undefined =>
  tags.length < LIMITS.tagsPerLibrary ? [...tags, tag] : undefined;

/** What comes of setting or removing a ticket's tag. */
export type TagOutcome = { readonly refs: string[] } | 'unchanged' | 'full';

/** @param refs the ticket's tags; `isSet` whether it is to have the tag */
export function withTag(refs: readonly string[], ref: string, isSet: boolean): TagOutcome {
  if (refs.includes(ref) === isSet) return 'unchanged';
  if (!isSet) return { refs: refs.filter((other) => other !== ref) };
  return refs.length < LIMITS.tagsPerTicket ? { refs: [...refs, ref] } : 'full';
}
