import { expect, it } from 'vitest';
import { article } from './articles';
import { libraryArea } from './library-areas';
import type { StoreDocument } from './store';
import { overdueActors, ownProfile, user } from './users';
import type { ChangesOf, Exactly, NewOf } from './writes';

/** An SDK's placeholder for a value that the server sets. */
class ServerValue {
  readonly kind = 'server value';
}
const now = new ServerValue();

/** The two kinds of writes as the adapters declare them. */
const set = <D extends StoreDocument, const T extends NewOf<D, ServerValue>>(
  { path }: D,
  _data: Exactly<T, NewOf<D, ServerValue>>,
): string => path;
const update = <D extends StoreDocument, const T extends ChangesOf<D, ServerValue>>(
  { path }: D,
  _changes: Exactly<T, ChangesOf<D, ServerValue>>,
): string => path;

const text = {
  article_title: 'Batteries',
  article_content: '',
  article_keywords: ['charge'],
  article_categories: '',
  updated_at: now,
  updated_by: 'writer',
};
const start = { is_published: true, is_disabled: false, likes: 0, disLikes: 0, views: 0 } as const;

it('accepts a new document with all of its fields', () => {
  expect(set(article('a'), { support_lib_id: 'l', ...text, ...start, created_at: now })).toBe('Articles/a');
});

it('does not compile a new document that lacks a field, misspells one, or has a value of another type', () => {
  // @ts-expect-error: without created_at
  set(article('a'), { support_lib_id: 'l', ...text, ...start });
  const { article_categories, ...others } = text;
  const misspelt = { ...others, article_category: article_categories };
  // @ts-expect-error: article_category
  set(article('a'), { support_lib_id: 'l', ...misspelt, ...start, created_at: now });
  // @ts-expect-error: one field too many, spread into it
  set(article('a'), { support_lib_id: 'l', ...text, ...start, created_at: now, ...{ note: '' } });
  // @ts-expect-error: counters start at 0
  set(article('a'), { support_lib_id: 'l', ...text, ...start, likes: 1, created_at: now });
});

it('accepts changes of fields, also inside maps, and server values', () => {
  expect(update(article('a'), { ...text, views: now })).toBe('Articles/a');
  expect(update(user('u'), { acting: null, 'permissions.canViewExistingTickets': true })).toBe('Users/u');
  const change = { 'settings.settings.companyName': 'Acme' };
  expect(update(libraryArea('l', 'settings'), change)).toBe('SupportLibraries/l');
});

it('does not compile a change of an unknown field, or to another type', () => {
  const misspelt = { view: now };
  // @ts-expect-error: view, spread into it
  update(article('a'), { ...text, ...misspelt });
  // @ts-expect-error: a text for a number
  update(article('a'), { views: '1' });
  const untyped: Record<string, string> = {};
  // @ts-expect-error: any field at all
  update(article('a'), untyped);
});

it('does not compile what the rules never allow there', () => {
  expect(update(ownProfile('u'), { is_away: 1 })).toBe('Users/u');
  // @ts-expect-error: roles are given by functions
  update(ownProfile('u'), { agent_role: 'owner' });
  // @ts-expect-error: the colour belongs to another area
  update(libraryArea('l', 'customCss'), { 'publicHelpCenterTheme.themeColor': '#123456' });
});

it('queries only by fields of the documents', () => {
  const by = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) };
  expect(overdueActors(by)).toMatchObject({ collection: 'Users', where: [['acting.until', '<=', by]] });
});
