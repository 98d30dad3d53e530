import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { User } from '@harborline/domain/entities/user';

/** Names from the specification (S3-12), with its mixed case. */
const HINT_KEYS = [
  'user_type',
  'user_email',
  'user_id',
  'support_Lib_id',
  'init_support_lib_id',
  'parent_lib_id',
  'library_domain',
  'company_name',
  'library_only',
] as const;

type Hints = Partial<Record<(typeof HINT_KEYS)[number], string>>;

function hintsOf(user: User, library: LibraryPublic | null, isLibraryOnly: boolean | null): Hints {
  return {
    user_type: user.agent_role === 'agent' ? 'agent' : 'other',
    user_email: user.user_email,
    user_id: user.uid,
    support_Lib_id: user.support_lib_id,
    init_support_lib_id: user.init_support_lib_id,
    parent_lib_id: user.parent_lib_id,
    ...(library === null
      ? {}
      : {
          library_domain: library.library_domain,
          company_name: library.settings.settings.companyName,
        }),
    ...(isLibraryOnly === null ? {} : { library_only: String(isLibraryOnly) }),
  };
}

/**
 * Stores who works where, for display only: no decision depends on it (D-12). Null values are unknown and stay
 * unchanged.
 * @param isLibraryOnly whether the library has no white label (S4.5-22, D-49)
 */
export function writeSessionHints(
  user: User,
  library: LibraryPublic | null,
  isLibraryOnly: boolean | null,
): void {
  const hints = hintsOf(user, library, isLibraryOnly);
  for (const [key, value] of Object.entries(hints)) window.localStorage.setItem(key, value);
}

export function clearSessionHints(): void {
  for (const key of HINT_KEYS) window.localStorage.removeItem(key);
}
