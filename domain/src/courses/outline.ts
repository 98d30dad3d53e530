import type { LessonKind } from '../entities/course';
import { oneLine } from '../text/clip';

/** A lesson as a course lists it. */
export interface OutlineLesson {
  readonly id: string;
  readonly kind: LessonKind;
  readonly title: string;
}

export interface OutlineSection {
  /** '' for lessons before the first section */
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly OutlineLesson[];
}

/** A line of a course as its writers arrange it: a section, or a lesson of the section above. */
export interface OutlineRow {
  readonly kind: 'section' | LessonKind;
  readonly id: string;
  readonly title: string;
}

/**
 * A course's sections and lessons, one per line: kind, id, title. It is one text because security rules have no loops:
 * this they can check whole.
 */
const LINE = /^(section|text|video):([A-Za-z0-9_-]{1,128}) ([^\n]+)$/;
const OUTLINE = /^(?:(?:section|text|video):[A-Za-z0-9_-]{1,128} [^\n]+\n)*$/;

/** Whether a text is an outline, as the rules check it. */
export const isOutline = (text: string): boolean => OUTLINE.test(text);

function readLine(line: string): OutlineRow[] {
  const [, kind, id = '', title = ''] = LINE.exec(line) ?? [];
  return kind === 'section' || kind === 'text' || kind === 'video' ? [{ kind, id, title }] : [];
}

/** The lines of an outline. Of several with one id the first counts, and what is no line is left out. */
export function readRows(outline: string): OutlineRow[] {
  const rows = outline.split('\n').flatMap(readLine);
  const ids = new Set<string>();
  return rows.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** Titles are one line each; one without words takes its id. */
const lineOf = ({ kind, id, title }: OutlineRow): string => `${kind}:${id} ${oneLine(title) || id}\n`;

/** The outline of rows in their order. */
export const writeRows = (rows: readonly OutlineRow[]): string => rows.map(lineOf).join('');

/** The sections of a course with their lessons, as visitors see them: an empty section is left out. */
export function sectionsOf(rows: readonly OutlineRow[]): OutlineSection[] {
  const sections: { id: string; title: string; lessons: OutlineLesson[] }[] = [
    { id: '', title: '', lessons: [] },
  ];
  for (const { kind, id, title } of rows) {
    if (kind === 'section') sections.push({ id, title, lessons: [] });
    else sections.at(-1)?.lessons.push({ id, kind, title });
  }
  return sections.filter(({ lessons }) => lessons.length > 0);
}

/** The lessons of a course in the order of reading. */
export const lessonsOf = (sections: readonly OutlineSection[]): OutlineLesson[] =>
  sections.flatMap(({ lessons }) => lessons);

/** The lessons before and after one; null at the ends, and if it is not among them. */
export function lessonsBeside(lessons: readonly OutlineLesson[], id: string) {
  const index = lessons.findIndex((lesson) => lesson.id === id);
  if (index < 0) return { previous: null, next: null };
  return { previous: lessons[index - 1] ?? null, next: lessons[index + 1] ?? null };
}
