/**
 * Host name of the local Firestore for this page load. A browser opens at most six HTTP/1.1 connections per host name,
 * and each tab keeps two streams open, so tabs that share a name would stall each other. `*.localhost` always resolves
 * to loopback.
 */
export const firestoreEmulatorHost = `fs-${Math.random().toString(36).slice(2, 8)}.localhost`;
