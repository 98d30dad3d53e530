import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readKeptRecords } from '../../../shared/store/read-records';
import { searchHere } from './search-here';

vi.mock('../../../shared/store/read-records', () => ({ readKeptRecords: vi.fn() }));

const HERE = { firestore: {} as never, libraryId: 'lumen', uid: 'ada' };
const ticket = (id: string, changes: object) => ({
  ...makeConversation({ support_lib_id: 'lumen', ...changes }),
  id,
  isPending: false,
});
const search = async (query: string, changes: object = {}) =>
  (await searchHere({ query, status: 'all', assignee: 'anyone', ...changes }, HERE)).map(
    ({ conversation_ref }) => conversation_ref,
  );

describe('a search without a connection (D-128)', () => {
  beforeEach(() => {
    const tickets = [
      ticket('brake', { title: 'The brake squeaks', status: 'open', assigned_to: 'ada' }),
      ticket('light', { title: 'No light', status: 'closed', assigned_to: '' }),
    ];
    const messages: Record<string, string> = { brake: 'In the rain.', light: 'Since the rain, naïve of me.' };
    vi.mocked(readKeptRecords).mockImplementation(async (_, { collection }) => {
      const ref = Object.keys(messages).find((id) => collection.includes(id));
      if (ref === undefined) return tickets as never;
      return [{ ...makeMessage({ text: messages[ref] ?? '' }), isPending: false }] as never;
    });
  });

  it('finds tickets by what their messages say, and by all words together', async () => {
    expect(await search('rain')).toEqual(['brake', 'light']);
    expect(await search('squeaks rain')).toEqual(['brake']);
    expect(await search('NAIVE')).toEqual(['light']);
    expect(await search('wheel')).toEqual([]);
  });

  it('narrows them like the search of the server', async () => {
    expect(await search('rain', { status: 'closed' })).toEqual(['light']);
    expect(await search('rain', { assignee: 'me' })).toEqual(['brake']);
    expect(await search('rain', { assignee: 'nobody' })).toEqual(['light']);
  });

  it('shows where the words are', async () => {
    const [found] = await searchHere({ query: 'rain', status: 'all', assignee: 'me' }, HERE);
    expect(found?.snippet).toEqual({ text: 'In the rain.', ranges: [{ from: 7, to: 11 }] });
  });
});
