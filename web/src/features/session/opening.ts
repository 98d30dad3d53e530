import type { LibraryPublic } from '@harborline/domain/entities/library';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import type { EndReason } from '../../shared/staff/session-state';
import { isFinalRefusal } from './chat-token/chat-token';

/** How a session begins: by signing in just now, or found again when a page is loaded or the library switched. */
export type OpeningMode = 'signed-in' | 'resumed';

/** What `resources1` says about a library (S7.1-04). */
export interface LibraryStanding {
  /** 0 means not library-only */
  readonly lw?: number | undefined;
  /** 1 means that the subscription is active */
  readonly e?: number | undefined;
}

/**
 * The way from a known person to an open session (S4.4): library, its standing, chat token. Each state names
 * what to ask next; the last two are ends.
 */
export type Opening =
  | { readonly step: 'library'; readonly mode: OpeningMode }
  | { readonly step: 'standing'; readonly mode: OpeningMode; readonly library: LibraryPublic }
  | {
      readonly step: 'chat-token';
      readonly mode: OpeningMode;
      readonly library: LibraryPublic | null;
      /** null where the lookup failed: the value of before stays (D-49) */
      readonly libraryOnly: boolean | null;
    }
  | { readonly step: 'open'; readonly library: LibraryPublic | null; readonly libraryOnly: boolean | null }
  | { readonly step: 'refused'; readonly reason: EndReason; readonly message?: string };

export type OpeningEvent =
  /** null: there is no such library */
  | { type: 'library'; library: LibraryPublic | null }
  | { type: 'library-unreadable' }
  | { type: 'standing'; standing: LibraryStanding }
  | { type: 'standing-unknown' }
  | { type: 'chat-token' }
  /** status 0 stands for no answer */
  | { type: 'no-chat-token'; status: number; message: string };

export const openingOf = (mode: OpeningMode): Opening => ({ step: 'library', mode });

const refused = (reason: EndReason, message?: string): Opening => ({
  step: 'refused',
  reason,
  ...(message === undefined ? {} : { message }),
});

/** The inbox service's own words, or the specified ones where it has none (S8-12). */
const loginRefused = (status = 0, message = ''): Opening =>
  refused('login-refused', (status !== 0 && message) || LOGIN_TEXTS.loginFailed);

/** A missing `e` counts as active, so that an outage locks nobody out (D-49). */
const isActive = ({ e }: LibraryStanding): boolean => e === undefined || e === 1;

/** S4.5-22 */
const isLibraryOnly = ({ lw }: LibraryStanding): boolean => lw !== 0;

function afterLibrary(opening: Opening & { step: 'library' }, event: OpeningEvent): Opening {
  const { mode } = opening;
  if (event.type === 'library') {
    return event.library === null
      ? refused('no-library')
      : { step: 'standing', mode, library: event.library };
  }
  if (event.type !== 'library-unreadable') return opening;
  return mode === 'signed-in'
    ? loginRefused()
    : { step: 'chat-token', mode, library: null, libraryOnly: null };
}

function afterStanding(opening: Opening & { step: 'standing' }, event: OpeningEvent): Opening {
  const { mode, library } = opening;
  if (event.type === 'standing') {
    return isActive(event.standing)
      ? { step: 'chat-token', mode, library, libraryOnly: isLibraryOnly(event.standing) }
      : refused('no-subscription');
  }
  if (event.type !== 'standing-unknown') return opening;
  return { step: 'chat-token', mode, library, libraryOnly: null };
}

function afterChatToken(opening: Opening & { step: 'chat-token' }, event: OpeningEvent): Opening {
  const { mode, library, libraryOnly } = opening;
  const open: Opening = { step: 'open', library, libraryOnly };
  if (event.type === 'chat-token') return open;
  if (event.type !== 'no-chat-token') return opening;
  const isRefused = mode === 'signed-in' || isFinalRefusal(event.status);
  return isRefused ? loginRefused(event.status, event.message) : open;
}

/**
 * What follows from an answer. Signing in fails with any step (S4.4-03); a session that was open before stays so
 * while answers are merely missing, since the server decides anyway (D-20, D-49).
 */
export function nextOpening(opening: Opening, event: OpeningEvent): Opening {
  switch (opening.step) {
    case 'library':
      return afterLibrary(opening, event);
    case 'standing':
      return afterStanding(opening, event);
    case 'chat-token':
      return afterChatToken(opening, event);
    default:
      return opening;
  }
}
