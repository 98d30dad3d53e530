import { FieldValue } from 'firebase-admin/firestore';

/** Merged into an update of `Users/{uid}` to end all earlier chat tokens (D-20). */
export const endingSessions = () => ({ session_version: FieldValue.increment(1) });
