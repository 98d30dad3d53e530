/** Key of the library that holds the product's own handbook (folder `handbook`). No other library may take it. */
export const HANDBOOK_KEY = 'handbook';

/** Id of a guide's article. @param guide name of its file, without the ending */
export const handbookArticleId = (guide: string): string => `${HANDBOOK_KEY}-${guide}`;
