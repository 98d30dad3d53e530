/** Where the device keeps which lessons of a course the server has counted for this browser (`count-steps.ts`). */
export const countedKey = (courseId: string): string => `course-counted/${courseId}`;
