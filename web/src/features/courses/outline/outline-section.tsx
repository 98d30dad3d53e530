import type { OutlineRow } from '@harborline/domain/courses/outline';
import { LIMITS } from '@harborline/domain/limits';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import AddIcon from '@mui/icons-material/AddRounded';
import LessonIcon from '@mui/icons-material/MenuBookOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { newId } from '../../../shared/store/new-id';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { OutlineList } from './outline-list';
import { SectionDialog } from './section-dialog';
import { useOutlineChanges } from './use-outline-actions';

/** What the user is doing in a dialog. */
type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'delete-lesson'; readonly row: OutlineRow };

interface OutlineSectionProps {
  courseId: string;
  rows: readonly OutlineRow[];
  /** ids of the lessons with unpublished changes */
  draftIds: ReadonlySet<string>;
  mayChange: boolean;
}

function hintFor(mayChange: boolean, isFull: boolean): string {
  if (!mayChange) return COURSE_TEXTS.contentsOrder;
  return isFull ? COURSE_TEXTS.full(LIMITS.courseRows) : COURSE_TEXTS.contentsHint;
}

/** The lessons of a course, where they are arranged. */
export function OutlineSection({ courseId, rows, draftIds, mayChange }: OutlineSectionProps) {
  const firestore = useStaffFirestore();
  const changes = useOutlineChanges(courseId);
  const [open, setOpen] = useState<Open | null>(null);
  // Drawn when the dialog opens, so that a repeated attempt adds the same section.
  const [sectionId, setSectionId] = useState('');
  const isFull = rows.length >= LIMITS.courseRows;
  const add = () => {
    setSectionId(newId(firestore));
    setOpen({ kind: 'add' });
  };
  const remove = (row: OutlineRow) => {
    if (row.kind === 'section') void changes.removeSection(row);
    else setOpen({ kind: 'delete-lesson', row });
  };
  const actions = mayChange
    ? {
        addLessonTo: changes.addLessonTo,
        rename: (row: OutlineRow) => setOpen({ kind: 'rename', row }),
        remove,
      }
    : null;
  return (
    <Box component="section" aria-labelledby="course-contents">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="course-contents" variant="h2" sx={{ flex: { xs: '1 1 100%', sm: '1 1 200px' } }}>
          {COURSE_TEXTS.contents}
        </Typography>
        {mayChange && (
          <>
            <Button variant="outlined" color="inherit" disabled={isFull} onClick={add}>
              {COURSE_TEXTS.addSection}
            </Button>
            <Button
              component={Link}
              to={adminLinks.createLesson(courseId)}
              variant="contained"
              startIcon={<AddIcon />}
              disabled={isFull}
            >
              {COURSE_TEXTS.addLesson}
            </Button>
          </>
        )}
      </Box>
      {rows.length === 0 ? (
        <EmptyState
          icon={<LessonIcon />}
          title={COURSE_TEXTS.noLessons}
          description={COURSE_TEXTS.noLessonsBody}
        />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {hintFor(mayChange, isFull)}
          </Typography>
          <OutlineList
            courseId={courseId}
            rows={rows}
            draftIds={draftIds}
            actions={actions}
            onMove={changes.move}
          />
        </>
      )}
      {open?.kind === 'add' && (
        <SectionDialog
          current={null}
          onSave={(title) => changes.addSection(sectionId, title)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'rename' && (
        <SectionDialog
          current={open.row.title}
          onSave={(title) => changes.rename(open.row.id, title)}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        isOpen={open?.kind === 'delete-lesson'}
        title={COURSE_TEXTS.deleteTitle(open?.kind === 'delete-lesson' ? open.row.title : '')}
        description={COURSE_TEXTS.deleteLessonBody}
        confirmLabel={COURSE_TEXTS.deleteLesson}
        isDestructive
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          if (open?.kind === 'delete-lesson') void changes.removeLesson(open.row);
          setOpen(null);
        }}
      />
    </Box>
  );
}
