import { resolvePermissions } from '../permissions/roles';
import { category } from '../stores/categories';
import { library } from '../stores/libraries';
import { libraryHost, libraryKey } from '../stores/library-lookups';
import { libraryPrivate } from '../stores/library-private';
import type { StoreDocument } from '../stores/store';
import { user } from '../stores/users';
import type { Exactly, NewOf } from '../stores/writes';
import { buildLibrary, type LibraryRequest } from './build-library';

/** A document to be created with any SDK. */
export interface NewDocument {
  /** relative to the database root */
  readonly path: string;
  readonly data: object;
}

const newDocument = <Document extends StoreDocument, const Data extends NewOf<Document, never>>(
  { path }: Document,
  data: Exactly<Data, NewOf<Document, never>>,
): NewDocument => ({ path, data: { ...data } });

/** A library that is created with its owner. An agency creates child libraries without one, and invites the owner. */
export interface FirstLibrary extends Omit<LibraryRequest, 'users' | 'email'> {
  readonly id: string;
  readonly owner: { readonly uid: string; readonly email: string; readonly name: string };
}

/** The documents of a new library: the library itself, its lookups, a category, and its owner. */
export function firstDocuments({ id, owner, ...request }: FirstLibrary): readonly NewDocument[] {
  const { key, categoryId, host = '', parentId = '' } = request;
  const built = buildLibrary({ ...request, email: owner.email, users: [owner.uid] });
  const lookup = { support_lib_id: id };
  return [
    newDocument(library(id), built.visible),
    newDocument(libraryPrivate(id), built.hidden),
    newDocument(libraryKey(key), lookup),
    ...(host === '' ? [] : [newDocument(libraryHost(host), lookup)]),
    newDocument(category(categoryId), { ...lookup, ...built.category }),
    newDocument(user(owner.uid), {
      user_email: owner.email,
      agent_name: owner.name,
      display_name: owner.name.split(' ')[0] ?? owner.name,
      agent_picture: '',
      agent_role: 'owner',
      support_lib_id: id,
      init_support_lib_id: id,
      parent_lib_id: parentId,
      is_away: 0,
      is_active: true,
      permissions: resolvePermissions('owner'),
    }),
  ];
}
