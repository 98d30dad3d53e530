import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { PageFrame } from '../../../shared/ui-admin/page-frame';

interface PersonFrameProps {
  title: string;
  intro?: string;
  /** the list that it is one of; none for the lists themselves */
  list?: 'people' | 'companies';
  children: ReactNode;
}

/** The frame of a page about people, with the ways back to their list and to the inbox. */
export const PersonFrame = ({ list, children, ...texts }: PersonFrameProps) => (
  <PageFrame
    {...texts}
    width="wide"
    action={
      <Box sx={{ display: 'flex', gap: 1 }}>
        {list !== undefined && (
          <Button component={Link} to={adminLinks[list]()} color="inherit">
            {PEOPLE_TEXTS.directory[list]}
          </Button>
        )}
        <Button component={Link} to={adminLinks.inbox()} color="inherit" startIcon={<ArrowBackIcon />}>
          {PEOPLE_TEXTS.back}
        </Button>
      </Box>
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
