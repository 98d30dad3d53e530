export { onLogout } from './end/leave-session';
export { hasCredentials, recordSignIn } from './kept/session-record';
export { useLogOut } from './log-out/use-log-out';
export { preloadSession, renewStreams } from './session-ports';
export { useWorkOwner } from './use-work-owner';
