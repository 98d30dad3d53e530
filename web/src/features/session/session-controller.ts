import type { User } from '@harborline/domain/entities/user';
import type { EndReason, MissingPart, SessionState } from '../../shared/staff/session-state';
import type { SessionObserver } from './follow-session';
import { INACTIVE_NOTICE, type Notice } from './notice';
import type { OpeningMode } from './opening';
import { type SessionEvent, sessionReducer } from './session-reducer';

type Stop = () => void;

export interface ControllerPorts {
  readonly watchAccount: (onAccount: (uid: string | null) => void) => Stop;
  readonly isSigningIn: () => boolean;
  readonly signInOver: () => void;
  readonly follow: (uid: string, mode: OpeningMode, observer: SessionObserver) => Stop;
  /** @returns whether the library acted in, if any, was left */
  readonly leave: (reason: EndReason, user: User | null) => Promise<boolean>;
  /** credentials and all that was kept */
  readonly clear: () => Promise<void>;
  /** what a session of a closed tab has left, if no other tab has one open */
  readonly clearStray: () => void;
  readonly hold: () => Stop;
  /** whether all tabs of this browser have the same credentials, by 'Remember me' (D-08) */
  readonly sharesCredentials: () => boolean;
  readonly announceEnd: (uid: string) => void;
  readonly onEndElsewhere: (uid: string, listener: () => void) => Stop;
}

/** What a person is told beside the state. */
export interface SessionVoice {
  readonly notice: (notice: Notice) => void;
  /** S8-22, S8-23 */
  readonly missing: (part: MissingPart) => void;
  /** S8-02 */
  readonly leaveFailed: () => void;
}

/** The session of this tab: who is signed in, and the one way to its end. */
export class SessionController {
  private state: SessionState = { status: 'starting' };
  private uid: string | null = null;
  private ending: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();
  private stops: Stop[] = [];

  constructor(
    private readonly ports: ControllerPorts,
    private readonly voice: SessionVoice,
  ) {}

  readonly current = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): Stop => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(): Stop {
    const stop = this.ports.watchAccount((uid) => this.onAccount(uid));
    return () => {
      stop();
      this.letGo();
      this.uid = null;
    };
  }

  readonly retryProfile = (): void => {
    if (this.uid !== null) this.follow(this.uid);
  };

  /** Ends the session for whatever reason, in all tabs; a second call waits for the first. */
  readonly end = (reason: EndReason, message?: string): Promise<void> => {
    this.ending ??= this.runEnd(reason, message).finally(() => {
      this.ending = null;
    });
    return this.ending;
  };

  private dispatch(event: SessionEvent): void {
    const next = sessionReducer(this.state, event);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }

  private letGo(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  private onAccount(uid: string | null): void {
    const hadSession = this.uid !== null;
    if (uid !== null) {
      this.follow(uid);
      return;
    }
    this.letGo();
    this.uid = null;
    this.dispatch({ type: 'nobody' });
    if (this.ending !== null) return;
    // Signed out in another tab: what the session left in this one has to go as well.
    if (hadSession) void this.ports.clear();
    else this.ports.clearStray();
  }

  private follow(uid: string): void {
    this.letGo();
    this.uid = uid;
    this.dispatch({ type: 'somebody' });
    this.stops = [
      this.ports.hold(),
      this.ports.onEndElsewhere(uid, () => void this.endHere()),
      this.ports.follow(uid, this.ports.isSigningIn() ? 'signed-in' : 'resumed', {
        open: (user) => this.onOpen(user),
        failed: (missing) => this.onFailed(missing),
        ended: (reason, message) => void this.end(reason, message),
        notice: this.voice.notice,
      }),
    ];
  }

  private onOpen(user: User): void {
    this.ports.signInOver();
    // On its way out the person comes home from a child library, which is no news any more.
    if (this.ending === null) this.dispatch({ type: 'profile', user });
  }

  private onFailed(missing: MissingPart): void {
    if (this.state.status !== 'profile-failed') this.voice.missing(missing);
    this.dispatch({ type: 'profile-failed', missing });
  }

  private async runEnd(reason: EndReason, message?: string): Promise<void> {
    const { uid } = this;
    const left = this.ports.leave(reason, this.state.status === 'ready' ? this.state.user : null);
    // A session that ends by itself is off the screen at once; one that a person ends first says goodbye.
    if (reason === 'logged-out') await left;
    this.close({ type: 'ended', reason, ...(message === undefined ? {} : { message }) });
    if (reason === 'no-subscription') this.voice.notice(INACTIVE_NOTICE);
    if (!(await left)) this.voice.leaveFailed();
    // Without 'Remember me' another tab has credentials of its own, which may be newer than those that are over here.
    const isOfThisTab = reason === 'expired' && !this.ports.sharesCredentials();
    if (uid !== null && !isOfThisTab) this.ports.announceEnd(uid);
    await this.ports.clear();
  }

  /** The session was ended in another tab, which also says goodbye to the server. */
  private endHere(): Promise<void> {
    this.ending ??= this.runEndHere().finally(() => {
      this.ending = null;
    });
    return this.ending;
  }

  private async runEndHere(): Promise<void> {
    const left = this.ports.leave('logged-out', null);
    this.close({ type: 'ended', reason: 'logged-out' });
    await left;
    await this.ports.clear();
  }

  private close(event: SessionEvent): void {
    this.ports.signInOver();
    this.letGo();
    this.uid = null;
    this.dispatch(event);
  }
}
