/**
 * Host name under which this page load reaches the local Firestore. A browser opens six HTTP/1.1 connections
 * per host name at most, and each tab keeps two streams open, so tabs sharing a name would stall one another;
 * `*.localhost` always resolves to loopback.
 */
export const firestoreEmulatorHost = `fs-${Math.random().toString(36).slice(2, 8)}.localhost`;
