/** Where a device keeps how far its visitor has come in a course (`kept-progress.ts`). */
export const progressKey = (courseId: string): string => `course/${courseId}`;
