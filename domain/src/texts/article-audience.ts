/** Who reads an article; the wording is ours (D-47). */
export const AUDIENCE_TEXTS = {
  staffOnly: 'Staff only',
  forStaff: 'Show to staff only',
  forVisitors: 'Show to visitors',
  nowForStaff: 'This article is for staff only now.',
  nowForVisitors: 'This article is for visitors now.',
  publishedForStaff: 'Published for staff. Visitors cannot read it.',
  forStaffTitle: 'Show this article to staff only?',
  forStaffBody: 'Visitors will no longer find or open it. Your team still can.',
  forVisitorsTitle: 'Show this article to visitors?',
  forVisitorsBody: 'Anyone who visits the help center can read its published text.',
} as const;
