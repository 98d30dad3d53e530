import type { LibraryPublic } from '@harborline/domain/entities/library';
import { ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';

/** Leads to the contact form while it is off, when its icon is hidden (S2.8-05, D-96). */
export function FormOffNotice({ library }: { library: LibraryPublic }) {
  const mayOpen = useMay(ROUTE_PERMISSIONS.contactform);
  if (library.isContactFormOnline || !mayOpen) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={adminLinks.contactForm()} color="inherit" size="small">
          {CONTACT_FORM_TEXTS.openForm}
        </Button>
      }
    >
      {CONTACT_FORM_TEXTS.isOff}
    </Alert>
  );
}
