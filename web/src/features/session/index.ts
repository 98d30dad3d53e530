export { senderName, staffName } from './model/staff-name';
export { type Session, useSession, useStaff } from './session-context';
