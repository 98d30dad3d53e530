import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { User } from '@harborline/domain/entities/user';
import { isActing, isActingOver } from '@harborline/domain/team/standing';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { ApiError } from '../../shared/api/call-api';
import { report } from '../../shared/config/report';
import type { EndReason, MissingPart } from '../../shared/staff/session-state';
import { type ChatTokenOwner, isFinalRefusal } from './chat-token/chat-token-keeper';
import type { ChatToken } from './chat-token/start-chat-token';
import { closingStep } from './end/leave-session';
import type { Notice } from './notice';

/** How a session begins: with a sign-in, or resumed when a page is loaded or the library switched. */
export type OpeningMode = 'signed-in' | 'resumed';

export interface SessionObserver {
  /** called with the person's current state while the session is open */
  readonly open: (user: User) => void;
  readonly failed: (missing: MissingPart) => void;
  readonly ended: (reason: EndReason, message?: string) => void;
  readonly notice: (notice: Notice) => void;
}

export interface ProfileObserver {
  /** `isConfirmed`: confirmed by the server, not a cache */
  readonly found: (user: User, isConfirmed: boolean) => void;
  readonly missing: () => void;
  /** `isFinal`: it exists but is unusable; otherwise it may still arrive once connected */
  readonly failed: (missing: MissingPart, isFinal: boolean) => void;
}

/** What `resources1` says about a library (S7.1-04). */
export interface LibraryStatus {
  /** 0 means not library-only */
  readonly lw?: number | undefined;
  /** 1 means that the subscription is active */
  readonly e?: number | undefined;
}

/** What a session needs from the server; `session-server.ts` provides it. */
export interface SessionServer {
  readonly watchProfile: (uid: string, observer: ProfileObserver) => () => void;
  /** null if there is no such library. @throws if it cannot be read */
  readonly readLibrary: (libraryId: string) => Promise<LibraryPublic | null>;
  /** @throws ApiError */
  readonly readLibraryStatus: (libraryKey: string) => Promise<LibraryStatus>;
  readonly startChatToken: (owner: ChatTokenOwner, onRefused: () => void) => ChatToken;
  /** returns home from a child library (D-12). @throws ApiError */
  readonly leaveChild: (user: User) => Promise<void>;
  readonly remember: (user: User, library: LibraryPublic | null, libraryOnly: boolean | null) => void;
  /** whether this session began after the time, in milliseconds, that ended all earlier ones (D-58) */
  readonly isSessionValid: (validAfterMs: number) => Promise<boolean>;
  /** makes the listeners continue with the newest token */
  readonly renewStreams: () => Promise<void>;
  readonly nowMs: () => number;
}

type Opening =
  | {
      readonly isOpen: true;
      /** null if it could not be read */
      readonly library: LibraryPublic | null;
      /** null if the lookup failed: the previous value stays (D-49) */
      readonly libraryOnly: boolean | null;
    }
  | { readonly isOpen: false; readonly reason: EndReason; readonly message?: string };

const refused = (reason: EndReason): Opening => ({ isOpen: false, reason });

/** The inbox service's message, or the specified one if it has none (S8-12). */
const loginRefused = ({ status, message } = new ApiError(0, '')): Opening => ({
  isOpen: false,
  reason: 'login-refused',
  message: (status !== 0 && message) || LOGIN_TEXTS.loginFailed,
});

/** A missing `e` counts as active, so that an outage does not lock anyone out (D-49). */
const isActive = ({ e }: LibraryStatus): boolean => e === undefined || e === 1;

/** S4.5-22 */
const isLibraryOnly = ({ lw }: LibraryStatus): boolean => lw !== 0;

interface Question {
  readonly user: User;
  readonly isSigningIn: boolean;
  readonly takeChatToken: () => Promise<string>;
  /** the status could not be looked up although there is a network (S8-15) */
  readonly onLookupFailed: () => void;
}

async function libraryOf({ support_lib_id }: User, server: SessionServer) {
  try {
    return await server.readLibrary(support_lib_id);
  } catch (error) {
    report('library', error);
    return 'unreadable';
  }
}

/** Not after a refusal: a second call would only be refused again. */
const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Asks a second time where no answer came, as from a function that starts slowly: the dialog would stop people's work. */
async function askTwice(ask: () => Promise<LibraryStatus>): Promise<LibraryStatus> {
  try {
    return await ask();
  } catch (error) {
    if (!isOutage(error) || !navigator.onLine) throw error;
    return ask();
  }
}

async function libraryStatusOf(
  { library_refkey }: LibraryPublic,
  server: SessionServer,
  onFailed: () => void,
) {
  try {
    return await askTwice(() => server.readLibraryStatus(library_refkey));
  } catch (error) {
    report('library-lookup', error);
    if (navigator.onLine) onFailed();
    return null;
  }
}

async function refusalOf(takeChatToken: () => Promise<string>): Promise<ApiError | null> {
  try {
    await takeChatToken();
    return null;
  } catch (error) {
    const refusal = error instanceof ApiError ? error : new ApiError(0, '');
    if (refusal.status !== 0) report('inbox-login', error);
    return refusal;
  }
}

/**
 * Requests library, status and chat token, in this order (S4.4). Signing in fails if any step fails (S4.4-03). A session
 * that was already open stays open if responses are only missing, since the server decides anyway (D-20, D-49).
 */
