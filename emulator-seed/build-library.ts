import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { EVERYBODY } from './everybody';
import type { DemoLibrary } from './libraries';
import type { DemoPerson } from './people';
import type { ContentCategory } from './read-content';
import type { SeedDoc } from './seed-doc';

function categoryPositioning(library: DemoLibrary, categories: readonly ContentCategory[]) {
  return library.categoryOrder.flatMap((folder) =>
    categories
      .filter((category) => category.parentId === '' && category.folder === folder)
      .map(({ id, title }) => ({ id, category_title: title, is_enabled: true, is_disabled: false })),
  );
}

/** The public and private part of a library, its lookups and its people. */
export function libraryDocs(library: DemoLibrary, categories: readonly ContentCategory[]): SeedDoc[] {
  const people = EVERYBODY.filter(({ libraryId }) => libraryId === library.id);
  const hosts = [library.public.library_domain, library.public.custom_subDomain].filter(
    (host) => host !== '',
  );
  const lookup = { support_lib_id: library.id };
  return [
    {
      path: docPath.library(library.id),
      data: { ...library.public, categoryPositioning: categoryPositioning(library, categories) },
    },
    {
      path: docPath.libraryPrivate(library.id),
      data: {
        ...library.private,
        library_users: people.filter(({ isActive }) => isActive !== false).map(({ uid }) => uid),
      },
    },
    { path: docPath.libraryKey(library.key), data: lookup },
    ...hosts.map((host) => ({ path: docPath.libraryHost(host), data: lookup })),
    ...people.map(userDoc),
  ];
}

function userDoc(person: DemoPerson): SeedDoc {
  return {
    path: docPath.user(person.uid),
    data: {
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
    },
  };
}
