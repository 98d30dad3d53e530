import type * as z from 'zod/mini';
import { mailRecordSchema } from '../entities/mail';
import type { mailWriteSchema } from '../entities/writes/mail';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const records = defineStore<typeof mailRecordSchema, z.input<typeof mailWriteSchema>, never>(
  COLLECTIONS.mail,
  mailRecordSchema,
);

/** `mail/{ticketId}`, as a visitor's page writes it. */
export const mailRecord = (ticketId: number) => records.at(docPath.mail(ticketId));
