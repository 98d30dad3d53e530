import { LIMITS } from '../limits';
import type { DefaultSwitches } from './default-content';

/** What a library chose of its parent's content, with every field (S3-07). */
export interface DefaultChoice {
  readonly disabled_default_categories: boolean;
  readonly disabled_default_articles: boolean;
  readonly enabled_default_categories: readonly string[];
  readonly enabled_default_articles: readonly string[];
}

/** The choice of a library; nothing where it never chose (D-72). */
export const choiceOf = ({
  disabled_default_categories = true,
  disabled_default_articles = true,
  enabled_default_categories = [],
  enabled_default_articles = [],
}: Omit<DefaultSwitches, 'parent_lib_id'>): DefaultChoice => ({
  disabled_default_categories,
  disabled_default_articles,
  enabled_default_categories,
  enabled_default_articles,
});

/** Whether a choice may list all these ids, which rules limit by number and by length. */
export const fitsChoice = (ids: readonly string[]): boolean =>
  ids.length <= LIMITS.categoryOrder && ids.join('').length <= LIMITS.categoryOrderBytes;

interface OneShown {
  readonly id: string;
  readonly isShown: boolean;
  /** ids of all that the parent offers; others are forgotten */
  readonly all: readonly string[];
}

/** Hiding one of all turns their switch off and lists the others. */
function listed(isDisabled: boolean, list: readonly string[], { id, isShown, all }: OneShown): string[] {
  return all.filter((one) => (one === id ? isShown : !isDisabled || list.includes(one)));
}

/** The choice with one top-level category of the parent shown or hidden. */
export function withCategoryShown(choice: DefaultChoice, one: OneShown): DefaultChoice {
  const { disabled_default_categories: isDisabled, enabled_default_categories: list } = choice;
  if (!isDisabled && one.isShown) return choice;
  const enabled_default_categories = listed(isDisabled, list, one);
  return { ...choice, disabled_default_categories: true, enabled_default_categories };
}

/** The choice with one article of the parent shown or hidden. */
export function withArticleShown(choice: DefaultChoice, one: OneShown): DefaultChoice {
  const { disabled_default_articles: isDisabled, enabled_default_articles: list } = choice;
  if (!isDisabled && one.isShown) return choice;
  const enabled_default_articles = listed(isDisabled, list, one);
  return { ...choice, disabled_default_articles: true, enabled_default_articles };
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Whether two choices show the same, so that there is nothing to store. */
export const isSameChoice = (one: DefaultChoice, other: DefaultChoice): boolean =>
  one.disabled_default_categories === other.disabled_default_categories &&
  one.disabled_default_articles === other.disabled_default_articles &&
  isSameList(one.enabled_default_categories, other.enabled_default_categories) &&
  isSameList(one.enabled_default_articles, other.enabled_default_articles);

/** A change of a choice, and how to take it back from whatever was chosen since. */
export interface ChoiceChange {
  readonly make: (choice: DefaultChoice) => DefaultChoice;
  readonly takeBack: (choice: DefaultChoice) => DefaultChoice;
}

/** Shows or hides one top-level category of the parent. */
export const showCategory = (one: OneShown): ChoiceChange => ({
  make: (choice) => withCategoryShown(choice, one),
  takeBack: (choice) => withCategoryShown(choice, { ...one, isShown: !one.isShown }),
});

/** Shows or hides one article of the parent. */
export const showArticle = (one: OneShown): ChoiceChange => ({
  make: (choice) => withArticleShown(choice, one),
  takeBack: (choice) => withArticleShown(choice, { ...one, isShown: !one.isShown }),
});

/** Shows every category or article of the parent, or only the listed ones. */
export const showEvery = (
  field: 'disabled_default_categories' | 'disabled_default_articles',
  isShown: boolean,
): ChoiceChange => ({
  make: (choice) => ({ ...choice, [field]: !isShown }),
  takeBack: (choice) => ({ ...choice, [field]: isShown }),
});

/** The present choice without an earlier change: exactly as before it if nothing has been chosen since. */
export const takenBack = (
  present: DefaultChoice,
  { takeBack }: ChoiceChange,
  { before, after }: { readonly before: DefaultChoice; readonly after: DefaultChoice },
): DefaultChoice => (isSameChoice(present, after) ? before : takeBack(present));
