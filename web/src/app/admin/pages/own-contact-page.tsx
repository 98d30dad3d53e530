import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import BlockIcon from '@mui/icons-material/DoNotDisturbOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isContactOpen } from '../../../shared/library/library-scope';
import { useLibrary } from '../../../shared/live/library-context';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';
import { useHome } from '../shell/use-home';
import { StartPage } from './start-page';

function ContactOff() {
  return (
    <EmptyState
      isPage
      icon={<BlockIcon />}
      title={ADMIN_TEXTS.contactOff}
      description={ADMIN_TEXTS.contactOffBody}
      action={
        <Button component={Link} to={useHome()} variant="outlined">
          {SHELL_TEXTS.goHome}
        </Button>
      }
    />
  );
}

/**
 * /contact (S2.4-10, D-48): the contact wizard of the library the user works in, as its visitors see it. That page is
 * not part of this app, so it is loaded in place of this one, and Back returns to where the user came from.
 */
export function OwnContactPage() {
  const library = useLibrary();
  const isOpen = library !== null && isContactOpen(library);
  const address = isOpen ? publicLinks(library.library_refkey).contact() : null;
  useDocumentTitle(HELP_CENTER_TEXTS.contactUs);
  useEffect(() => {
    if (address !== null) window.location.replace(address);
  }, [address]);
  return library === null || isOpen ? <StartPage /> : <ContactOff />;
}
