export { auditEntry, personTarget, writeAudit } from './entry';
export { isRecentChange } from './is-recent-change';
export { readEditor } from './read-editor';
