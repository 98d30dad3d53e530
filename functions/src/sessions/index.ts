export { alignAccount, endSessions, uidOf } from './account';
export { authenticator, readStaff } from './authenticator';
export { signChatToken } from './chat-token';
export { noteSessions } from './note-sessions';
export { endingSessions } from './session-version';
