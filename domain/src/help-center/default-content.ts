import type { LibraryPublic } from '../entities/library';

/** Kinds of content that a library may show of its parent, as their fields name them (S3-07, D-84). */
export type DefaultKind = 'articles' | 'categories' | 'newsFlash' | 'courses' | 'sopArticles';

type FieldsOf<Kind extends DefaultKind> = `disabled_default_${Kind}` | `enabled_default_${Kind}`;

/** What a library shows of one kind of its parent's content. */
export type DefaultSwitch<Kind extends DefaultKind> = Pick<LibraryPublic, 'parent_lib_id' | FieldsOf<Kind>>;

/** What a library shows of its parent's content (S3-07, D-35). */
export type DefaultSwitches = DefaultSwitch<DefaultKind>;

/** What a library chose of one kind. A library that never chose shows none (D-72). */
const chosenOf = (kind: DefaultKind, library: DefaultSwitches) => ({
  isDisabled: library[`disabled_default_${kind}`] ?? true,
  listed: library[`enabled_default_${kind}`] ?? [],
});

/** Whether a library may show anything of a kind. */
export function hasDefaults<Kind extends DefaultKind>(kind: Kind, library: DefaultSwitch<Kind>): boolean {
  const { isDisabled, listed } = chosenOf(kind, library);
  return library.parent_lib_id !== '' && (!isDisabled || listed.length > 0);
}

/** Whether a library shows one piece of its parent's content; of an article, provided that it shows its category. */
export function showsDefault<Kind extends DefaultKind>(
  kind: Kind,
  library: DefaultSwitch<Kind>,
  id: string,
): boolean {
  const { isDisabled, listed } = chosenOf(kind, library);
  return library.parent_lib_id !== '' && (!isDisabled || listed.includes(id));
}

/** Whether a library shows any category of its parent, and with it articles. */
export const hasDefaultContent = (library: DefaultSwitch<'categories'>): boolean =>
  hasDefaults('categories', library);
