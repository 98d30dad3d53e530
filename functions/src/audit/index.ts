export { auditEntry, personTarget, writeAudit } from './entry';
