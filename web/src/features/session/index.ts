export { onLogout } from './end/logout-steps';
export { freshSignIn } from './kept/fresh-sign-in';
export { clearSessionRecord, writeSessionRecord } from './kept/session-record';
export { preloadSession, renewStreams } from './later';
export { useLogOut } from './log-out/use-log-out';
export { useWorkOwner } from './use-work-owner';
