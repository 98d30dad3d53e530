/** What the script of a course's page says. Apart from what the server renders, which visitors need not load again. */
export const LEARNING_TEXTS = {
  /** one that the page does not list */
  lessonNumber: (number: number) => `lesson ${number}`,
  lockedByOrder: (title: string) => `Finish “${title}” first`,
  lockedByCourse: (title: string) => `Finish the course “${title}” first`,
  lockedForDays: (days: number) =>
    days === 1 ? 'Opens 1 day after you begin' : `Opens ${days} days after you begin`,
  lockedUntil: (date: string) => `Opens on ${date}`,
} as const;
