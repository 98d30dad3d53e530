// The part of the session that needs a signed-in person. It brings the database client and the schema library, which the
// sign-in page does not need, so it loads later than `index.ts`.
export { followSession } from './follow-session';
export { prepareLogOut } from './log-out/prepare-log-out';
export { leaveChild, renewStreams, sessionFirestore, sessionServer } from './session-server';
