import { lessonsOf, readRows, sectionsOf } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LINKED_ROW, ROW_LINK } from '../../../shared/ui-admin/linked-row';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { CopyMarks } from '../../articles';
import { useUpdatedCourses } from '../defaults/course-copies';
import type { CourseRow } from './use-course-list';

const COLUMNS = { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 120px 72px' };

const lessonCount = (outline: string): number => lessonsOf(sectionsOf(readRows(outline))).length;

/** Courses with their number of lessons, state and last edit; a row leads to the course. */
export function CourseTable({ rows }: { readonly rows: readonly CourseRow[] }) {
  const updated = useUpdatedCourses();
  return (
    <ListFrame label={COURSE_TEXTS.courses} columns={COLUMNS.sm} heads={COURSE_TEXTS.columns} endsAt={2}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ ...LINKED_ROW, gridTemplateColumns: COLUMNS }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography component={Link} to={adminLinks.course(row.id)} sx={ROW_LINK}>
              <bdi>{row.course_title}</bdi>
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {COURSE_TEXTS.lessonCount(lessonCount(row.course_outline))}
            </Typography>
            <CopyMarks text={row} updated={updated} decideAt={adminLinks.defaultCourses()} />
          </Box>
          <span>
            <PublishChip isPublished={row.is_published} />
          </span>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            noWrap
            sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'end' }}
          >
            <RelativeTime at={row.updated_at.toDate()} />
          </Typography>
        </Box>
      ))}
    </ListFrame>
  );
}
