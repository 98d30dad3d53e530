import type { Conversation } from '@harborline/domain/entities/conversation';
import { makeConversation } from '@harborline/domain/testing/factories';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminLinks } from '../../../shared/routes/admin-links';
import type { InboxAlert } from './alert-of';
import { watchChatsForAlerts } from './watch-chats-for-alerts';

type List = 'own' | 'joined' | 'queue';
interface Observer {
  next(found: { records: readonly Conversation[]; isFromCache: boolean }): void;
  error(error: Error): void;
}
const store = vi.hoisted(() => ({ observers: new Map<string, unknown>() }));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecords: (_firestore: unknown, query: { where: readonly (readonly unknown[])[] }) => {
    const asks = (field: string, value: unknown) =>
      query.where.some(([name, , wanted]) => name === field && wanted === value);
    const list = asks('chat.members', 'gus') ? 'joined' : asks('assigned_to', 'gus') ? 'own' : 'queue';
    return (observer: unknown) => {
      store.observers.set(list, observer);
      return () => store.observers.delete(list);
    };
  },
}));

const chat = (id: string, messageId: string, sender: 'visitor' | 'agent' = 'visitor'): Conversation => {
  const made = makeConversation({ id, source: 'chat' });
  const last_message = { ...made.last_message, id: messageId, sender_type: sender };
  return { ...made, visitor: { ...made.visitor, name: 'Vera' }, last_message };
};

const observer = (list: List) => store.observers.get(list) as Observer;
const shows = (list: List, records: readonly Conversation[], isFromCache = false) =>
  observer(list).next({ records, isFromCache });

let alerts: InboxAlert[] = [];
const titles = () => alerts.splice(0).map(({ title }) => title);
let stop = () => {};

const watchFor = ({ takesChats, isAssignOnly = false }: { takesChats: boolean; isAssignOnly?: boolean }) =>
  watchChatsForAlerts(
    {} as Firestore,
    { uid: 'gus', libraryId: 'lumen', takesChats, isAssignOnly },
    (alert) => alerts.push(alert),
  );

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stop();
  alerts = [];
  stop = watchFor({ takesChats: true });
});

it('D-92: announces an invitation into a chat, whoever wrote last, and what its visitor writes then', () => {
  shows('own', []);
  shows('joined', []);
  shows('joined', [chat('c1', 'm1', 'agent')]);
  expect(titles()).toEqual(['You are in the chat with Vera now']);
  shows('joined', [chat('c1', 'm2')]);
  shows('joined', [chat('c1', 'm3', 'agent')]);
  expect(titles()).toEqual(['Vera replied']);
});

it('D-92: says nothing of the chats that were there at the start', () => {
  shows('own', [chat('c1', 'm1')]);
  shows('joined', [chat('c2', 'm2')], true);
  shows('joined', [chat('c2', 'm2')]);
  expect(titles()).toEqual([]);
});

it('D-92: announces a chat once while it goes from a teammate to the guest', () => {
  shows('own', []);
  shows('joined', [chat('c1', 'm1')]);
  shows('own', [chat('c1', 'm2')]);
  shows('joined', []);
  expect(titles()).toEqual(['Vera replied']);
});

it('D-92: announces own and waiting chats although joined ones cannot be read', () => {
  shows('own', []);
  shows('queue', []);
  observer('joined').error(new Error('denied'));
  shows('own', [chat('c1', 'm1')]);
  shows('queue', [chat('c2', 'm2')]);
  expect(titles()).toEqual(['Vera waits in a chat', 'Vera waits in a chat']);
});

it('D-92: tells whoever only supervises of the chats they joined, and reads no others', () => {
  stop();
  stop = watchFor({ takesChats: false });
  expect([...store.observers.keys()]).toEqual(['joined']);
  shows('joined', []);
  shows('joined', [chat('c1', 'm1', 'agent')]);
  shows('joined', [chat('c1', 'm2')]);
  expect(alerts.map(({ to }) => to)).toEqual(Array(2).fill(adminLinks.chats('chats', 'c1')));
  expect(titles()).toEqual(['You are in the chat with Vera now', 'Vera replied']);
});

it('D-67: does not read the queue for whoever gets chats assigned only', () => {
  stop();
  stop = watchFor({ takesChats: true, isAssignOnly: true });
  expect([...store.observers.keys()].toSorted()).toEqual(['joined', 'own']);
});

it('ends with its last listener', () => {
  stop();
  expect(store.observers.size).toBe(0);
});
