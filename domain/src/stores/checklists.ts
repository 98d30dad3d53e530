import { checklistSchema } from '../entities/checklist';
import { LIMITS } from '../limits';
import { docPath } from '../paths';
import { defineStore } from './store';

const checklistsOf = (conversationRef: string) =>
  defineStore(docPath.checklists(conversationRef), checklistSchema);

/** `Conversations/{ref}/Checklists/{sop}_{version}` */
export const checklist = (conversationRef: string, sopId: string, version: number) =>
  checklistsOf(conversationRef).at(docPath.checklist(conversationRef, sopId, version));

/** The checklists of a ticket, the last started first. */
export const newestChecklists = (conversationRef: string) =>
  checklistsOf(conversationRef).query({
    orderBy: [['started_at', 'desc']],
    limit: LIMITS.listedChecklists,
  });
