import { RATE_CLASSES } from '@harborline/domain/api/rate-classes';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS } from '@harborline/domain/paths';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvitationRate } from '../src/teams/invitations/send';
import { call } from './support/call';
import { actionsIn, INVITATIONS, idOf, invite, mailedToken, newEmail } from './support/invitations';
import { mailsTo } from './support/mailbox';
import { type Identity, newStaff, overriding } from './support/people';
import { db, untilRefused } from './support/suite';
import { newLibrary, unique } from './support/world';

let libraryId = '';
let owner: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner', { display_name: 'Olga' });
});

describe('inviting', () => {
  it('an address twice at the same time makes one invitation and one mail', async () => {
    const email = newEmail();
    const statuses = (
      await Promise.all([invite(owner, email), invite(owner, email), invite(owner, email)])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    await mailedToken(email);
    expect((await mailsTo(email)).length).toBe(1);
  });

  it.each([
    ['writer', 403],
    ['agent', 403],
    ['editor', 403],
    ['admin', 200],
  ] as const)('is for those with the permission: %s gets %i', async (role, status) => {
    const staff = await newStaff(libraryId, role);
    expect((await invite(staff, newEmail(), 'agent')).status).toBe(status);
    const list = await call('GET', INVITATIONS, undefined, { token: staff.token });
    expect(list.status).toBe(status);
  });

  it('D-33: people cannot invite with a role above their own or with permissions they lack', async () => {
    const writer = await newStaff(libraryId, 'writer', overriding('writer', { canInviteNewUsers: true }));
    expect((await invite(writer, newEmail(), 'writer')).status).toBe(200);
    for (const role of ['agent', 'editor', 'admin', 'owner']) {
      expect((await invite(writer, newEmail(), role)).status).toBe(403);
    }
    expect((await invite(owner, newEmail(), 'owner')).status).toBe(403);
  });

  it('D-33: people cannot revoke or resend what they could not have sent', async () => {
    const writer = await newStaff(libraryId, 'writer', overriding('writer', { canInviteNewUsers: true }));
    const id = idOf(await invite(owner, newEmail(), 'admin'));
    for (const method of ['PATCH', 'DELETE']) {
      expect((await call(method, `${INVITATIONS}/${id}`, {}, { token: writer.token })).status).toBe(403);
    }
  });

  it('an address gets ten mails an hour, whoever invites it and however often it is invited again', async () => {
    const email = newEmail();
    const sender = await newStaff(libraryId, 'owner');
    const elsewhere = await newStaff(await newLibrary(), 'owner');
    expect((await invite(elsewhere, email)).status).toBe(200);
    const id = idOf(await invite(sender, email));
    const again = async () =>
      (await call('PATCH', `${INVITATIONS}/${id}`, {}, { token: sender.token })).status === 200;
    expect(await untilRefused(8, again)).toMatchObject({ isRefused: true });
    await call('DELETE', `${INVITATIONS}/${id}`, undefined, { token: sender.token });
    expect((await invite(sender, email)).status).toBe(429);
    expect((await invite(sender, newEmail())).status).toBe(200);
  });

  it('refuses an invalid address, an unknown role, and callers without a token', async () => {
    expect((await invite(owner, 'nobody')).status).toBe(400);
    expect((await invite(owner, 'a@b.example\r\nbcc: c@d.example')).status).toBe(400);
    expect((await invite(owner, newEmail(), 'emperor')).status).toBe(400);
    expect((await call('GET', INVITATIONS, undefined)).status).toBe(401);
  });

  it('stops at a hundred open invitations', async () => {
    const library = await newLibrary();
    const inviter = await newStaff(library, 'owner');
    const batch = db.batch();
    for (let index = 0; index < LIMITS.activeInvitations; index += 1) {
      const ref = db.collection(COLLECTIONS.invitations).doc(unique(`open${index}x`));
      batch.set(ref, { support_lib_id: library, status: 'pending' });
    }
    await batch.commit();
    const answer = await invite(inviter, newEmail(), 'agent');
    expect(answer).toMatchObject({ status: 409, body: { message: INVITATION_TEXTS.tooMany } });
  });

  it("another library's invitation does not exist for the caller", async () => {
    const id = idOf(await invite(owner, newEmail()));
    const stranger = await newStaff(await newLibrary(), 'owner');
    for (const method of ['PATCH', 'DELETE']) {
      const foreign = await call(method, `${INVITATIONS}/${id}`, {}, { token: stranger.token });
      const missing = await call(method, `${INVITATIONS}/${'0'.repeat(40)}`, {}, { token: stranger.token });
      expect(foreign).toEqual(missing);
      expect(foreign.status).toBe(404);
    }
    const path = `${INVITATIONS}?cursor=${id}`;
    expect((await call('GET', path, undefined, { token: stranger.token })).status).toBe(404);
  });

  it('is limited per sender, however many addresses they invite', async () => {
    const inviter = unique('inviter');
    const inviteOnce = () =>
      db.runTransaction(async (transaction) => {
        const count = await checkInvitationRate(transaction, newEmail(), inviter, Date.now());
        count();
        return true;
      });
    const limit = RATE_CLASSES.invitation.visitor;
    const { passed, isRefused } = await untilRefused(limit, () => inviteOnce().catch(() => false));
    expect(isRefused).toBe(true);
    expect(passed).toBeGreaterThanOrEqual(limit);
  });

  it('is listed page by page, newest first, and a second revocation is not logged', async () => {
    const library = await newLibrary();
    const inviter = await newStaff(library, 'owner');
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await invite(inviter, email, 'agent');
    const list = async (query: string) => {
      const { body } = await call('GET', `${INVITATIONS}?${query}`, undefined, { token: inviter.token });
      const data = body.data as {
        invitations: { email: string; id: string; state: string }[];
        nextCursor: string;
      };
      return data;
    };
    const first = await list('limit=2');
    expect(first.invitations.map(({ email }) => email)).toEqual([emails[2], emails[1]]);
    expect(JSON.stringify(first)).not.toContain('token');
    const second = await list(`limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ invitations: [{ email: emails[0] }], nextCursor: '' });

    const id = first.invitations[0]?.id;
    for (const _again of [1, 2]) {
      const revoked = await call('DELETE', `${INVITATIONS}/${id}`, undefined, { token: inviter.token });
      expect(revoked.body.data).toMatchObject({ invitation: { state: 'revoked' } });
    }
    expect((await list('status=pending')).invitations).toHaveLength(2);
    expect((await actionsIn(library)).filter((action) => action === 'invitation-revoked')).toHaveLength(1);
  });
});
