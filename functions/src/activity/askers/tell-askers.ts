import * as contract from '@harborline/domain/api/activity/askers';
import { LIMITS } from '@harborline/domain/limits';
import { senderName } from '@harborline/domain/team/sender-name';
import { logger } from 'firebase-functions';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { type Asker, findAskers } from './find-askers';
import { readAnnouncement } from './read-announcement';
import { type Telling, tellAsker } from './tell-asker';

/** @returns how many were told; one failure does not hold up the others, and a later call finds who is left */
async function tellEach(askers: readonly Asker[], telling: Telling): Promise<number> {
  let told = 0;
  for (const asker of askers) {
    try {
      if (await tellAsker(asker, telling)) told += 1;
    } catch (error) {
      logger.error('Someone who asked was not told', { asker: asker.id, error: String(error) });
    }
  }
  return told;
}

/** POST searches/askers: replies to the next people whom an article answers, each once (U-11, D-74). */
export const tellAskers = staffEndpoint(
  contract.tellAskers,
  async ({ articleId, after = '' }, staff, { nowMs }) => {
    const libraryId = staff.support_lib_id;
    const { isReadable } = await readAnnouncement(articleId, libraryId);
    if (!isReadable) throw new ApiError('conflict', 'Visitors cannot read this article yet');
    const scope = { libraryId, articleId, nowMs };
    const left = (await findAskers(scope)).filter(({ id, isTold }) => !isTold && id > after);
    const part = left.slice(0, LIMITS.toldPerCall);
    const sender = { uid: staff.uid, name: senderName(staff) };
    const told = await tellEach(part, { ...scope, sender });
    const isLast = part.length === left.length;
    return { told, next: isLast ? null : (part.at(-1)?.id ?? null) };
  },
);
