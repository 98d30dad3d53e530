/** Sizes and counts that rules, functions and screens share. Characters unless the name says otherwise. */
export const LIMITS = {
  requestText: 10_000,
  helpSteps: 20,
  customInputs: 20,
  shortText: 500,
  email: 254,
  url: 2_000,
  subject: 200,
  messageText: 10_000,
  articleTitle: 200,
  articleContent: 400_000,
  articleKeywords: 30,
  keyword: 60,
  searchTextPerArticle: 4_000,
  /** S5-20, S9-21 */
  searchSnippet: 100,
  searchPageSize: 100,
  uploadBytes: 10 * 1024 * 1024,
  /** S9-18 */
  listPageSize: 20,
  messagePageSize: 50,
  /** S5-23 */
  fileNameKeepsWhole: 20,
  previewText: 140,
} as const;

/** Durations in milliseconds. */
export const DURATIONS = {
  /** S9-09 */
  toastMs: 10_000,
  /** S9-15 */
  rememberedSessionMs: 30 * 24 * 60 * 60 * 1000,
  sessionMs: 5 * 60 * 60 * 1000,
  /** S9-16 */
  reconnectMs: 1_000,
  typingStaleMs: 6_000,
} as const;
