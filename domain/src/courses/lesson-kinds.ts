/** Apart from the schemas of courses, which visitors do not load. */
export const LESSON_KINDS = ['text', 'video', 'quiz', 'file'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];
