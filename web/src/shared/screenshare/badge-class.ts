/** Marks what only the visitor sees of a sharing: the recorder names it, and the viewer leaves it out (D-66). */
export const BADGE_CLASS = 'harborline-sharing';
