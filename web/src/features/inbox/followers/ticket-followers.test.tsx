import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { followTarget } from '../../../shared/commands/follow-target';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { FollowKey } from './follow-key';
import { TicketFollowers } from './ticket-followers';

const calls = vi.hoisted(() => ({ sendFollow: vi.fn(), sendFollower: vi.fn() }));
vi.mock('./follow-calls', () => calls);
const live = vi.hoisted(() => ({ useFollowers: vi.fn(), useLivePeopleWho: vi.fn() }));
vi.mock('./use-followers', () => live);
vi.mock('../../../shared/staff/use-people-who', () => live);

const follower = (id: string, name: string) => ({
  ...{ id, name, support_lib_id: 'library', since: timestamp(0) },
});
const person = (id: string, display_name: string) => ({ id, display_name, agent_name: '' });

beforeEach(() => {
  live.useFollowers.mockReturnValue({ status: 'ready', data: [] });
  const team = [person('me', 'Ada'), person('ben', 'Ben')];
  live.useLivePeopleWho.mockReturnValue({ status: 'ready', data: team });
  calls.sendFollow.mockResolvedValue({});
  calls.sendFollower.mockResolvedValue({});
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const followedBy = (...data: ReturnType<typeof follower>[]) =>
  live.useFollowers.mockReturnValue({ status: 'ready', data });

function show({ ticket = {}, permissions = {} } = {}) {
  const user = makeUser({ uid: 'me' });
  const open = { ...makeConversation({ id: 't12', number: 12, ...ticket }), isPending: false };
  renderAdmin(
    <StaffSession user={{ ...user, permissions: { ...user.permissions, ...permissions } }}>
      <TicketFollowers ticket={open} />
      <FollowKey ticket={open} />
    </StaffSession>,
  );
}

const button = () => screen.queryByRole('button', { name: /^(Follow|Stop following)$/ });

describe('the followers of a ticket (D-123)', () => {
  it('are named, and one button makes the person one of them', async () => {
    followedBy(follower('ben', 'Ben'));
    show();
    expect(screen.getByText('Ben')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: FOLLOWER_TEXTS.follow }));
    await screen.findByText(FOLLOWER_TEXTS.followed('#12'));
    expect(calls.sendFollow.mock.calls[0]?.[0]).toEqual({ ref: 't12', isFollowing: true });
  });

  it('are left by the same button, by the key F, and by the command bar', async () => {
    followedBy(follower('me', 'Ada'));
    show();
    expect(screen.getByText(FOLLOWER_TEXTS.you('Ada'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: FOLLOWER_TEXTS.unfollow }));
    await waitFor(() => expect(calls.sendFollow).toHaveBeenCalledTimes(1));
    fireEvent.keyDown(window, { key: 'f' });
    fireEvent.keyDown(window, { key: 'f', repeat: true });
    await waitFor(() => expect(calls.sendFollow).toHaveBeenCalledTimes(2));
    act(() => followTarget()?.());
    await waitFor(() => expect(calls.sendFollow).toHaveBeenCalledTimes(3));
    for (const [sent] of calls.sendFollow.mock.calls)
      expect(sent).toEqual({ ref: 't12', isFollowing: false });
  });

  it('are chosen among the team by whoever assigns tickets, those among them who may no longer read', async () => {
    followedBy(follower('ben', 'Ben'), follower('cy', 'Cy'));
    show();
    fireEvent.click(screen.getByRole('button', { name: FOLLOWER_TEXTS.choose }));
    const items = await screen.findAllByRole('menuitemcheckbox');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      [FOLLOWER_TEXTS.you('Ada'), 'false'],
      ['Ben', 'true'],
      ['Cy', 'true'],
    ]);
    for (const item of items.slice(1)) fireEvent.click(item);
    await waitFor(() => expect(calls.sendFollower).toHaveBeenCalledTimes(2));
    expect(calls.sendFollower.mock.calls.map(([sent]) => sent)).toEqual([
      { ref: 't12', person: 'ben', isFollowing: false },
      { ref: 't12', person: 'cy', isFollowing: false },
    ]);
  });

  it('are not chosen by whoever only reads, who may follow', () => {
    show({ permissions: { canReplyToTickets: false } });
    expect(screen.getByText(FOLLOWER_TEXTS.none)).toBeTruthy();
    expect(screen.queryByRole('button', { name: FOLLOWER_TEXTS.choose })).toBeNull();
    expect(button()).not.toBeNull();
  });

  it('of a merged ticket only become fewer', () => {
    const merged_into = { conversation_ref: 'x', number: 3, at: timestamp(0), status: 'open' as const };
    show({ ticket: { merged_into } });
    expect(button()).toBeNull();
    cleanup();
    followedBy(follower('me', 'Ada'));
    show({ ticket: { merged_into } });
    expect(button()).not.toBeNull();
  });

  it('stay as they are where the server refuses, which says why', async () => {
    calls.sendFollow.mockRejectedValueOnce(new ApiError(409, FOLLOWER_TEXTS.tooMany(50)));
    show();
    fireEvent.click(screen.getByRole('button', { name: FOLLOWER_TEXTS.follow }));
    await screen.findByText(FOLLOWER_TEXTS.tooMany(50));
  });
});
