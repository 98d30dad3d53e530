/** Apart from the schemas of courses, which visitors do not load. */
export const LESSON_KINDS = ['text', 'video', 'quiz'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];
