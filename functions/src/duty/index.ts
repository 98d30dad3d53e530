export { leaveDuty } from './leave-duty';
export { type LibraryDuty, readDuty, readPlans } from './read-duty';
export { readSubstitute } from './read-substitute';
