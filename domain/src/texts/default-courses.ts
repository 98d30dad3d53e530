const lessonsOf = (count: number): string => (count === 1 ? '1 lesson' : `${count} lessons`);

/** Courses of the parent library in the admin area; the wording is ours (D-47). */
export const DEFAULT_COURSE_TEXTS = {
  views: 'Views of the courses',
  ownView: 'Courses',
  view: 'Default courses',
  intro: (parent: string) =>
    `Show courses of ${parent} in your help center, with your look and at your addresses. They are not copied: when ${parent} changes one, your visitors see the change within a minute.`,
  readOnly: 'You can see what is shown. Changing it needs the permission to publish courses.',
  all: 'Show every course',
  allHint: 'New ones appear as well. When this is off, visitors see only the courses you choose below.',
  list: 'Default courses',
  showCourse: (title: string) => `Show the course “${title}”`,
  shown: (title: string) => `Visitors find “${title}” now.`,
  hidden: (title: string) => `“${title}” is hidden from your visitors.`,
  allShown: 'Every default course is shown now.',
  someShown: 'Only the chosen default courses are shown now.',
  empty: 'Nothing to show yet',
  emptyBody: (parent: string) => `${parent} has not published any courses.`,
  noParentBody: 'Default courses come from the library of an agency. This library has none.',
  loadFailed: 'The default courses could not be loaded.',
  copyFailed: 'The course could not be copied. Please try again.',
  copying: 'The course is being copied.',
  comparedOutline: 'Description, and titles of sections and lessons',
  taken: 'Their lessons are in your copy.',
  hasEdits:
    'Lessons of your copy have unpublished edits, which their lessons would replace. Publish or discard the edits first.',
  sameOutline:
    'The description and all titles are the same. What the lessons say, when they open, or the cover may differ.',
  lossTitle: (lessons: number) => `Delete ${lessonsOf(lessons)} of your copy?`,
  lossBody: (lessons: number) =>
    `Their course does not have ${lessons === 1 ? 'this lesson' : 'these lessons'}. If you use their text, your copy loses ${lessons === 1 ? 'it' : 'them'}, files included. This cannot be undone.`,
  lossConfirm: (lessons: number) => `Use their text, delete ${lessonsOf(lessons)}`,
  tooMany: (limit: number) => `Courses can be chosen one by one up to ${limit}. Show every course instead.`,
} as const;
