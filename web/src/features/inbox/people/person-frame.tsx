import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { PageFrame } from '../../../shared/ui-admin/page-frame';

interface PersonFrameProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** The frame of a page about people, with the way back to the inbox. */
export const PersonFrame = ({ children, ...texts }: PersonFrameProps) => (
  <PageFrame
    {...texts}
    width="wide"
    action={
      <Button component={Link} to={adminLinks.inbox()} color="inherit" startIcon={<ArrowBackIcon />}>
        {PEOPLE_TEXTS.back}
      </Button>
    }
  >
    {children}
  </PageFrame>
);

/** Shown where an address names a person who is not there. */
export const NoPerson = () => (
  <EmptyState
    isPage
    icon={<SearchOffIcon />}
    title={PEOPLE_TEXTS.gone}
    description={PEOPLE_TEXTS.goneBody}
    action={
      <Button component={Link} to={adminLinks.inbox()} variant="outlined">
        {PEOPLE_TEXTS.toInbox}
      </Button>
    }
  />
);
