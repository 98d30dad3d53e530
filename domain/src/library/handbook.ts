/** Key of the library that holds the product's own handbook (folder `handbook`). No other library may take it. */
export const HANDBOOK_KEY = 'handbook';
