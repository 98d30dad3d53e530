import { Timestamp } from 'firebase-admin/firestore';

const momentOf = (text: string | undefined): Timestamp | null =>
  text === undefined ? null : Timestamp.fromMillis(Date.parse(text));

/** The moments that a request names in ISO 8601, as queries take them. */
export const periodOf = (asked: {
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}) => ({
  from: momentOf(asked.from),
  before: momentOf(asked.before),
});
