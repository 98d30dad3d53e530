import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import AddIcon from '@mui/icons-material/AddRounded';
import LockIcon from '@mui/icons-material/LockOutlined';
import CourseIcon from '@mui/icons-material/SchoolOutlined';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import type { PagedList } from '../../../shared/live/use-paged-list';
import type { Loadable } from '../../../shared/requests/loadable';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
import { createCourse } from '../course-writes';
import { DetailsDialog } from '../details-dialog';
import { useAttempt } from '../use-attempt';
import { CourseTable } from './course-table';
import { CourseViews } from './course-views';
import { type CourseRow, useCourseList, useCourseSearch } from './use-course-list';

interface ResultsProps {
  list: PagedList<CourseRow>;
  /** null without a search */
  search: Loadable<readonly CourseRow[]> | null;
}

/** The list or, during a search, what it finds; with their other states. */
function Results({ list, search }: ResultsProps) {
  const hidden = useHiddenTexts();
  const { status } = search ?? list;
  if (status === 'loading') return <ListSkeleton />;
  if (status === 'denied') {
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  }
  if (status === 'failed') {
    const retry = search?.status === 'failed' ? search.retry : list.retry;
    return <ErrorState title={COURSE_TEXTS.listFailed} onRetry={retry} />;
  }
  const rows = (search?.status === 'ready' ? search.data : list.rows).filter(({ id }) => !hidden.has(id));
  if (search !== null) {
    return rows.length > 0 ? (
      <CourseTable rows={rows} />
    ) : (
      <EmptyState
        icon={<SearchIcon />}
        title={COURSE_TEXTS.emptySearch}
        description={COURSE_TEXTS.emptySearchBody}
      />
    );
  }
  if (rows.length === 0 && !list.hasMore)
    return (
      <EmptyState icon={<CourseIcon />} title={COURSE_TEXTS.empty} description={COURSE_TEXTS.emptyBody} />
    );
  return (
    <>
      <CourseTable rows={rows} />
      {list.hasMore && (
        <MoreButton label={COURSE_TEXTS.showMore} paging={list.paging} onMore={list.loadMore} />
      )}
    </>
  );
}

/** The courses of the library, which can be searched and read page by page. */
export function CourseListPage() {
  const staff = useStaff();
  const libraryId = staff.support_lib_id;
  const firestore = useStaffFirestore();
  const mayCreate = useMay('Courses.createUnpublished');
  const { attempt } = useAttempt();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const list = useCourseList(libraryId);
  const search = useCourseSearch(libraryId, words);
  return (
    <PageFrame
      title={COURSE_TEXTS.listTitle}
      intro={COURSE_TEXTS.intro}
      width="list"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={adminLinks.importCourses()} variant="outlined">
            {IMPORT_WIZARD_TEXTS.open}
          </Button>
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            disabled={!mayCreate}
            onClick={() => setIsCreating(true)}
          >
            {COURSE_TEXTS.newCourse}
          </Button>
        </Box>
      }
    >
      <CourseViews current="own" />
      <Box sx={{ display: 'flex', mb: 2 }}>
        <SearchField label={COURSE_TEXTS.search} value={words} onChange={setWords} />
      </Box>
      <Results list={list} search={search} />
      {isCreating && (
        <DetailsDialog
          current={null}
          onSave={(details) =>
            attempt(async () => {
              const id = await createCourse(firestore, details, { uid: staff.uid, libraryId });
              await navigate(adminLinks.course(id));
            })
          }
          onClose={() => setIsCreating(false)}
        />
      )}
    </PageFrame>
  );
}
