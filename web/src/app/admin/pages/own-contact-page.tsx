import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isContactOpen } from '../../../shared/library/library-scope';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import type { Denial } from '../guards/denial';
import { StartPage } from './start-page';

/**
 * /contact (S2.4-10, D-48): the contact wizard of the library the user works in, as its visitors see it. That page is
 * not part of this app, so it is loaded in place of this one, and Back returns to where the user came from.
 */
export function OwnContactPage() {
  const library = useLibrary();
  const { pathname: from } = useLocation();
  const isOpen = library !== null && isContactOpen(library);
  const address = isOpen ? publicLinks(library.library_refkey).contact() : null;
  useDocumentTitle(HELP_CENTER_TEXTS.contactUs);
  useEffect(() => {
    if (address !== null) window.location.replace(address);
  }, [address]);
  if (library === null || isOpen) return <StartPage />;
  const why: Denial = { reason: 'switched-off', missing: [], isOneEnough: false, from };
  return <Navigate to={adminLinks.accessDenied()} state={why} replace />;
}
