import * as z from 'zod/mini';
import {
  arrivedRecordSchema,
  type MailDelivery,
  mailDeliverySchema,
  mailRecordSchema,
} from '../entities/mail';
import { type TimestampLike, timestampSchema } from '../entities/timestamp';
import type { mailWriteSchema } from '../entities/writes/mail';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, storeDocument } from './store';

const records = defineStore<
  typeof mailRecordSchema,
  z.input<typeof mailWriteSchema>,
  { readonly delivery: MailDelivery }
>(COLLECTIONS.mail, mailRecordSchema);

/** `mail/{ticketId}`: written by a visitor's page; a function adds the outcome. */
export const mailRecord = (ticketId: number | string) => records.at(docPath.mail(ticketId));

/** The same, after a function has added the outcome. */
export const settledMail = (ticketId: number | string) =>
  storeDocument(docPath.mail(ticketId), z.extend(mailRecordSchema, { delivery: mailDeliverySchema }));

/** The same, as a function writes it for a request by email (D-98). */
export const mailedRecord = (ticketId: number) =>
  storeDocument(docPath.mail(ticketId), z.extend(arrivedRecordSchema, { created_at: timestampSchema }));

/** Whose request a record is, the address it claims, when the server took it, and what became of it. */
export const requestRecord = (ticketId: number) =>
  storeDocument(
    docPath.mail(ticketId),
    z.object({
      support_lib_id: z.string(),
      visitor_uid: z.string(),
      replyTo: z.string(),
      created_at: z.optional(timestampSchema),
      delivery: z.optional(mailDeliverySchema),
    }),
  );

const arrivals = defineStore(
  COLLECTIONS.mail,
  z.object({ created_at: timestampSchema, delivery: z.optional(z.unknown()) }),
);

/** Arrival times of the records in a period, and whether a function took them; oldest first. */
export const mailArrivals = (from: TimestampLike, before: TimestampLike) => ({
  ...arrivals.query({
    where: [
      ['created_at', '>=', from],
      ['created_at', '<', before],
    ],
    orderBy: [['created_at', 'asc']],
  }),
  // The next page starts after the last record's time, so the query must read it.
  select: ['created_at', 'delivery'],
});
