import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invitation } from '../entities/invitation';
import { DURATIONS } from '../limits';
import { resolvePermissions } from '../permissions/roles';
import { makeUser, TEST_NOW_MS } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import {
  decideApproval,
  formatInvitationToken,
  invitableRoles,
  invitationExpiryMs,
  invitationState,
  isOpenInvitation,
  mayHandleInvitation,
  mayStillInvite,
  parseInvitationToken,
} from './invitation';
import { composeInvitationMail, composePasswordMail } from './invitation-mail';

const HOUR_MS = 3_600_000;
const secret = 'a'.repeat(43);

type Dated = Pick<Invitation, 'status' | 'expires_at' | 'approved_at'>;

const pending: Dated = {
  status: 'pending',
  expires_at: timestamp(invitationExpiryMs(TEST_NOW_MS)),
  approved_at: null,
};
const approved: Dated = { ...pending, status: 'approved', approved_at: timestamp(TEST_NOW_MS) };

describe('the token', () => {
  it('D-09: is the id and a secret of 256 bits', () => {
    const token = { id: 'A'.repeat(20), secret };
    expect(parseInvitationToken(formatInvitationToken(token))).toEqual(token);
  });

  it.each([
    '',
    secret,
    `.${secret}`,
    `${'A'.repeat(20)}.`,
    `${'A'.repeat(20)}.${secret}x`,
    `${'A'.repeat(20)}.${secret}\n`,
    `${'A'.repeat(19)}.${secret}`,
    `../Users/x.${secret}`,
    `${'A'.repeat(20)}.${'é'.repeat(43)}`,
  ])('%j is not a token', (text) => {
    expect(parseInvitationToken(text)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => parseInvitationToken(text) === undefined));
  });
});

describe('an invitation', () => {
  it('D-09: is valid for seven days and no longer', () => {
    const endMs = TEST_NOW_MS + 7 * 24 * HOUR_MS;
    expect(decideApproval(pending, true, TEST_NOW_MS)).toBe('approve');
    expect(decideApproval(pending, true, endMs - 1)).toBe('approve');
    expect(decideApproval(pending, true, endMs)).toBe('refuse');
    expect(invitationState(pending, endMs)).toBe('expired');
  });

  it('D-09: a repeat within a day gets the same answer; afterwards the link is used up', () => {
    expect(decideApproval(approved, true, TEST_NOW_MS)).toBe('repeat');
    expect(decideApproval(approved, true, TEST_NOW_MS + 24 * HOUR_MS - 1)).toBe('repeat');
    expect(decideApproval(approved, true, TEST_NOW_MS + 24 * HOUR_MS)).toBe('refuse');
  });

  it('a repeat counts from the approval, even if the invitation has expired meanwhile', () => {
    const late = timestamp(TEST_NOW_MS + DURATIONS.invitationMs - 1);
    expect(
      decideApproval({ ...approved, approved_at: late }, true, TEST_NOW_MS + DURATIONS.invitationMs + 1),
    ).toBe('repeat');
  });

  it('is refused if revoked, unknown or with an older secret', () => {
    expect(decideApproval({ ...pending, status: 'revoked' }, true, TEST_NOW_MS)).toBe('refuse');
    expect(decideApproval(undefined, true, TEST_NOW_MS)).toBe('refuse');
    expect(decideApproval(pending, false, TEST_NOW_MS)).toBe('refuse');
    expect(decideApproval(approved, false, TEST_NOW_MS)).toBe('refuse');
  });

  it('can be resent after it expired, but not once it was used or revoked', () => {
    expect(isOpenInvitation(pending)).toBe(true);
    expect(isOpenInvitation(approved)).toBe(false);
    expect(isOpenInvitation({ status: 'revoked' })).toBe(false);
  });

  it('has effects at most once, however often and when the link is followed', () => {
    const moments = fc.array(fc.nat(10 * 24 * HOUR_MS), { maxLength: 20 });
    fc.assert(
      fc.property(moments, (offsets) => {
        let invitation = pending;
        let effects = 0;
        for (const offset of offsets.sort((one, other) => one - other)) {
          const nowMs = TEST_NOW_MS + offset;
          if (decideApproval(invitation, true, nowMs) !== 'approve') continue;
          effects += 1;
          invitation = { ...invitation, status: 'approved', approved_at: timestamp(nowMs) };
        }
        return effects <= 1;
      }),
    );
  });
});

