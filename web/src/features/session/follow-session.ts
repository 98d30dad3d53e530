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

/** How a session begins: by signing in just now, or found again when a page is loaded or the library switched. */
export type OpeningMode = 'signed-in' | 'resumed';

export interface SessionObserver {
  /** the session is open, and this is the person as of now */
  readonly open: (user: User) => void;
  readonly failed: (missing: MissingPart) => void;
  readonly ended: (reason: EndReason, message?: string) => void;
  readonly notice: (notice: Notice) => void;
}

export interface ProfileObserver {
  /** `isConfirmed`: by the server, not by a cache */
  readonly found: (user: User, isConfirmed: boolean) => void;
  readonly missing: () => void;
  /** `isFinal`: it exists and is unusable; otherwise it may still come with the connection */
  readonly failed: (missing: MissingPart, isFinal: boolean) => void;
}

/** What `resources1` says about a library (S7.1-04). */
export interface LibraryStanding {
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
  readonly readStanding: (libraryKey: string) => Promise<LibraryStanding>;
  readonly startChatToken: (owner: ChatTokenOwner, onRefused: () => void) => ChatToken;
  /** goes back home from a child library (D-12). @throws ApiError */
  readonly leaveChild: (user: User) => Promise<void>;
  readonly remember: (user: User, library: LibraryPublic | null, libraryOnly: boolean | null) => void;
  /** whether this session began after the moment that ended all earlier ones, in milliseconds (D-58) */
  readonly sessionStands: (validAfterMs: number) => Promise<boolean>;
  /** makes the listeners go on with the newest token */
  readonly renewStreams: () => Promise<void>;
  readonly nowMs: () => number;
}

type Opening =
  | {
      readonly isOpen: true;
      /** null where it could not be read */
      readonly library: LibraryPublic | null;
      /** null where the lookup failed: the value of before stays (D-49) */
      readonly libraryOnly: boolean | null;
    }
  | { readonly isOpen: false; readonly reason: EndReason; readonly message?: string };

const refused = (reason: EndReason): Opening => ({ isOpen: false, reason });

/** The inbox service's own words, or the specified ones where it has none (S8-12). */
const loginRefused = ({ status, message } = new ApiError(0, '')): Opening => ({
  isOpen: false,
  reason: 'login-refused',
  message: (status !== 0 && message) || LOGIN_TEXTS.loginFailed,
});

/** A missing `e` counts as active, so that an outage locks nobody out (D-49). */
const isActive = ({ e }: LibraryStanding): boolean => e === undefined || e === 1;

/** S4.5-22 */
const isLibraryOnly = ({ lw }: LibraryStanding): boolean => lw !== 0;

/** Ends of a library that acting there cannot survive: the next sign-in would meet them again. */
const LIBRARY_ENDS: readonly EndReason[] = ['no-subscription', 'no-library'];

/**
 * A session from the known account on: profile, library, standing and chat token, and all of it kept up to date.
 * Signing in fails with any step (S4.4-03). A session that was open before stays open while answers are merely
 * missing, since the server decides anyway (D-20, D-49).
 */
export class SessionFollower {
  private chatToken: ChatToken | null = null;
  private latest: User | null = null;
  /** library the session was last opened for */
  private openedFor: string | null = null;
  /** the newest `sessions_valid_after` that was checked */
  private checkedMs = 0;
  private isOpening = false;
  private isLeaving = false;
  private isOver = false;
  private stopWatching = () => {};

  constructor(
    private readonly server: SessionServer,
    private readonly observer: SessionObserver,
    private readonly mode: OpeningMode,
  ) {}

  start(uid: string): void {
    this.stopWatching = this.server.watchProfile(uid, {
      found: (user, isConfirmed) => this.onProfile(user, isConfirmed),
      missing: () => {
        report(ERROR_TEXTS.noSuchUser, uid);
        this.end('no-such-user');
      },
      failed: (missing, isFinal) => {
        if (this.isOver) return;
        this.observer.failed(missing);
        // Nobody is left half signed in (S4.4-03).
        if (isFinal && this.isSigningIn()) this.end('login-refused');
      },
    });
  }

  stop(): void {
    this.isOver = true;
    this.chatToken?.stop();
    this.stopWatching();
  }

  private isSigningIn(): boolean {
    return this.openedFor === null && this.mode === 'signed-in';
  }

  private end(reason: EndReason, message?: string): void {
    if (this.isOver) return;
    this.stop();
    this.observer.ended(reason, message);
  }

