import type { CategoryIconName } from '../help-center/category-icons';

const articlesText = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);

const subcategoriesText = (count: number): string =>
  count === 1 ? '1 subcategory' : `${count} subcategories`;

/** The categories of the content list; the wording is ours (D-45, D-47) where no id is given. */
export const CATEGORY_TEXTS = {
  /** S8-24 */
  orderNotSaved: 'Error while updating',
  /** S8-24 */
  orderNotLoaded: 'Error while getting categoryPositioning',
  views: 'Content views',
  articlesView: 'Articles',
  categoriesView: 'Categories',
  intro:
    'Visitors see categories in this order. Drag one to move it, and to the right to put it into the category above.',
  create: 'New category',
  createTitle: 'New category',
  createHint: 'A category groups articles that answer questions about one topic.',
  createSubcategory: 'Add subcategory',
  showArticles: 'Show its articles',
  edit: 'Edit',
  editTitle: 'Edit category',
  editHint: 'Visitors see the change within a minute.',
  save: 'Save',
  delete: 'Delete',
  titleLabel: 'Title',
  titleRequired: 'Title is required',
  descriptionLabel: 'Description',
  descriptionHint: 'One sentence below the title.',
  parentLabel: 'Inside',
  topLevel: 'Top level',
  parentFixed: 'A category with subcategories stays at the top level.',
  iconLabel: 'Icon',
  enabledLabel: 'Visible to visitors',
  enabledOf: (title: string) => `“${title}” is visible to visitors`,
  hidden: 'Hidden',
  hiddenWithParent: 'Hidden with its parent',
  publishedCount: (count: number) => `${count} published`,
  /** beside the number, for screen readers */
  published: 'published',
  subcategoryOf: (parent: string) => `Subcategory of ${parent}`,
  moreActions: (title: string) => `More actions for ${title}`,
  full: (limit: number) => `A library can have ${limit} categories. Delete one to create another.`,
  empty: 'No categories yet',
  emptyBody: 'Categories help visitors find their way. Create the first one.',
  loadFailed: 'The categories could not be loaded.',
  created: (title: string) => `“${title}” was created.`,
  saved: (title: string) => `“${title}” was saved.`,
  shown: (title: string) => `“${title}” is visible to visitors again.`,
  hiddenNow: (title: string) => `“${title}” and its articles are hidden from visitors.`,
  moved: (title: string) => `“${title}” was moved.`,
  deleted: (title: string) => `“${title}” was deleted.`,
  saveFailed: 'This could not be saved. Please try again.',
  undo: 'Undo',
  undone: 'Undone.',
  move: (title: string) => `Move “${title}”`,
  moveHelp:
    'Press Space or Enter to pick it up. Then use the up and down arrow keys to move it, the right arrow key to put it into the category above and the left arrow key to take it out. Press Space or Enter again to drop it, or Escape to cancel.',
  placeAtTop: (index: number, count: number) => `Position ${index} of ${count} at the top level.`,
  placeIn: (index: number, count: number, parent: string) => `Position ${index} of ${count} in ${parent}.`,
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteEmpty: 'No articles are in it. You can undo this for a few seconds.',
  deleteArticles: (count: number, isMore: boolean) =>
    isMore
      ? `More than ${count} articles are in it, drafts and archived ones included. None is deleted: choose where they go.`
      : `${articlesText(count)} in it, drafts and archived ones included. None is deleted: choose where they go.`,
  deleteSubcategories: (count: number) =>
    `${subcategoriesText(count)} in it ${count === 1 ? 'moves' : 'move'} to the top level.`,
  deleteTarget: 'Move its articles to',
  deleteTargetEmpty: 'Choose a category',
  deleteNeedsTarget: 'Its articles need another category. Create one first.',
  movingArticles: (done: number) => `${articlesText(done)} moved…`,
  deleteStopped: 'Not all articles could be moved, so the category was kept.',
  icons: {
    book: 'Book',
    rocket: 'Rocket',
    star: 'Star',
    chat: 'Speech bubble',
    user: 'Person',
    people: 'People',
    lock: 'Lock',
    shield: 'Shield',
    card: 'Payment card',
    truck: 'Lorry',
    wrench: 'Wrench',
    bolt: 'Lightning',
    battery: 'Battery',
    phone: 'Phone',
    sync: 'Arrows in a circle',
    bike: 'Bicycle',
  } satisfies Readonly<Record<CategoryIconName, string>>,
} as const;

/** Changes of several articles at once (D-45, D-47). */
export const BULK_TEXTS = {
  select: (title: string) => `Select “${title}”`,
  selectAll: 'Select all shown articles',
  selected: (count: number) => `${articlesText(count)} selected`,
  clear: 'Clear selection',
  move: 'Move to category',
  moveTitle: (count: number) => `Move ${articlesText(count)}`,
  moveHint: 'Their addresses stay the same, and so do their views and votes.',
  chooseCategory: 'Choose a category',
  archiveTitle: (count: number) => `Archive ${articlesText(count)}?`,
  archiveBody:
    'Visitors will no longer find or open them. You can restore them from the archive at any time.',
  progress: (done: number, count: number) => `${done} of ${articlesText(count)}…`,
  moved: (count: number, title: string) => `${articlesText(count)} moved to “${title}”.`,
  archived: (count: number) => `${articlesText(count)} archived.`,
  failed: (count: number) => `${articlesText(count)} could not be changed. Please try again.`,
  undo: 'Undo',
  undone: (count: number) => `Undone for ${articlesText(count)}.`,
} as const;
