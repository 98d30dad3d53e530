export { auditEntry, personTarget, writeAudit } from './entry';
export { logDocumentChange } from './log-document-change';
export { readEditor } from './read-editor';
