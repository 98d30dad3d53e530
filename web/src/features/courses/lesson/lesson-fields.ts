import type { LessonText } from '@harborline/domain/courses/lesson-text';
import { LESSON_KINDS } from '@harborline/domain/entities/course';
import { isVideoPlayer, videoPlayerOf, watchLinkOf } from '@harborline/domain/html/video-link';
import { LIMITS } from '@harborline/domain/limits';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import * as z from 'zod/mini';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import type { TextErrors } from '../../../shared/writing/editing/text-kind';

/** What the form of a lesson holds; also what a device keeps of it. */
export const lessonFormSchema = z.object({
  title: z.string(),
  kind: z.enum(LESSON_KINDS),
  /** HTML */
  content: z.string(),
  /** a link to the video, as people copy it */
  video: z.string(),
});
export type LessonForm = Readonly<z.infer<typeof lessonFormSchema>>;

export const NEW_LESSON: LessonForm = { title: '', kind: 'text', content: '', video: '' };

/** A stored lesson as its form shows it: the video by the address at which it is watched. */
export const formOf = ({
  lesson_title,
  lesson_kind,
  lesson_content,
  lesson_video,
}: LessonText): LessonForm => ({
  title: lesson_title,
  kind: lesson_kind,
  content: lesson_content,
  video: isVideoPlayer(lesson_video) ? watchLinkOf(lesson_video).page : '',
});

/** What is stored of a form without errors. */
export const fieldsOf = ({ title, kind, content, video }: LessonForm): LessonText => ({
  lesson_title: clip(oneLine(title), LIMITS.lessonTitle),
  lesson_kind: kind,
  lesson_content: contentToStore(content),
  lesson_video: kind === 'video' ? (videoPlayerOf(video) ?? '') : '',
});

export const isSameForm = (one: LessonForm, other: LessonForm): boolean =>
  one.title === other.title &&
  one.kind === other.kind &&
  one.content === other.content &&
  one.video === other.video;

export type LessonErrors = TextErrors<LessonForm>;

/** Whether a link leads to a video that the rules let be stored. */
const isVideo = (link: string): boolean => isVideoPlayer(videoPlayerOf(link) ?? '');

/** Errors that keep a lesson from being saved. */
export function validateLesson({ title, kind, content, video }: LessonForm): LessonErrors {
  return {
    ...(oneLine(title) === '' ? { title: COURSE_TEXTS.titleRequired } : {}),
    ...(kind === 'video' && !isVideo(video) ? { video: COURSE_TEXTS.videoRequired } : {}),
    ...(content.length > LIMITS.articleContent ? { content: COURSE_TEXTS.contentTooLong } : {}),
  };
}
