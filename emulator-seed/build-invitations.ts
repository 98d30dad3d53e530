import { createHash } from 'node:crypto';
import { DURATIONS } from '@harborline/domain/limits';
import type { Role } from '@harborline/domain/permissions/slugs';
import { invitation as invitationDocument } from '@harborline/domain/stores/invitations';
import { LIBRARY_IDS } from './library-data';
import { DAY_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';

interface DemoInvitation {
  readonly email: string;
  readonly role: Role;
  readonly sentDaysAgo: number;
}

/** One is open and one has expired; both can be resent. */
const INVITATIONS: readonly DemoInvitation[] = [
  { email: 'hanna@lumen.example', role: 'writer', sentDaysAgo: 2 },
  { email: 'pascal@lumen.example', role: 'agent', sentDaysAgo: 12 },
];

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The id that the product gives an address's invitation, so that inviting it again finds this one. */
const idOf = (libraryId: string, email: string): string =>
  hash(JSON.stringify(['invitation', libraryId, email])).slice(0, 40);

function invitationDoc({ email, role, sentDaysAgo }: DemoInvitation, { nowMs, toTime }: SeedClock): SeedDoc {
  const sentMs = nowMs - sentDaysAgo * DAY_MS;
  return seedDoc(invitationDocument(idOf(LIBRARY_IDS.lumen, email)), {
    support_lib_id: LIBRARY_IDS.lumen,
    email,
    agent_role: role,
    // Matches no secret: a real token's has 43 characters.
    token_hash: hash(email),
    status: 'pending',
    invited_by: 'lumen-admin',
    invited_by_name: 'Rafael',
    created_at: toTime(sentMs),
    sent_at: toTime(sentMs),
    expires_at: toTime(sentMs + DURATIONS.invitationMs),
    approved_at: null,
    approved_uid: '',
  });
}

/** Invitations that have not been accepted yet. */
export const invitationDocs = (clock: SeedClock): SeedDoc[] =>
  INVITATIONS.map((invitation) => invitationDoc(invitation, clock));
