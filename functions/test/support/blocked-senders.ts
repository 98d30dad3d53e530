import { expect } from 'vitest';
import { acceptMail } from '../../src/inbox/new-ticket/accept-mail';
import { call } from './call';
import type { Identity } from './people';
import { db } from './suite';
import { newRecord, unique } from './world';

export const BLOCKED = '/api/inbox/blockedsenders';

/** An address that nobody has used. */
export const newSender = () => `${unique('rude')}@visitor.example`.toLowerCase();

/** The calls that change who is blocked. @param usual who makes them unless a test names somebody else */
export function blockCalls(usual: () => Identity) {
  const block = (sender: string, { who = usual(), reason = '' } = {}) =>
    call('POST', BLOCKED, { sender, reason }, { token: who.token });
  return {
    block,
    unblock: (sender: string, who = usual()) => call('DELETE', BLOCKED, { sender }, { token: who.token }),
    /** @returns an address that the library has blocked */
    async newBlocked(): Promise<string> {
      const email = newSender();
      expect((await block(email)).status).toBe(200);
      return email;
    },
  };
}

/** Accepts a request where no trigger looks. */
export async function acceptRequest(email: string, libraryId: string) {
  const record = newRecord(libraryId, unique('visitor'), {
    replyTo: email,
    helpText: 'You again? Answer me.',
  });
  const ref = db.collection('Drafts').doc(String(record.ticketId));
  await ref.set(record);
  return { record, delivery: await acceptMail(ref, Date.now()) };
}
