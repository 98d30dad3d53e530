import type { User } from '@harborline/domain/entities/user';
import type { EndReason, MissingPart, SessionState } from '../../shared/staff/session-state';

export type SessionEvent =
  | { type: 'nobody' }
  | { type: 'somebody' }
  | { type: 'profile'; user: User }
  | { type: 'profile-failed'; missing?: MissingPart }
  | { type: 'ended'; reason: EndReason; message?: string };

/** The same person again is no news: screens would draw themselves anew for nothing. */
function withProfile(state: SessionState, user: User): SessionState {
  if (state.status === 'signed-out') return state;
  const isSame = state.status === 'ready' && JSON.stringify(state.user) === JSON.stringify(user);
  return isSame ? state : { status: 'ready', user };
}

/** What is shown follows from what happened last; a profile that turns up late never revives an ended session. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
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
