import type { TicketViewer } from '@harborline/domain/live/ticket-viewers';
import { VIEWER_TEXTS } from '@harborline/domain/texts/ticket-viewers';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { viewerStore } from './viewer-store';
import { ReplyTooNotice, ViewersInHead, ViewersInRow } from './viewers-of';

const NAMES: Record<string, string> = { maya: 'Maya', ben: 'Ben', cleo: 'Cleo', dan: 'Dan', eve: 'Eve' };

vi.mock('./use-teammates', () => ({
  useTeammates: (uids: string) =>
    new Map(uids.split(' ').map((uid) => [uid, { name: NAMES[uid] ?? 'Agent', picture: '' }])),
}));

const viewer = (uid: string, writing: TicketViewer['writing'] = ''): TicketViewer => ({
  uid,
  since: 1,
  writing,
});
const place = (...viewers: TicketViewer[]) => act(() => viewerStore.set(new Map([['t', viewers]])));

afterEach(() => {
  cleanup();
  viewerStore.set(new Map());
});

it('marks the row of a ticket, in the words of its head, and of no other', async () => {
  renderAdmin(
    <>
      <ViewersInRow ticket="t" />
      <ViewersInRow ticket="other" />
    </>,
  );
  place(viewer('maya', 'note'), viewer('ben'));
  await screen.findByRole('img', { name: 'Maya is writing a note, Ben is viewing' });
  expect(screen.getAllByRole('img')).toHaveLength(1);
  place();
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows everybody in the head, as many as fit', async () => {
  renderAdmin(<ViewersInHead ticket="t" />);
  place(viewer('maya', 'reply'), viewer('ben'));
  const list = await screen.findByRole('list', { name: VIEWER_TEXTS.viewers });
  const said = () => [...list.querySelectorAll('li')].map((item) => item.getAttribute('aria-label'));
  expect(said()).toEqual(['Maya is writing a reply', 'Ben is viewing']);
  place(viewer('maya'), viewer('ben'), viewer('cleo'), viewer('dan'), viewer('eve'));
  expect(said()).toEqual([
    'Maya is viewing',
    'Ben is viewing',
    'Cleo is viewing',
    'Dan is viewing, Eve is viewing',
  ]);
});

it('says above the field who writes a reply too', async () => {
  const { rerender } = renderAdmin(<ReplyTooNotice writers={[]} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<ReplyTooNotice writers={[viewer('maya', 'reply')]} />);
  await screen.findByText(VIEWER_TEXTS.replyToo('Maya'));
  rerender(<ReplyTooNotice writers={[viewer('maya', 'reply'), viewer('ben', 'reply')]} />);
  expect(screen.getByRole('status').textContent).toBe(VIEWER_TEXTS.repliesToo(2));
});

it('keeps the list of a ticket that nothing has changed at', () => {
  place(viewer('maya'));
  const before = viewerStore.of('t');
  act(() =>
    viewerStore.set(
      new Map([
        ['t', [viewer('maya')]],
        ['other', [viewer('ben')]],
      ]),
    ),
  );
  expect(viewerStore.of('t')).toBe(before);
});
