import type { GoneTag, TicketTag } from '../entities/ticket-tags';
import { LIMITS } from '../limits';
import { oneName } from '../text/one-name';

/** A tag's name as it is kept: on one line; '' if nothing is left of it. */
export const tagName = (text: string): string => oneName(text);

/** What makes two names the same tag: all but upper and lower case. */
export const tagKey = (name: string): string => tagName(name).normalize('NFKC').toLowerCase();

/** The tag of that name, however it is spelt; undefined if there is none. */
export const tagNamed = (tags: readonly TicketTag[], name: string): TicketTag | undefined =>
  tags.find((tag) => tagKey(tag.name) === tagKey(name));

/** The tags of a library, and those that were merged or deleted, oldest first (D-117). */
export interface LibraryTags {
  readonly tags: TicketTag[];
  readonly gone: GoneTag[];
}

/** Who merges or deletes a tag. */
export type TagManager = Pick<GoneTag, 'by_ref' | 'by_name'>;

/** The ref by which a library has a tag now: another one once it was merged; undefined for one that it does not have. */
export function currentRef({ tags, gone }: LibraryTags, ref: string): string | undefined {
  const into = gone.find(({ tag_ref }) => tag_ref === ref)?.into ?? ref;
  return tags.some(({ tag_ref }) => tag_ref === into) ? into : undefined;
}

/** @returns 'missing' if there is no such tag, 'name-taken' if another one has that name */
export function withRenamedTag(
  library: LibraryTags,
  ref: string,
  name: string,
): LibraryTags | 'missing' | 'name-taken' {
  const { tags } = library;
  if (!tags.some(({ tag_ref }) => tag_ref === ref)) return 'missing';
  const named = tagNamed(tags, name);
  if (named !== undefined && named.tag_ref !== ref) return 'name-taken';
  return { ...library, tags: tags.map((tag) => (tag.tag_ref === ref ? { ...tag, name } : tag)) };
}

/** What is still under way is always remembered, and of the rest the latest. */
function remembered(gone: readonly GoneTag[]): GoneTag[] {
  const surplus = gone.length - LIMITS.goneTags;
  const forgotten = new Set(gone.filter(({ is_done }) => is_done).slice(0, Math.max(surplus, 0)));
  return gone.filter((tag) => !forgotten.has(tag));
}

/**
 * A library without a tag: what stood for it stands for the other one from now on, also through tags that were merged
 * into it before. @param into `tag_ref` of the other tag, '' to delete this one
 */
export function withoutTag(
  { tags, gone }: LibraryTags,
  { ref, into }: { readonly ref: string; readonly into: string },
  by: TagManager,
): LibraryTags | 'missing' {
  const tag = tags.find(({ tag_ref }) => tag_ref === ref);
  const isThere = into === '' || (into !== ref && tags.some(({ tag_ref }) => tag_ref === into));
  if (tag === undefined || !isThere) return 'missing';
  const led = gone.map((other) => (other.into === ref ? { ...other, into } : other));
  return {
    tags: tags.filter((other) => other !== tag),
    gone: remembered([...led, { ...tag, into, is_done: false, ...by }]),
  };
}

/** A library whose tickets no longer have a tag that is gone. */
export const withDoneTag = ({ tags, gone }: LibraryTags, ref: string): LibraryTags => ({
  tags,
  gone: gone.map((tag) => (tag.tag_ref === ref ? { ...tag, is_done: true } : tag)),
});

/** A ticket's tags once one of them is gone. @param into what it has instead, '' for nothing */
export const refsWithout = (refs: readonly string[], ref: string, into: string): string[] => [
  ...new Set(refs.flatMap((other) => (other !== ref ? other : into === '' ? [] : into))),
];

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
