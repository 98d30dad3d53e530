import type { User } from '@harborline/domain/entities/user';
import { createEmitter } from '../../shared/events/emitter';
import type { EndReason, MissingPart, SessionState } from '../../shared/staff/session-state';
import type { OpeningMode, SessionObserver } from './follow-session';
import { INACTIVE_NOTICE, type Notice } from './notice';

type Stop = () => void;

/** What the session of a tab needs from the browser; `session-ports.ts` provides it. */
export interface SessionPorts {
  readonly watchAccount: (onAccount: (uid: string | null) => void) => Stop;
  /** whether the person signed in on this page, as opposed to being found signed in (S4.4) */
  readonly isSigningIn: () => boolean;
  readonly signInOver: () => void;
  /** follows the session of an account, with what loads only then */
  readonly follow: (uid: string, mode: OpeningMode, observer: SessionObserver) => Stop;
  /** @returns whether the child library, if the person acts in one, was left */
  readonly leave: (reason: EndReason, user: User | null) => Promise<boolean>;
  /** removes the credentials and everything that was kept */
  readonly clear: () => Promise<void>;
  /** removes what the session of a closed tab has left, if no other tab has a session */
  readonly clearStray: () => void;
  /** shows the other tabs that this one has a session */
  readonly hold: () => Stop;
  /** whether all tabs have the same credentials, because of 'Remember me' (D-08) */
  readonly sharesCredentials: () => boolean;
  readonly announceEnd: (uid: string) => void;
  readonly onEndElsewhere: (uid: string, listener: () => void) => Stop;
}

/** What the person hears besides the state. */
export interface SessionVoice {
  readonly notice: (notice: Notice) => void;
  /** S8-22, S8-23 */
  readonly missing: (part: MissingPart) => void;
  /** S8-02 */
  readonly leaveFailed: () => void;
}

export type SessionEvent =
  | { type: 'nobody' }
  | { type: 'somebody' }
  | { type: 'profile'; user: User }
  | { type: 'profile-failed'; missing?: MissingPart }
  | { type: 'ended'; reason: EndReason; message?: string };

/** An unchanged person keeps the state, so that screens do not render again for nothing. */
function withProfile(state: SessionState, user: User): SessionState {
  if (state.status === 'signed-out') return state;
  const isSame = state.status === 'ready' && JSON.stringify(state.user) === JSON.stringify(user);
  return isSame ? state : { status: 'ready', user };
}

/** The state after an event. A profile that arrives late never revives an ended session. */
export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'nobody':
      return state.status === 'signed-out' ? state : { status: 'signed-out', reason: null };
    case 'somebody':
      return { status: 'loading-profile' };
    case 'profile':
      return withProfile(state, event.user);
    case 'profile-failed':
      return state.status === 'signed-out'
        ? state
        : { status: 'profile-failed', missing: event.missing ?? 'profile' };
    case 'ended': {
      const { reason, message } = event;
      return { status: 'signed-out', reason, ...(message === undefined ? {} : { message }) };
    }
  }
}

interface End {
  readonly reason: EndReason;
  readonly message?: string | undefined;
  /** the person ended it in another tab, which takes leave of the server */
  readonly isElsewhere?: boolean;
}

/**
 * The session of this tab: who is signed in, and the one way to its end. An account leads to `follow`, which says
 * when the session is open and when it is over.
 */
export class Session {
  private state: SessionState = { status: 'starting' };
  private uid: string | null = null;
  private ending: Promise<void> | null = null;
  private stops: Stop[] = [];
  private readonly changes = createEmitter();

  constructor(
    private readonly ports: SessionPorts,
    private readonly voice: SessionVoice,
  ) {}

  readonly current = (): SessionState => this.state;

  readonly subscribe = this.changes.subscribe;

  start(): Stop {
    const stop = this.ports.watchAccount((uid) => this.onAccount(uid));
    return () => {
      stop();
      this.letGo();
    };
  }

  readonly retryProfile = (): void => {
    if (this.uid !== null) this.follow(this.uid);
  };

  /** Ends the session in all tabs; a second call waits for the first. */
  readonly end = (reason: EndReason, message?: string): Promise<void> => this.endOnce({ reason, message });

  private endOnce(end: End): Promise<void> {
    this.ending ??= this.runEnd(end).finally(() => {
      this.ending = null;
    });
    return this.ending;
  }

  private dispatch(event: SessionEvent): void {
    const next = nextSessionState(this.state, event);
    if (next === this.state) return;
    this.state = next;
    this.changes.emit();
  }

  private letGo(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.uid = null;
  }

  private onAccount(uid: string | null): void {
    if (uid !== null) {
      this.follow(uid);
      return;
    }
    const hadSession = this.uid !== null;
    this.letGo();
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
      this.ports.onEndElsewhere(uid, () => void this.endOnce({ reason: 'logged-out', isElsewhere: true })),
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
    // During the end the person returns from a child library: that change is not shown any more.
    if (this.ending === null) this.dispatch({ type: 'profile', user });
  }

  private onFailed(missing: MissingPart): void {
    if (this.state.status !== 'profile-failed') this.voice.missing(missing);
    this.dispatch({ type: 'profile-failed', missing });
  }

  private async runEnd({ reason, message, isElsewhere = false }: End): Promise<void> {
    const { uid, state } = this;
    const user = state.status === 'ready' && !isElsewhere ? state.user : null;
    const left = this.ports.leave(reason, user);
    // A session that ends by itself is off the screen at once; Log Out first takes leave of the server.
    if (reason === 'logged-out' && !isElsewhere) await left;
    this.ports.signInOver();
    this.letGo();
    this.dispatch({ type: 'ended', reason, ...(message === undefined ? {} : { message }) });
    if (reason === 'no-subscription') this.voice.notice(INACTIVE_NOTICE);
    if (!(await left)) this.voice.leaveFailed();
    // Without 'Remember me' another tab has credentials of its own, which may still be good.
    const isOfThisTab = reason === 'expired' && !this.ports.sharesCredentials();
    if (uid !== null && !isElsewhere && !isOfThisTab) this.ports.announceEnd(uid);
    await this.ports.clear();
  }
}
