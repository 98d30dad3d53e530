import { expect, it } from 'vitest';
import { isOpenNote, linkOfMention, linkOfMentions, readMentionView, readOpenNote } from './mention-view';

const queryOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')));

it('S9-19: shows unread mentions, the newest first, unless the URL says otherwise', () => {
  const read = (query: string) => readMentionView(new URLSearchParams(query));
  expect(read('')).toEqual({ filter: 'unread', order: 'newest' });
  expect(read('mentions=nonsense&sort=nonsense')).toEqual({ filter: 'unread', order: 'newest' });
  expect(read('mentions=all&sort=oldest')).toEqual({ filter: 'all', order: 'oldest' });
});

it('keeps the filter, the order and the open note in the URL', () => {
  const view = { filter: 'all', order: 'oldest' } as const;
  const note = { conversation_ref: 'c1', message_id: 'm1' };
  const query = queryOf(linkOfMention(view, note));
  expect(query.get('tab')).toBe('mentiontickets');
  expect(readMentionView(query)).toEqual(view);
  expect(isOpenNote(note, readOpenNote(query))).toBe(true);
  expect(isOpenNote({ ...note, message_id: 'm2' }, readOpenNote(query))).toBe(false);
  expect(readOpenNote(queryOf(linkOfMentions(view)))).toEqual({ conversation: null, message: null });
});
