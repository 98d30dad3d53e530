import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import { describe, expect, it } from 'vitest';
import {
  expiryText,
  isOpen,
  secondsUntilResend,
  withInvitation,
  withoutInvitation,
} from './open-invitations';

const NOW = Date.UTC(2026, 10, 21, 12);
const iso = (offsetMs: number) => new Date(NOW + offsetMs).toISOString();
const HOUR_MS = 3_600_000;

const item = (changes: Partial<InvitationItem> = {}): InvitationItem => ({
  id: 'one',
  email: 'ada@acme.example',
  agent_role: 'agent',
  state: 'pending',
  invited_by_name: 'Nadia',
  created_at: iso(0),
  sent_at: iso(0),
  expires_at: iso(7 * 24 * HOUR_MS),
  ...changes,
});

describe('pending invitations (D-09)', () => {
  it('can be sent again a minute after the last mail, counted down in seconds', () => {
    expect(secondsUntilResend(item(), NOW)).toBe(60);
    expect(secondsUntilResend(item(), NOW + 59_001)).toBe(1);
    expect(secondsUntilResend(item(), NOW + 60_000)).toBe(0);
  });

  it('do not wait longer than that where the clocks disagree', () => {
    expect(secondsUntilResend(item({ sent_at: iso(HOUR_MS) }), NOW)).toBe(60);
  });

  it('tell how long the link is good', () => {
    expect(expiryText(item(), NOW)).toBe('Expires in 7 days');
    expect(expiryText(item({ expires_at: iso(30 * HOUR_MS) }), NOW)).toBe('Expires in 30 hours');
    expect(expiryText(item({ expires_at: iso(HOUR_MS / 2) }), NOW)).toBe('Expires within an hour');
    expect(expiryText(item({ expires_at: iso(-1) }), NOW)).toBe('Expired');
  });

  it('leave out what was approved or revoked', () => {
    const items = [item(), item({ id: 'two', state: 'approved' }), item({ id: 'three', state: 'expired' })];
    expect(items.filter(isOpen).map(({ id }) => id)).toEqual(['one', 'three']);
  });

  it('come back in their place when a revocation fails', () => {
    const older = item({ id: 'older', created_at: iso(-HOUR_MS) });
    const without = withoutInvitation([item(), older], item());
    expect(without.map(({ id }) => id)).toEqual(['older']);
    expect(withInvitation(without, item()).map(({ id }) => id)).toEqual(['one', 'older']);
  });

  it('stay in their place when they are sent again', () => {
    const sent = item({ sent_at: iso(HOUR_MS) });
    const items = [item({ id: 'newer', created_at: iso(HOUR_MS) }), item()];
    expect(withInvitation(items, sent)).toEqual([items[0], sent]);
  });
});
