import { type FullPosition, fillPositions } from '@harborline/domain/help-center/category-positions';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { category as categoryDocument } from '@harborline/domain/stores/categories';
import type { DemoLibrary } from './libraries';
import type { Content, ContentCategory } from './read-content';
import { type SeedDoc, seedDoc } from './seed-doc';

const writtenFields = (library: DemoLibrary, category: ContentCategory) => ({
  support_lib_id: library.id,
  category_title: category.title,
  category_description: category.description,
  category_icon: category.icon,
  parent_cat_id: category.parentId,
  is_enabled: true,
  is_disabled: false,
});

const countVisible = (categoryId: string, { articles }: Content): number =>
  articles.filter(
    (article) =>
      article.categoryId === categoryId &&
      isSearchable({ is_published: article.isPublished, is_disabled: false }),
  ).length;

/** The order of the categories, as the triggers would have filled it in while the demo world was loaded. */
export function categoryPositions(library: DemoLibrary, content: Content): FullPosition[] {
  const inOrder = library.categoryOrder.flatMap((folder) =>
    content.categories
      .filter((category) => category.parentId === '' && category.folder === folder)
      .map(({ id }) => ({ id })),
  );
  const known = content.categories.map((category) => ({
    id: category.id,
    ...writtenFields(library, category),
    articles: countVisible(category.id, content),
  }));
  return fillPositions(known, inOrder);
}

/** The categories of a library, with what triggers keep in them. */
export function categoryDocs(library: DemoLibrary, content: Content): SeedDoc[] {
  const positions = new Map(categoryPositions(library, content).map((position) => [position.id, position]));
  return content.categories.map((category) => {
    const { subCategory = [], articles = 0 } = positions.get(category.id) ?? {};
    return seedDoc(categoryDocument(category.id), {
      ...writtenFields(library, category),
      articles,
      subCategory,
    });
  });
}
