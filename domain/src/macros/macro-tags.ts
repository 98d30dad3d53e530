import type { MacroAction } from '../entities/macro';
import { currentRef, type LibraryTags, tagNamed } from '../tickets/tags';

type TagAction = Extract<MacroAction, { readonly kind: 'tag' }>;

/** One action as it is stored: a tag that the library has is meant whatever it is called later (D-117). */
export function withTagRef(
  { tag_ref: _, ...named }: TagAction,
  { tags }: Pick<LibraryTags, 'tags'>,
): TagAction {
  const known = tagNamed(tags, named.name);
  return known === undefined ? named : { ...named, ...known };
}

/** One action as it is shown: with the name that its tag has now. One that is gone keeps its name. */
export function withTagName(action: TagAction, library: LibraryTags): TagAction {
  if (action.tag_ref === undefined) return action;
  const ref = currentRef(library, action.tag_ref);
  const tag = library.tags.find(({ tag_ref }) => tag_ref === ref);
  return tag === undefined ? action : { ...action, ...tag };
}

/** Actions as they are stored: a tag that the library has is meant whatever it is called later (D-117). */
export const withTagRefs = (
  actions: readonly MacroAction[],
  library: Pick<LibraryTags, 'tags'>,
): MacroAction[] => actions.map((action) => (action.kind === 'tag' ? withTagRef(action, library) : action));

/** Actions as they are shown: with the names that their tags have now. One that is gone keeps its name. */
export const withTagNames = (actions: readonly MacroAction[], library: LibraryTags): MacroAction[] =>
  actions.map((action) => (action.kind === 'tag' ? withTagName(action, library) : action));

/** Whether an action names a tag that the library had when it was stored. */
export const namesTag = (action: MacroAction): boolean =>
  action.kind === 'tag' && action.tag_ref !== undefined;
