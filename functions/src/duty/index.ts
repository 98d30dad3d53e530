export { leaveDuty } from './leave-duty';
export { type LibraryDuty, readDuty, readPlans, withoutOutOfOffice } from './read-duty';
export { readSubstitute } from './read-substitute';