async function askToOpen(
  { user, isSigningIn, takeChatToken, onLookupFailed }: Question,
  server: SessionServer,
): Promise<Opening> {
  const library = await libraryOf(user, server);
  if (library === null) return refused('no-library');
  if (library === 'unreadable' && isSigningIn) return loginRefused();
  const libraryStatus =
    library === 'unreadable' ? null : await libraryStatusOf(library, server, onLookupFailed);
  if (libraryStatus !== null && !isActive(libraryStatus)) return refused('no-subscription');
  const refusal = await refusalOf(takeChatToken);
  if (refusal !== null && (isSigningIn || isFinalRefusal(refusal.status))) return loginRefused(refusal);
  return {
    isOpen: true,
    library: library === 'unreadable' ? null : library,
    libraryOnly: libraryStatus === null ? null : isLibraryOnly(libraryStatus),
  };
}

/** Reasons to end that require leaving a child library first: otherwise the next sign-in would fail the same way. */
const LIBRARY_ENDS: readonly EndReason[] = ['no-subscription', 'no-library'];

interface Followed {
  readonly uid: string;
  readonly mode: OpeningMode;
}

/**
 * Follows a session once the account is known: profile, library, status and chat token, all kept up to
 * date. @returns a function that stops it
 */
export function followSession(
  { uid, mode }: Followed,
  server: SessionServer,
  observer: SessionObserver,
): () => void {
  let chatToken: ChatToken | null = null;
  let latest: User | null = null;
  /** the library the session was last opened for */
  let openedFor: string | null = null;
  /** the newest `sessions_valid_after` that was checked */
  let checkedMs = 0;
  let isOpening = false;
  let isLeaving = false;
  let isOver = false;
  let stopWatching = () => {};

  const isSigningIn = () => openedFor === null && mode === 'signed-in';

  const stop = () => {
    isOver = true;
    chatToken?.stop();
    stopWatching();
  };

  const end = (reason: EndReason, message?: string) => {
    if (isOver) return;
    stop();
    observer.ended(reason, message);
  };

  const chatTokenFor = (user: User): ChatToken => {
    chatToken ??= server.startChatToken(user, () => end('expired'));
    return chatToken;
  };

  /** Sessions can be ended from elsewhere: by a new password, or by a team manager (D-58). */
  const checkValidity = async (validAfterMs: number) => {
    if (validAfterMs <= checkedMs) return;
    const isFirst = checkedMs === 0;
    checkedMs = validAfterMs;
    if (!(await server.isSessionValid(validAfterMs))) end('expired');
    else if (!isFirst && !isOver) await server.renewStreams();
  };

  const goHome = async (user: User) => {
    try {
      await server.leaveChild(user);
    } catch (error) {
      report('leave-child', error);
      if (isSigningIn()) end('login-refused', AGENCY_TEXTS.switchBackFailed);
    }
  };

  /** Returns home before the session ends; the changed profile that follows is no longer shown. */
  const leaveForGood = async (user: User) => {
    isLeaving = true;
    await closingStep('logoutas', () => server.leaveChild(user));
  };

  const openFor = async (user: User) => {
    const token = chatTokenFor(user);
    const { libraryLookupTitle: title, libraryLookup: text } = ERROR_TEXTS;
    const onLookupFailed = () => {
      if (!isOver) observer.notice({ title, text });
    };
    const question = { user, isSigningIn: isSigningIn(), takeChatToken: token.take, onLookupFailed };
    const opening = await askToOpen(question, server);
    if (isOver) return;
    if (!opening.isOpen) {
      if (isActing(user) && LIBRARY_ENDS.includes(opening.reason)) await leaveForGood(user);
      end(opening.reason, opening.message);
      return;
    }
    if (openedFor === null) token.keepFresh();
    openedFor = user.support_lib_id;
    server.remember(user, opening.library, opening.libraryOnly);
    observer.open(latest ?? user);
  };

  /** Opens once for each library; a changed permission only requests a new chat token. */
  const open = async (user: User): Promise<void> => {
    if (isOpening) return;
    if (openedFor === user.support_lib_id) {
      chatTokenFor(user).renew();
      return;
    }
    isOpening = true;
    await (isActingOver(user, server.nowMs()) ? goHome(user) : openFor(user));
    isOpening = false;
    const next = latest;
    if (!isOver && next !== null && next.support_lib_id !== user.support_lib_id) await open(next);
  };

  const onProfile = (user: User, isConfirmed: boolean) => {
    if (isOver || isLeaving) return;
    if (!user.is_active) {
      end('inactive');
      return;
    }
    void checkValidity(user.sessions_valid_after ?? 0);
    latest = user;
    chatTokenFor(user).follow(user);
    if (mode === 'resumed' || openedFor !== null) observer.open(user);
    if (isConfirmed) void open(user);
  };

  stopWatching = server.watchProfile(uid, {
    found: onProfile,
    missing: () => {
      report(ERROR_TEXTS.noSuchUser, uid);
      end('no-such-user');
    },
    failed: (missing, isFinal) => {
      if (isOver) return;
      observer.failed(missing);
      // Otherwise the user would be half signed in (S4.4-03).
      if (isFinal && isSigningIn()) end('login-refused');
    },
  });
  return stop;
}
