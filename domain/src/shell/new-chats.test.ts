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
  expect(countNewChats({ own: chats, joined: [] }, 'ada')).toEqual({ auto: 2, manual: 1 });
});

it("D-92: counts unseen chats that others have, and the person is in, with a teammate's", () => {
  const own = [{ is_unread_by_staff: true }];
  const joined = [{ is_unread_by_staff: true }, { is_unread_by_staff: false, assigned_by: 'bob' }];
  expect(countNewChats({ own, joined }, 'ada')).toEqual({ auto: 1, manual: 1 });
});
