import { recordNewsReaction } from '@harborline/domain/api/activity/news';
import type { NewsReaction } from '@harborline/domain/entities/news-flash';
import { callAsVisitor } from '../../../shared/firebase/visitor-session';

/** Records a reaction; the server counts one per visitor (D-39). @throws VisitorCallRefused, or another Error if offline */
export const sendReaction = (newsFlashId: string, reaction: NewsReaction): Promise<void> =>
  callAsVisitor(recordNewsReaction, { newsFlashId, reaction });
