import type { User } from '@harborline/domain/entities/user';

/** Why a session ended here. */
export type EndReason =
  | 'logged-out'
  /** past its expiry (D-08), or the inbox service no longer knew it (S8-33) */
  | 'expired'
  /** no `Users` document (S8-17) */
  | 'no-such-user'
  /** the person was removed from the team */
  | 'inactive'
  /** the library's subscription is not active (S4.4-04, S8-13) */
  | 'no-subscription'
  /** the library is gone (S8-16) */
  | 'no-library'
  /** the inbox service refused (S8-12); comes with its message */
  | 'login-refused';

/** What could not be loaded (S8-22, S8-23). */
export type MissingPart = 'profile' | 'permissions';

export type SessionState =
  /** not yet known whether a person is signed in */
  | { readonly status: 'starting' }
  | { readonly status: 'signed-out'; readonly reason: EndReason | null; readonly message?: string }
  /** signed in; profile, library and chat token are loading, and guards wait (S2.8-02, D-03) */
  | { readonly status: 'loading-profile' }
  | { readonly status: 'profile-failed'; readonly missing?: MissingPart }
  | { readonly status: 'ready'; readonly user: User };
