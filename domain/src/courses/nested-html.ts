/** The headings of a text; its words hold no tags. */
const HEADING = /<(\/?)h([1-6])(?=[ >])/g;
/** Where an id of a heading, or a link to it, begins. */
const SECTION = /(<(?:h[456]|a)\b[^<>]*? (?:id|href)="#?)section-/g;

/** A text begins with h2, or with h1 if it was imported. */
const belowLesson = (level: number): number => Math.min(6, Math.max(4, level + 2));

/**
 * The prepared HTML of a lesson for the page of its whole course: its headings stand below the names of its section
 * (h2) and of the lesson (h3), and their ids are those of no other lesson (S2.1-11).
 */
export const nestedHtml = (html: string, lessonId: string): string =>
  html
    .replace(HEADING, (_, slash: string, level: string) => `<${slash}h${belowLesson(Number(level))}`)
    .replace(SECTION, `$1${lessonId}-section-`);
