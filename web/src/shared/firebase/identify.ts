import type { AnswerOf } from '@harborline/domain/api/contract';
import { identifyVisitor } from '@harborline/domain/api/inbox/identity';
import * as z from 'zod/mini';
import { askAsVisitor } from './visitor-session';

/** Whom the library's server names. */
export type KnownVisitor = AnswerOf<typeof identifyVisitor>;

const answerSchema = z.object({ data: identifyVisitor.answer });

/** @throws Error if the server refuses the token, or cannot be reached */
export async function identify(libraryId: string, token: string): Promise<KnownVisitor> {
  return answerSchema.parse(await askAsVisitor(identifyVisitor, { support_lib_id: libraryId, token })).data;
}
