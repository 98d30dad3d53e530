/** Names of the icons that a category may have, as it stores them (S3-15). */
export const CATEGORY_ICONS = [
  'book',
  'rocket',
  'star',
  'chat',
  'user',
  'people',
  'lock',
  'shield',
  'card',
  'truck',
  'wrench',
  'bolt',
  'battery',
  'phone',
  'sync',
  'bike',
] as const;
export type CategoryIconName = (typeof CATEGORY_ICONS)[number];

/** The icon of a category that has none, or one that is not in the set. */
export const DEFAULT_CATEGORY_ICON: CategoryIconName = 'book';

/** The icon to offer as chosen for what a category stores. */
export const categoryIconOf = (name: string): CategoryIconName =>
  CATEGORY_ICONS.find((icon) => icon === name) ?? DEFAULT_CATEGORY_ICON;
