import { writingTexts } from './writing';

/** What the editor of a lesson says beyond `COURSE_TEXTS` (D-47). */
export const LESSON_TEXTS = writingTexts('lesson', 'Visitors');
