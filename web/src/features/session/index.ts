export { onLogout } from './data/logout-steps';
export { senderName, staffName } from './model/staff-name';
export { SessionContextProvider, useSession, useStaff } from './session-context';
export { useLogOut } from './use-log-out';
export { useWorkOwner } from './use-work-owner';
