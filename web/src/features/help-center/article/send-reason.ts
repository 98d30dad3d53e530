import { FEEDBACK_REASONS } from '@harborline/domain/entities/article-feedback';
import * as z from 'zod/mini';
import { outgoing } from '../outgoing';
import { KEPT_REASONS } from './kept-answers';

const reasonSchema = z.object({ reason: z.enum(FEEDBACK_REASONS), text: z.string() });

/** Why articles did not help: what the server makes of it is a No with a reason. */
export const reasons = outgoing({
  key: KEPT_REASONS,
  schema: reasonSchema,
  async send(articleId, { reason, text }) {
    const [{ callAsVisitor }, { recordFeedback }] = await Promise.all([
      import('../../../shared/firebase/visitor-session'),
      import('@harborline/domain/api/activity/articles'),
    ]);
    await callAsVisitor(recordFeedback, { articleId, reason, text });
  },
});
