import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../shared/routes/admin-links';
import { EmptyState } from '../../shared/ui-admin/empty-state';

/** Shown where an address names an SOP that is not there. */
export const NoSop = () => (
  <EmptyState
    isPage
    icon={<SearchOffIcon />}
    title={SOP_TEXTS.notFound}
    action={
      <Button component={Link} to={adminLinks.sops()} variant="outlined">
        {SOP_TEXTS.backToList}
      </Button>
    }
  />
);
