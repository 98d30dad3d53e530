import type { MacroAction } from '../entities/macro';
import { currentRef, type LibraryTags, tagNamed } from '../tickets/tags';

/** Actions as they are stored: a tag that the library has is meant whatever it is called later (D-117). */
export const withTagRefs = (
  actions: readonly MacroAction[],
  { tags }: Pick<LibraryTags, 'tags'>,
): MacroAction[] =>
  actions.map((action) => {
    if (action.kind !== 'tag') return action;
    const { tag_ref: _, ...named } = action;
    const known = tagNamed(tags, action.name);
    return known === undefined ? named : { ...named, ...known };
  });

/** Actions as they are shown: with the names that their tags have now. One that is gone keeps its name. */
export const withTagNames = (actions: readonly MacroAction[], library: LibraryTags): MacroAction[] =>
  actions.map((action) => {
    if (action.kind !== 'tag' || action.tag_ref === undefined) return action;
    const ref = currentRef(library, action.tag_ref);
    const tag = library.tags.find(({ tag_ref }) => tag_ref === ref);
    return tag === undefined ? action : { ...action, ...tag };
  });

/** Whether an action names a tag that the library had when it was stored. */
export const namesTag = (action: MacroAction): boolean =>
  action.kind === 'tag' && action.tag_ref !== undefined;
