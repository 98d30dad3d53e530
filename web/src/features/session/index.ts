export { type LogoutStep, onLogout } from './data/logout-steps';
export { senderName, staffName } from './model/staff-name';
export { type Session, SessionContextProvider, useSession, useStaff } from './session-context';
export { useLogOut } from './use-log-out';
export { useWorkOwner } from './use-work-owner';
