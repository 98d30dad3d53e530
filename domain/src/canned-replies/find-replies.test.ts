import { describe, expect, it } from 'vitest';
import { findReplies } from './find-replies';

const reply = (title: string, shortcut: string, text: string, owner_uid = '') => ({
  title,
  shortcut,
  text,
  owner_uid,
});
const REPLIES = [
  reply('Thanks for waiting', 'thanks', 'We are sorry about the refund.'),
  reply('Refund is on its way', 'refund', 'It takes three days.'),
  reply('Refer a friend', '', 'Your friend gets a bell.'),
  reply('No refund', 'norefund', 'Sorry.'),
];
const found = (words: string) => findReplies(REPLIES, words).map(({ title }) => title);

describe('canned replies are found', () => {
  it('all of them by title, without words', () =>
    expect(found('')).toEqual(['No refund', 'Refer a friend', 'Refund is on its way', 'Thanks for waiting']));

  it('by shortcut before title, and by title before text', () =>
    expect(found('REF')).toEqual([
      'Refund is on its way',
      'Refer a friend',
      'No refund',
      'Thanks for waiting',
    ]));

  it('by a word of the text', () => expect(found('bell')).toEqual(['Refer a friend']));

  it('one’s own before a shared one of the same title', () =>
    expect(
      findReplies([reply('Hello', '', 'a'), reply('Hello', '', 'b', 'ada')], '').map(({ text }) => text),
    ).toEqual(['b', 'a']));

  it('not at all where nothing contains the words', () => expect(found('zeppelin')).toEqual([]));
});
