import { LIMITS } from '../limits';
import type { DefaultKind, DefaultSwitches } from './default-content';

/** What a library chose of some kinds of its parent's content, with every field (S3-07). */
export type ChoiceOf<Kind extends DefaultKind> = Readonly<
  Record<`disabled_default_${Kind}`, boolean> & Record<`enabled_default_${Kind}`, readonly string[]>
>;
export type DefaultChoice = ChoiceOf<DefaultKind>;

/** The choice of a library; nothing where it never chose (D-72). */
export const choiceOf = ({
  disabled_default_categories = true,
  disabled_default_articles = true,
  disabled_default_newsFlash = true,
  disabled_default_courses = true,
  disabled_default_sopArticles = true,
  enabled_default_categories = [],
  enabled_default_articles = [],
  enabled_default_newsFlash = [],
  enabled_default_courses = [],
  enabled_default_sopArticles = [],
}: Omit<DefaultSwitches, 'parent_lib_id'>): DefaultChoice => ({
  disabled_default_categories,
  disabled_default_articles,
  disabled_default_newsFlash,
  disabled_default_courses,
  disabled_default_sopArticles,
  enabled_default_categories,
  enabled_default_articles,
  enabled_default_newsFlash,
  enabled_default_courses,
  enabled_default_sopArticles,
});

/** Whether a choice may list all these ids, which rules limit by number and by length. */
export const fitsChoice = (ids: readonly string[]): boolean =>
  ids.length <= LIMITS.categoryOrder && ids.join('').length <= LIMITS.categoryOrderBytes;

/** Whether a choice shows one piece of a kind. */
export const isChosen = (choice: DefaultChoice, kind: DefaultKind, id: string): boolean =>
  !choice[`disabled_default_${kind}`] || choice[`enabled_default_${kind}`].includes(id);

interface OneShown {
  readonly id: string;
  readonly isShown: boolean;
  /** ids of all that the parent offers; others are forgotten */
  readonly all: readonly string[];
}

/**
 * The choice with one category or text of the parent shown or hidden. Hiding one of all turns their
 * switch off and lists the others.
 */
export function withShown(choice: DefaultChoice, kind: DefaultKind, one: OneShown): DefaultChoice {
  if (!choice[`disabled_default_${kind}`] && one.isShown) return choice;
  return {
    ...choice,
    [`disabled_default_${kind}`]: true,
    [`enabled_default_${kind}`]: one.all.filter((id) =>
      id === one.id ? one.isShown : isChosen(choice, kind, id),
    ),
  };
}

const KINDS = [
  'categories',
  'articles',
  'newsFlash',
  'courses',
  'sopArticles',
] as const satisfies readonly DefaultKind[];

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Whether two choices show the same, so that there is nothing to store. */
export const isSameChoice = (one: DefaultChoice, other: DefaultChoice): boolean =>
  KINDS.every(
    (kind) =>
      one[`disabled_default_${kind}`] === other[`disabled_default_${kind}`] &&
      isSameList(one[`enabled_default_${kind}`], other[`enabled_default_${kind}`]),
  );

/** Whether a change ends that new ones of some kind are shown by themselves. */
export const endsShowingNew = (before: DefaultChoice, after: DefaultChoice): boolean =>
  KINDS.some((kind) => !before[`disabled_default_${kind}`] && after[`disabled_default_${kind}`]);

/** A change of a choice, and how to take it back from whatever was chosen since. */
export interface ChoiceChange {
  readonly make: (choice: DefaultChoice) => DefaultChoice;
  readonly takeBack: (choice: DefaultChoice) => DefaultChoice;
}

/** Shows or hides one top-level category or one text of the parent. */
export const showOne = (kind: DefaultKind, one: OneShown): ChoiceChange => ({
  make: (choice) => withShown(choice, kind, one),
  takeBack: (choice) => withShown(choice, kind, { ...one, isShown: !one.isShown }),
});

/** Shows all of a kind that the parent offers, or only what is listed. */
export const showEvery = (kind: DefaultKind, isShown: boolean): ChoiceChange => ({
  make: (choice) => ({ ...choice, [`disabled_default_${kind}`]: !isShown }),
  takeBack: (choice) => ({ ...choice, [`disabled_default_${kind}`]: isShown }),
});

/** The present choice without an earlier change: exactly as before it if nothing has been chosen since. */
export const takenBack = (
  present: DefaultChoice,
  { takeBack }: ChoiceChange,
  { before, after }: { readonly before: DefaultChoice; readonly after: DefaultChoice },
): DefaultChoice => (isSameChoice(present, after) ? before : takeBack(present));
