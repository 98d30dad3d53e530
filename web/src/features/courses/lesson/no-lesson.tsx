import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';

/** Instead of a lesson that the library does not have. */
export const NoLesson = () => (
  <EmptyState
    isPage
    icon={<SearchOffIcon />}
    title={COURSE_TEXTS.lessonNotFound}
    action={
      <Button component={Link} to={adminLinks.courses()} variant="outlined">
        {COURSE_TEXTS.backToList}
      </Button>
    }
  />
);
