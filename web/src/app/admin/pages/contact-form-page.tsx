import { Navigate, useLocation } from 'react-router-dom';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import type { Denial } from '../guards/denial';
import { NotAvailablePage } from './not-available-page';

/** /admin/contactform (S2.5-18): closed while the form is off, when its icon is hidden, too (S2.8-05, D-32). */
export function ContactFormPage() {
  const library = useLibrary();
  const { pathname: from } = useLocation();
  if (library?.isContactFormOnline === false) {
    const why: Denial = { reason: 'switched-off', missing: [], isOneEnough: false, from };
    return <Navigate to={adminLinks.accessDenied()} state={why} replace />;
  }
  return <NotAvailablePage />;
}
