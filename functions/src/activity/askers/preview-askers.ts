import * as contract from '@harborline/domain/api/activity/askers';
import { senderName } from '@harborline/domain/team/sender-name';
import { staffEndpoint } from '../../platform/endpoint';
import { findAskers } from './find-askers';
import type { Reach } from './reach';
import { reachAskers } from './reach-askers';
import { readAnnouncement } from './read-announcement';

/** GET searches/askers/preview: who can be told of an article, and the reply they would get. Writes nothing. */
export const previewAskers = staffEndpoint(
  contract.previewAskers,
  async ({ articleId }, staff, { nowMs }) => {
    const libraryId = staff.support_lib_id;
    const { isReadable, message } = await readAnnouncement(articleId, libraryId);
    const askers = await findAskers({ libraryId, articleId, nowMs });
    const untold = askers.filter(({ isTold }) => !isTold);
    const reached = await reachAskers(untold, libraryId);
    const countOf = (wanted: Reach) => reached.filter(({ reach }) => reach === wanted).length;
    return {
      is_readable: isReadable,
      message,
      sender_name: senderName(staff),
      tellable: countOf('tellable'),
      told: askers.length - untold.length,
      left_out: { closed: countOf('closed'), waiting: countOf('waiting'), gone: countOf('gone') },
    };
  },
);
