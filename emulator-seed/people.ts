import type { PermissionSlug, Role } from '@harborline/domain/permissions/slugs';
import { LIBRARY_IDS } from './library-data';

/** The password of all people in the demo world. */
export const DEMO_PASSWORD = 'harborline-demo';

export interface DemoPerson {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
  /** name of the library, for the table the launcher prints */
  readonly library: string;
  readonly libraryId: string;
  readonly parentLibraryId: string;
  /** false for a deactivated person */
  readonly isActive?: boolean;
  readonly isAway?: boolean;
  /** what differs from the role's permissions */
  readonly overrides?: Readonly<Partial<Record<PermissionSlug, boolean>>>;
}

/** Where a person works. */
export type Placement = Pick<DemoPerson, 'library' | 'libraryId' | 'parentLibraryId'> & {
  readonly domain: string;
};

function person(role: Role, name: string, { domain, ...placement }: Placement): DemoPerson {
  const local = domain.split('.')[0] ?? domain;
  return {
    uid: `${local}-${role}`,
    email: `${role}@${domain}`,
    password: DEMO_PASSWORD,
    name,
    role,
    ...placement,
  };
}

export const LUMEN: Placement = {
  domain: 'lumen.example',
  library: 'Lumen Cycles',
  libraryId: LIBRARY_IDS.lumen,
  parentLibraryId: LIBRARY_IDS.northbeam,
};
export const NORTHBEAM: Placement = {
  domain: 'northbeam.example',
  library: 'Northbeam Support (agency)',
  libraryId: LIBRARY_IDS.northbeam,
  parentLibraryId: '',
};
const QUILLPAD: Placement = {
  domain: 'quillpad.example',
  library: 'Quillpad',
  libraryId: LIBRARY_IDS.quillpad,
  parentLibraryId: '',
};

/** The people that the launcher prints, in this order; `everybody.ts` has everyone who can sign in. */
export const PEOPLE: readonly DemoPerson[] = [
  person('agent', 'Mara Lindqvist', LUMEN),
  person('writer', 'Tobias Reuter', LUMEN),
  person('editor', 'Imogen Hale', LUMEN),
  person('admin', 'Rafael Ortega', LUMEN),
  person('owner', 'Nadia Bergström', LUMEN),
  person('owner', 'Calum Doyle', NORTHBEAM),
  person('owner', 'Priya Raman', QUILLPAD),
  person('agent', 'Jonas Whitlock', QUILLPAD),
];
