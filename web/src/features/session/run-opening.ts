import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { User } from '@harborline/domain/entities/user';
import { ApiError } from '../../shared/api/call-api';
import { report } from '../../shared/config/report';
import {
  type LibraryStanding,
  nextOpening,
  type Opening,
  type OpeningEvent,
  type OpeningMode,
  openingOf,
} from './opening';

/** Whom the way to an open session asks. */
export interface OpeningPorts {
  /** null if there is no such library. @throws if it cannot be read */
  readonly readLibrary: (libraryId: string) => Promise<LibraryPublic | null>;
  /** @throws ApiError */
  readonly readStanding: (libraryKey: string) => Promise<LibraryStanding>;
  /** @throws ApiError */
  readonly takeChatToken: () => Promise<string>;
  /** the standing could not be found out, though there is a network (S8-15) */
  readonly onStandingUnknown: () => void;
}

export type OpeningEnd = Extract<Opening, { step: 'open' | 'refused' }>;

async function askLibrary(ports: OpeningPorts, libraryId: string): Promise<OpeningEvent> {
  try {
    return { type: 'library', library: await ports.readLibrary(libraryId) };
  } catch (error) {
    report('library', error);
    return { type: 'library-unreadable' };
  }
}

async function askStanding(ports: OpeningPorts, library: LibraryPublic): Promise<OpeningEvent> {
  try {
    return { type: 'standing', standing: await ports.readStanding(library.library_refkey) };
  } catch (error) {
    report('library-lookup', error);
    if (navigator.onLine) ports.onStandingUnknown();
    return { type: 'standing-unknown' };
  }
}

async function askChatToken(ports: OpeningPorts): Promise<OpeningEvent> {
  try {
    await ports.takeChatToken();
    return { type: 'chat-token' };
  } catch (error) {
    const { status, message } = error instanceof ApiError ? error : new ApiError(0, '');
    if (status !== 0) report('inbox-login', error);
    return { type: 'no-chat-token', status, message };
  }
}

function ask(opening: Opening, user: User, ports: OpeningPorts): Promise<OpeningEvent> {
  switch (opening.step) {
    case 'library':
      return askLibrary(ports, user.support_lib_id);
    case 'standing':
      return askStanding(ports, opening.library);
    default:
      return askChatToken(ports);
  }
}

/** Goes the way from a known person to an open session, or to a refusal (S4.4). */
export async function runOpening(mode: OpeningMode, user: User, ports: OpeningPorts): Promise<OpeningEnd> {
  let opening = openingOf(mode);
  while (opening.step !== 'open' && opening.step !== 'refused') {
    opening = nextOpening(opening, await ask(opening, user, ports));
  }
  return opening;
}
