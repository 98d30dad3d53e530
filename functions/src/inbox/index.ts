export { isBlockedSender } from './blocked-senders/is-blocked';
export { readBusinessHours } from './business-hours/read-business-hours';
export { inCurrentTags, tagsFor } from './filters/looking';
export { mustKnowAll } from './macros/macro';
export { mayPerform, performStep } from './macros/perform';
export { snooze } from './snooze/snooze-ticket';
export { readTags } from './tags/read-tags';
export { readTeams } from './teams/read-team';
