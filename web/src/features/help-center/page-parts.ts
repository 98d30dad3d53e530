/** A part of a page that can work by itself where the server rendered the page. */
export type PartName = 'search' | 'feedback' | 'reactions';

/** Selects the element that holds a part. */
export const partSelector = (name: PartName): string => `[data-island="${name}"]`;
