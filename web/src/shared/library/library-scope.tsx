import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { PublicLinks } from '@harborline/domain/help-center/public-routes';
import { createContext, type ReactNode, useContext } from 'react';

/** The library whose pages are shown, and links to its pages. */
export interface LibraryScope {
  readonly library: LibraryPublic;
  readonly links: PublicLinks;
  /** whether they stand in the frame of the widget, which has a search and a way back of its own */
  readonly isFramed?: boolean;
  /** whether staff try a form on: nothing may be stored, recorded or sent (D-96) */
  readonly isTrial?: boolean;
}

const Scope = createContext<LibraryScope | null>(null);

export function LibraryScopeProvider({ scope, children }: { scope: LibraryScope; children: ReactNode }) {
  return <Scope.Provider value={scope}>{children}</Scope.Provider>;
}

/** The library of the page. @throws Error outside a LibraryScopeProvider */
export function useLibrary(): LibraryScope {
  const scope = useContext(Scope);
  if (scope === null) throw new Error('useLibrary needs a LibraryScopeProvider above it');
  return scope;
}

/** The library's name for visitors. */
export function companyName(library: LibraryPublic): string {
  return library.settings.settings.companyName || library.library_refkey;
}

/** Whether requests can be sent: a contact form exists and is online (S2.2-06). */
export function isContactOpen(library: LibraryPublic): boolean {
  return library.contactForm !== undefined && library.isContactFormOnline;
}
