import { expect, it } from 'vitest';
import { countNewChats } from './new-chats';

it('counts unseen chats by who assigned them (S2.8-18)', () => {
  const chats = [
    { is_unread_by_staff: true },
    { is_unread_by_staff: true, assigned_by: '' },
    { is_unread_by_staff: true, assigned_by: 'bob' },
    { is_unread_by_staff: true, assigned_by: 'ada' },
    { is_unread_by_staff: false, assigned_by: 'bob' },
  ];
  expect(countNewChats(chats, 'ada')).toEqual({ auto: 2, manual: 1 });
});
