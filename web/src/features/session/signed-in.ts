// What the session needs once somebody is signed in. It brings the database client and the schema library, which the
// sign-in page does without; `index.ts` has the rest.
export { followSession } from './follow-session';
export { leaveChild, renewStreams, sessionFirestore, sessionServer } from './session-server';
