import { oneLine } from '../text/clip';
import { LESSON_KINDS, type LessonKind } from './lesson-kinds';

/** When a lesson opens, and when it is done. Left out of pages and lines where they say nothing special. */
export interface LessonTerms {
  /** done once it is read to its end; else once its reader says so, or passes its quiz (`lesson-rule.ts`) */
  readonly isReadToEnd?: true;
  /** opens this many days after the learner began the course */
  readonly opensAfterDays?: number;
}

/** A lesson as a course lists it. */
export interface OutlineLesson extends LessonTerms {
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
export interface OutlineRow extends LessonTerms {
  readonly kind: 'section' | LessonKind;
  readonly id: string;
  readonly title: string;
}

/**
 * A course's sections and lessons, one per line: kind, id, terms, title. It is one text because security rules have no
 * loops: this they can check whole. The terms of a lesson follow its id: `;read` and `;7`, the days until it opens.
 */
const LESSON = '(text|video|quiz|file):([A-Za-z0-9_-]{1,128})(;read)?(?:;([1-9][0-9]{0,2}))?';
const SECTION = 'section:([A-Za-z0-9_-]{1,128})';
const LINE = new RegExp(`^(?:${SECTION}|${LESSON}) ([^\\n]+)$`);
const OUTLINE = new RegExp(`^(?:(?:${SECTION}|${LESSON}) [^\\n]+\\n)*$`);

/** Whether a text is an outline, as the rules check it. */
export const isOutline = (text: string): boolean => OUTLINE.test(text);

const isLessonKind = (kind: string | undefined): kind is LessonKind =>
  LESSON_KINDS.some((one) => one === kind);

function readLine(line: string): OutlineRow[] {
  const [, section, kind, id = '', read, days, title = ''] = LINE.exec(line) ?? [];
  if (section !== undefined) return [{ kind: 'section', id: section, title }];
  if (!isLessonKind(kind)) return [];
  const row = { kind, id, title };
  return [{ ...row, ...termsOf({ isReadToEnd: read !== undefined, opensAfterDays: Number(days ?? 0) }) }];
}

/** The terms of a lesson. @param opensAfterDays 0 for a lesson that is open at once */
export const termsOf = (terms: { isReadToEnd: boolean; opensAfterDays: number }): LessonTerms => ({
  ...(terms.isReadToEnd ? { isReadToEnd: true } : {}),
  ...(terms.opensAfterDays > 0 ? { opensAfterDays: terms.opensAfterDays } : {}),
});

/** The lines of an outline. Of several with one id the first counts, and what is no line is left out. */
export function readRows(outline: string): OutlineRow[] {
  const rows = outline.split('\n').flatMap(readLine);
  const ids = new Set<string>();
  return rows.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** The ids of an outline's lessons, in their order. */
export const lessonIds = (outline: string): string[] =>
  readRows(outline).flatMap(({ kind, id }) => (kind === 'section' ? [] : [id]));

/** Titles are one line each; one without words takes its id. */
function lineOf({ kind, id, title, isReadToEnd, opensAfterDays }: OutlineRow): string {
  const isLesson = kind !== 'section';
  const read = isLesson && isReadToEnd === true ? ';read' : '';
  const days = isLesson && opensAfterDays !== undefined ? `;${opensAfterDays}` : '';
  return `${kind}:${id}${read}${days} ${oneLine(title) || id}\n`;
}

/** The outline of rows in their order. */
export const writeRows = (rows: readonly OutlineRow[]): string => rows.map(lineOf).join('');

/** The sections of a course with their lessons, as visitors see them: an empty section is left out. */
export function sectionsOf(rows: readonly OutlineRow[]): OutlineSection[] {
  const sections: { id: string; title: string; lessons: OutlineLesson[] }[] = [
    { id: '', title: '', lessons: [] },
  ];
  for (const { kind, ...row } of rows) {
    if (kind === 'section') sections.push({ id: row.id, title: row.title, lessons: [] });
    else sections.at(-1)?.lessons.push({ kind, ...row });
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
