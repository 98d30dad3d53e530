import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { User } from '@harborline/domain/entities/user';
import { isActing, isActingOver } from '@harborline/domain/team/standing';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { ERROR_TEXTS } from '@harborline/domain/texts/errors';
import { report } from '../../shared/config/report';
import type { EndReason, MissingPart } from '../../shared/staff/session-state';
import { ChatTokenKeeper, type KeeperPorts } from './chat-token/chat-token-keeper';
import { closingStep } from './end/logout-steps';
import type { Notice } from './notice';
import type { OpeningMode } from './opening';
import { type OpeningPorts, runOpening } from './run-opening';
import type { ProfileObserver } from './watch-profile';

export interface SessionObserver {
  /** the session stands, and this is who the person is now */
  readonly open: (user: User) => void;
  readonly failed: (missing: MissingPart) => void;
  readonly ended: (reason: EndReason, message?: string) => void;
  readonly notice: (notice: Notice) => void;
}

export interface SessionPorts extends KeeperPorts, Pick<OpeningPorts, 'readLibrary' | 'readStanding'> {
  readonly watchProfile: (uid: string, observer: ProfileObserver) => () => void;
  /** back home from a library that may no longer be acted in (D-12) */
  readonly leaveChild: (user: User) => Promise<void>;
  readonly remember: (user: User, library: LibraryPublic | null, libraryOnly: boolean | null) => void;
  /** makes the keeper's token the one calls take. @returns a function that takes it back */
  readonly provideToken: (keeper: ChatTokenKeeper) => () => void;
  /** whether the session here is younger than the moment that ended all earlier ones, in milliseconds (D-58) */
  readonly sessionStands: (validAfterMs: number) => Promise<boolean>;
  /** what listens goes on with the newest token */
  readonly renewStreams: () => Promise<void>;
  /** calls at the latest after so many milliseconds, and when the page is looked at again */
  readonly wake: (dueInMs: () => number, work: () => void) => () => void;
}

/** Ends of a library that acting there cannot survive: the next sign-in would meet them again. */
const LIBRARY_ENDS: readonly EndReason[] = ['no-subscription', 'no-library'];

/** A session from the known account on: profile, library, standing and chat token, and all of it kept up to date. */
export class SessionFollower {
  private keeper: ChatTokenKeeper | null = null;
  private latest: User | null = null;
  /** library the session was last opened for */
  private openedFor: string | null = null;
  /** the moment of `sessions_valid_after` that was looked at last */
  private checkedMs = 0;
  private isOpening = false;
  private isLeaving = false;
  private isOver = false;
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly ports: SessionPorts,
    private readonly observer: SessionObserver,
    private readonly mode: OpeningMode,
  ) {}

  start(uid: string): void {
    this.stops.push(
      this.ports.watchProfile(uid, {
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
      }),
    );
  }

  stop(): void {
    this.isOver = true;
    this.keeper?.stop();
    for (const stop of this.stops.splice(0)) stop();
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
    this.keeperFor(user).follow(user);
    if (this.mode === 'resumed' || this.openedFor !== null) this.observer.open(user);
    if (isConfirmed) void this.open(user);
  }

  /** Sessions are ended from elsewhere: by a new password, or by whoever manages the team (D-58). */
  private async checkStanding(validAfterMs: number): Promise<void> {
    if (validAfterMs <= this.checkedMs) return;
    const isFirst = this.checkedMs === 0;
    this.checkedMs = validAfterMs;
    if (!(await this.ports.sessionStands(validAfterMs))) this.end('expired');
    else if (!isFirst && !this.isOver) await this.ports.renewStreams();
  }

  /** Once for each library; a changed permission only asks for another chat token. */
  private async open(user: User): Promise<void> {
    if (this.isOpening) return;
    if (this.openedFor === user.support_lib_id) {
      this.renew();
      return;
    }
    this.isOpening = true;
    await (isActingOver(user, this.ports.nowMs()) ? this.goHome(user) : this.openFor(user));
    this.isOpening = false;
    const next = this.latest;
    if (!this.isOver && next !== null && next.support_lib_id !== user.support_lib_id) await this.open(next);
  }

  private async goHome(user: User): Promise<void> {
    try {
      await this.ports.leaveChild(user);
    } catch (error) {
      report('leave-child', error);
      if (this.isSigningIn()) {
        this.end('login-refused', AGENCY_TEXTS.switchBackFailed);
      }
    }
  }

  /** Home before the session ends, which is no news to anybody any more. */
  private async leaveForGood(user: User): Promise<void> {
    this.isLeaving = true;
    await closingStep('logoutas', () => this.ports.leaveChild(user));
  }

  private async openFor(user: User): Promise<void> {
    const keeper = this.keeperFor(user);
    const mode = this.openedFor === null ? this.mode : 'resumed';
    const end = await runOpening(mode, user, {
      readLibrary: this.ports.readLibrary,
      readStanding: this.ports.readStanding,
      takeChatToken: () => keeper.take(),
      onStandingUnknown: () => {
        const { libraryLookupTitle: title, libraryLookup: text } = ERROR_TEXTS;
        if (!this.isOver) this.observer.notice({ title, text });
      },
    });
    if (this.isOver) return;
    if (end.step === 'refused') {
      if (isActing(user) && LIBRARY_ENDS.includes(end.reason)) await this.leaveForGood(user);
      this.end(end.reason, end.message);
      return;
    }
    if (this.openedFor === null)
      this.stops.push(
        this.ports.wake(
          () => keeper.dueInMs(),
          () => this.renew(),
        ),
      );
    this.openedFor = user.support_lib_id;
    this.ports.remember(user, end.library, end.libraryOnly);
    this.observer.open(this.latest ?? user);
  }

  private keeperFor(user: User): ChatTokenKeeper {
    const existing = this.keeper;
    if (existing !== null) return existing;
    const keeper = new ChatTokenKeeper(user, this.ports);
    this.keeper = keeper;
    this.stops.push(this.ports.provideToken(keeper));
    return keeper;
  }

  private renew(): void {
    this.keeper?.keepFresh().catch((error: unknown) => {
      report('chat-token', error);
      this.end('expired');
    });
  }
}
