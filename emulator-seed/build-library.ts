import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { libraryHost, libraryKey } from '@harborline/domain/stores/library-lookups';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import { user } from '@harborline/domain/stores/users';
import { categoryPositions } from './build-categories';
import { EVERYBODY } from './everybody';
import type { DemoLibrary } from './libraries';
import type { DemoPerson } from './people';
import type { Content } from './read-content';
import { type SeedDoc, seedDoc } from './seed-doc';

/** The public and private part of a library, its lookups and its people. */
export function libraryDocs(library: DemoLibrary, content: Content): SeedDoc[] {
  const people = EVERYBODY.filter(({ libraryId }) => libraryId === library.id);
  const hosts = [library.public.library_domain, library.public.custom_subDomain].filter(
    (host) => host !== '',
  );
  const lookup = { support_lib_id: library.id };
  return [
    seedDoc(libraryDocument(library.id), {
      ...library.public,
      categoryPositioning: categoryPositions(library, content),
    }),
    seedDoc(libraryPrivate(library.id), {
      ...library.private,
      library_users: people.filter(({ isActive }) => isActive !== false).map(({ uid }) => uid),
    }),
    seedDoc(libraryKey(library.key), lookup),
    ...hosts.map((host) => seedDoc(libraryHost(host), lookup)),
    ...people.map(userDoc),
  ];
}

function userDoc(person: DemoPerson): SeedDoc {
  return seedDoc(user(person.uid), {
    user_email: person.email,
    agent_name: person.name,
    display_name: person.name,
    agent_picture: '',
    agent_role: person.role,
    support_lib_id: person.libraryId,
    init_support_lib_id: person.libraryId,
    parent_lib_id: person.parentLibraryId,
    is_away: person.isAway ? 1 : 0,
    is_active: person.isActive ?? true,
    permissions: resolvePermissions(person.role, person.overrides),
    permission_overrides: { ...person.overrides },
  });
}