describe('the mails', () => {
  const brand = { companyName: '<b>Acme</b>\r\nBcc: x@y.example', themeColor: '#1b5e8c' };

  it('carry the link, the role and a subject of one line', () => {
    const joinUrl = 'https://help.example/join?token=abc.def';
    const mail = composeInvitationMail({ brand, inviterName: 'Ada <script>', role: 'editor', joinUrl });
    expect(mail.text).toContain(joinUrl);
    expect(mail.page.action.url).toBe(joinUrl);
    expect(mail.text).toContain('as an editor');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it('omit the name of an inviter who has none', () => {
    const mail = composeInvitationMail({
      brand: { ...brand, companyName: 'Acme' },
      inviterName: ' ',
      role: 'agent',
      joinUrl: 'https://help.example/join?token=a.b',
    });
    expect(mail.subject).toBe('You are invited to Acme');
    expect(mail.text).toContain('Acme would like you to join the team as an agent.');
  });

  it('tell a new teammate where to choose a password', () => {
    const passwordUrl = 'https://help.example/resetpassword?oobCode=xyz';
    const mail = composePasswordMail({ brand, email: 'new@acme.example', passwordUrl });
    expect(mail.text).toContain(passwordUrl);
    expect(mail.text).toContain('new@acme.example');
  });
});

describe('inviting', () => {
  it('D-33: owners and admins invite with every role but owner', () => {
    for (const agent_role of ['owner', 'admin'] as const) {
      expect(invitableRoles(makeUser({ agent_role }))).toEqual(['admin', 'editor', 'writer', 'agent']);
    }
  });

  it('D-33: people cannot invite with a role above their own', () => {
    const generous = resolvePermissions('admin');
    expect(invitableRoles(makeUser({ agent_role: 'writer', permissions: generous }))).toEqual([
      'writer',
      'agent',
    ]);
  });

  it('D-33: people cannot invite with a role that has permissions they lack', () => {
    const permissions = resolvePermissions('editor', { canInviteNewUsers: true, canViewReports: false });
    expect(invitableRoles(makeUser({ agent_role: 'editor', permissions }))).toEqual(['writer']);
  });

  it("only an owner handles an owner's invitation", () => {
    expect(mayHandleInvitation(makeUser({ agent_role: 'owner' }), 'owner')).toBe(true);
    expect(mayHandleInvitation(makeUser({ agent_role: 'admin' }), 'owner')).toBe(false);
  });
});

describe('an invitation that is followed later', () => {
  const library = { id: 'child', parent_lib_id: 'agency' };
  const sender = (changes: Parameters<typeof makeUser>[0]) =>
    makeUser({ agent_role: 'admin', support_lib_id: 'child', init_support_lib_id: 'child', ...changes });

  it('D-33: is valid while its sender may give the role', () => {
    expect(mayStillInvite(sender({}), 'admin', library)).toBe(true);
    expect(mayStillInvite(sender({ agent_role: 'editor' }), 'editor', library)).toBe(false);
    expect(mayStillInvite(sender({ agent_role: 'agent' }), 'admin', library)).toBe(false);
    expect(mayStillInvite(sender({ is_active: false }), 'agent', library)).toBe(false);
    const permissions = resolvePermissions('admin', { canViewReports: false });
    expect(mayStillInvite(sender({ permissions }), 'admin', library)).toBe(false);
    expect(mayStillInvite(sender({ permissions }), 'writer', library)).toBe(true);
    expect(mayStillInvite(sender({}), 'owner', library)).toBe(false);
  });

  it('stays valid while its sender tries on a view', () => {
    const viewing = sender({ viewing_as: 'somebody', permissions: resolvePermissions('agent') });
    expect(mayStillInvite(viewing, 'writer', library)).toBe(true);
  });

  it("is valid if sent from the library's agency, wherever the sender acts now, but from no other library", () => {
    const agency = { support_lib_id: 'agency', init_support_lib_id: 'agency' };
    expect(mayStillInvite(sender(agency), 'admin', library)).toBe(true);
    expect(mayStillInvite(sender(agency), 'owner', library)).toBe(true);
    const limited = resolvePermissions('admin', { canManageGeneralAndSecuritySettings: false });
    expect(mayStillInvite(sender({ ...agency, permissions: limited }), 'owner', library)).toBe(false);
    const foreign = sender({ support_lib_id: 'child', init_support_lib_id: 'elsewhere' });
    expect(mayStillInvite(foreign, 'agent', library)).toBe(false);
    const rootless = sender({ support_lib_id: '', init_support_lib_id: '' });
    expect(mayStillInvite(rootless, 'owner', { id: 'child', parent_lib_id: '' })).toBe(false);
  });
});
