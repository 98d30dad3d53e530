/** Where a learner's steps are sent, without the schemas of the contract, which weigh more than the page that sends them. */
export const COURSE_STEPS = { service: 'activity', method: 'POST', path: '/courses' } as const;
