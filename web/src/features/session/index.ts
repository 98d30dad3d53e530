export { onLogout } from './data/logout-steps';
export { useLogOut } from './use-log-out';
export { useWorkOwner } from './use-work-owner';