  private onProfile(user: User, isConfirmed: boolean): void {
    if (this.isOver || this.isLeaving) return;
    if (!user.is_active) {
      this.end('inactive');
      return;
    }
    void this.checkStanding(user.sessions_valid_after ?? 0);
    this.latest = user;
    this.chatTokenFor(user).follow(user);
    if (this.mode === 'resumed' || this.openedFor !== null) this.observer.open(user);
    if (isConfirmed) void this.open(user);
  }

  private chatTokenFor(user: User): ChatToken {
    this.chatToken ??= this.server.startChatToken(user, () => this.end('expired'));
    return this.chatToken;
  }

  /** Sessions are ended from elsewhere: by a new password, or by a manager of the team (D-58). */
  private async checkStanding(validAfterMs: number): Promise<void> {
    if (validAfterMs <= this.checkedMs) return;
    const isFirst = this.checkedMs === 0;
    this.checkedMs = validAfterMs;
    if (!(await this.server.sessionStands(validAfterMs))) this.end('expired');
    else if (!isFirst && !this.isOver) await this.server.renewStreams();
  }

  /** Opens once for each library; a changed permission only asks for another chat token. */
  private async open(user: User): Promise<void> {
    if (this.isOpening) return;
    if (this.openedFor === user.support_lib_id) {
      this.chatTokenFor(user).renew();
      return;
    }
    this.isOpening = true;
    await (isActingOver(user, this.server.nowMs()) ? this.goHome(user) : this.openFor(user));
    this.isOpening = false;
    const next = this.latest;
    if (!this.isOver && next !== null && next.support_lib_id !== user.support_lib_id) await this.open(next);
  }

  private async goHome(user: User): Promise<void> {
    try {
      await this.server.leaveChild(user);
    } catch (error) {
      report('leave-child', error);
      if (this.isSigningIn()) this.end('login-refused', AGENCY_TEXTS.switchBackFailed);
    }
  }

  private async openFor(user: User): Promise<void> {
    const chatToken = this.chatTokenFor(user);
    const opening = await this.askToOpen(user, chatToken);
    if (this.isOver) return;
    if (!opening.isOpen) {
      if (isActing(user) && LIBRARY_ENDS.includes(opening.reason)) await this.leaveForGood(user);
      this.end(opening.reason, opening.message);
      return;
    }
    if (this.openedFor === null) chatToken.keepFresh();
    this.openedFor = user.support_lib_id;
    this.server.remember(user, opening.library, opening.libraryOnly);
    this.observer.open(this.latest ?? user);
  }

  /** Goes home before the session ends; the changed profile that follows is not shown any more. */
  private async leaveForGood(user: User): Promise<void> {
    this.isLeaving = true;
    await closingStep('logoutas', () => this.server.leaveChild(user));
  }

  /** Asks for library, standing and chat token, in this order (S4.4). */
  private async askToOpen(user: User, chatToken: ChatToken): Promise<Opening> {
    const isSigningIn = this.isSigningIn();
    const library = await this.libraryOf(user);
    if (library === null) return refused('no-library');
    if (library === 'unreadable' && isSigningIn) return loginRefused();
    const standing = library === 'unreadable' ? null : await this.standingOf(library);
    if (standing !== null && !isActive(standing)) return refused('no-subscription');
    const refusal = await this.refusalOf(chatToken);
    if (refusal !== null && (isSigningIn || isFinalRefusal(refusal.status))) return loginRefused(refusal);
    return {
      isOpen: true,
      library: library === 'unreadable' ? null : library,
      libraryOnly: standing === null ? null : isLibraryOnly(standing),
    };
  }

  private async libraryOf({ support_lib_id }: User): Promise<LibraryPublic | 'unreadable' | null> {
    try {
      return await this.server.readLibrary(support_lib_id);
    } catch (error) {
      report('library', error);
      return 'unreadable';
    }
  }

  /** Null where the lookup failed; the person reads so, unless there is no network at all (S8-15). */
  private async standingOf({ library_refkey }: LibraryPublic): Promise<LibraryStanding | null> {
    try {
      return await this.server.readStanding(library_refkey);
    } catch (error) {
      report('library-lookup', error);
      const { libraryLookupTitle: title, libraryLookup: text } = ERROR_TEXTS;
      if (navigator.onLine && !this.isOver) this.observer.notice({ title, text });
      return null;
    }
  }

  private async refusalOf(chatToken: ChatToken): Promise<ApiError | null> {
    try {
      await chatToken.take();
      return null;
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError(0, '');
      if (refusal.status !== 0) report('inbox-login', error);
      return refusal;
    }
  }
}
