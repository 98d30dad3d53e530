import { readRows } from '@harborline/domain/courses/outline';
import type { Course } from '@harborline/domain/entities/course';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { escapeHtml } from '@harborline/domain/html/escape';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_COURSE_TEXTS } from '@harborline/domain/texts/default-courses';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { linesOf } from '../../../shared/writing/versions/lines-of';
import { type Copies, CopyUpdate, DefaultLine, type ListedText } from '../../articles';

/** What two versions of a course are compared by: its head and the titles in it. */
const comparedOf = ({ course_title: title, course_description, course_outline }: Course) => {
  const lines = [course_description, ...readRows(course_outline).map((row) => row.title)];
  const content = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return { title, content, keywords: [], categoryId: '' };
};

type ComparedCourse = ReturnType<typeof comparedOf>;

const COMPARED_PARTS = [
  { label: COURSE_TEXTS.titleLabel, linesOf: ({ title }: ComparedCourse) => [title] },
  {
    label: DEFAULT_COURSE_TEXTS.comparedOutline,
    linesOf: ({ content }: ComparedCourse) => linesOf(content),
  },
];

interface CourseLineProps extends ListedText {
  copies: Copies<Course>;
}

/** A course of the parent: whether visitors can take it, and the library's own copy of it. */
export function CourseLine({
  text,
  parentName,
  library,
  isShown,
  mayChoose,
  copies,
  onShow,
}: CourseLineProps) {
  const mayWrite = useMay('Courses.createUnpublished');
  const mayPublish = useMay('Courses.publish');
  const own = copies.all.get(text.id);
  const isBusy = copies.busyId === text.id;
  const isReplaced = own?.copy.is_published === true;
  const shownId = isReplaced ? own.copy.id : text.id;
  const { yourCopy, yourDraft } = DEFAULT_CONTENT_TEXTS;
  return (
    <DefaultLine
      title={text.title}
      switchLabel={DEFAULT_COURSE_TEXTS.showCourse(text.title)}
      isShown={isShown}
      mayChoose={mayChoose}
      own={
        own === undefined
          ? null
          : {
              label: isReplaced ? yourCopy : yourDraft,
              isReplacing: isReplaced,
              hasUpdate: own.hasUpdate,
              editAddress: adminLinks.course(own.copy.id),
            }
      }
      onCopy={mayWrite ? () => copies.copy(text) : null}
      preview={isShown || isReplaced ? publicLinks(library.library_refkey).course(shownId) : null}
      progress={isBusy ? DEFAULT_COURSE_TEXTS.copying : null}
      onShow={onShow}
    >
      {own?.origin && (
        <CopyUpdate
          title={own.copy.course_title}
          mine={comparedOf(own.copy)}
          theirs={comparedOf(own.origin)}
          parentName={parentName}
          isBusy={isBusy}
          parts={COMPARED_PARTS}
          sameWords={DEFAULT_COURSE_TEXTS.sameOutline}
          mayChange={mayWrite && (mayPublish || !isReplaced)}
          onTakeTheirs={() => copies.takeTheirs(own)}
          onKeepMine={() => copies.keepMine(own)}
        />
      )}
    </DefaultLine>
  );
}
