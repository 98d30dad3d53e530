/** Where the browser reads lists and the search itself, a page may lag behind the articles by this much. */
export const LAG_MS = 5 * 60_000;

/** Cache keys of the parts of a page. */
export const resourceOf = {
  categories: (libraryId: string) => `categories/${libraryId}`,
  articleList: (libraryId: string, categoryId: string, page = 1) =>
    `articles/${libraryId}/${categoryId}/${page}`,
  /** all of a category's articles, where the browser reads them itself */
  categoryRows: (libraryId: string, categoryId: string) => `category-rows/${libraryId}/${categoryId}`,
  /** the search documents of a library or of its parent */
  shards: (libraryId: string) => `shards/${libraryId}`,
  siblings: (libraryId: string, articleId: string) => `siblings/${libraryId}/${articleId}`,
  /** What stands at an address differs between libraries: one may show its copy there, another the original. */
  article: (libraryId: string, articleId: string) => `article/${libraryId}/${articleId}`,
  courses: (libraryId: string, page = 1) => `courses/${libraryId}/${page}`,
  /** with the text of one lesson, or a page of its outline */
  course: (libraryId: string, courseId: string, { lessonId = '', page = 1 }) =>
    `course/${libraryId}/${courseId}/${lessonId}/${page}`,
  wholeCourse: (libraryId: string, courseId: string, page: number) =>
    `whole-course/${libraryId}/${courseId}/${page}`,
  news: (libraryId: string, page = 1) => `news/${libraryId}/${page}`,
  newsFlash: (libraryId: string, id: string) => `news-flash/${libraryId}/${id}`,
  popularArticles: (libraryId: string) => `popular/${libraryId}`,
  searchEngine: (libraryId: string) => `search/${libraryId}`,
  /** of a page that the server rendered */
  articleCounts: (libraryId: string) => `article-counts/${libraryId}`,
  /** of a page that the server rendered */
  answer: (libraryId: string, query: string, page = 1) => `answer/${libraryId}/${page}/${query}`,
} as const;
