import type { User } from '@harborline/domain/entities/user';

/** Why a session ended here. */
export type EndReason = 'logged-out' | 'expired' | 'no-such-user' | 'inactive';

export type SessionState =
  /** not yet known whether somebody is signed in */
  | { readonly status: 'starting' }
  | { readonly status: 'signed-out'; readonly reason: EndReason | null }
  /** signed in, profile and permissions on their way; guards wait (S2.8-02, D-03) */
  | { readonly status: 'loading-profile' }
  | { readonly status: 'profile-failed' }
  | { readonly status: 'ready'; readonly user: User };

export type SessionEvent =
  | { type: 'nobody' }
  | { type: 'somebody' }
  | { type: 'profile'; user: User }
  | { type: 'profile-failed' }
  | { type: 'ended'; reason: EndReason };

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
      return state.status === 'signed-out' ? state : { status: 'profile-failed' };
    case 'ended':
      return { status: 'signed-out', reason: event.reason };
  }
}
