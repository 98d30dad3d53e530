import type { Role } from '@harborline/domain/permissions/slugs';
import { LIBRARY_IDS } from './library-data';
import { DEMO_PASSWORD, type DemoPerson, LUMEN, NORTHBEAM, PEOPLE, type Placement } from './people';

const FERNWAY: Placement = {
  domain: 'fernway.example',
  library: 'Fernway Outdoors',
  libraryId: LIBRARY_IDS.fernway,
  parentLibraryId: LIBRARY_IDS.northbeam,
};
const KETTLE: Placement = {
  domain: 'kettle.example',
  library: 'Kettle & Crumb',
  libraryId: LIBRARY_IDS.kettle,
  parentLibraryId: LIBRARY_IDS.northbeam,
};

type Extras = Pick<DemoPerson, 'isActive' | 'isAway' | 'overrides'>;

/** A teammate whose address begins with their name or role. */
function teammate(local: string, role: Role, name: string, home: Placement, extras: Extras = {}): DemoPerson {
  const { domain, ...placement } = home;
  return {
    uid: `${domain.split('.')[0]}-${local}`,
    email: `${local}@${domain}`,
    password: DEMO_PASSWORD,
    name,
    role,
    ...placement,
    ...extras,
  };
}

/** Teammates that fill the team's screens, and the people of the other clients. */
export const TEAMMATES: readonly DemoPerson[] = [
  teammate('sofie', 'agent', 'Sofie Nakamura', LUMEN, {
    overrides: {
      canSuperviseChats: true,
      canViewReports: true,
      canAssignChats: false,
      canSubmitTicketForReview: true,
    },
  }),
  teammate('june', 'agent', 'June Okafor', LUMEN, { isAway: true }),
  teammate('elias', 'writer', 'Elias Brandt', LUMEN, { isActive: false }),
  teammate('orla', 'agent', 'Orla Finnegan', NORTHBEAM),
  teammate('owner', 'owner', 'Henrik Aasen', FERNWAY),
  teammate('agent', 'agent', 'Tuva Lie', FERNWAY),
  teammate('owner', 'owner', 'Lucia Marchetti', KETTLE),
];

/** All people of the demo world. */
export const EVERYBODY: readonly DemoPerson[] = [...PEOPLE, ...TEAMMATES];
