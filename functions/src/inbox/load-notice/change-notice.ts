import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/inbox/load-notice';
import type { LoadNotice } from '@harborline/domain/entities/load-notice';
import { loadNoticeChanges } from '@harborline/domain/hours/load-notice';
import { noticeText } from '@harborline/domain/hours/notice-text';
import { LOAD_NOTICE_TEXTS } from '@harborline/domain/texts/load-notice';
import { auditEntry, writeAudit } from '../../audit';
import { readLibrary } from '../../libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { countLoad, readLoadNotice, showInForce } from './apply-notice';

/** GET load_notice (D-131). */
export const getLoadNotice = staffEndpoint(contract.getLoadNotice, (_input, { support_lib_id: libraryId }) =>
  firestore().runTransaction(async (transaction) => {
    const [notice, library] = await Promise.all([
      readLoadNotice(libraryId, transaction),
      readLibrary(transaction, libraryId),
    ]);
    return { ...notice, is_shown: noticeText(library?.public.load_notice, Date.now()) !== '' };
  }),
);

const limitsOf = ({ waiting_chats, open_tickets }: LoadNotice) => ({ waiting_chats, open_tickets });

/** PUT load_notice: what changes nothing is not logged. Visitors see what is saved at once, or nothing is (D-131). */
export const putLoadNotice = staffEndpoint(contract.putLoadNotice, async (input, staff) => {
  const libraryId = staff.support_lib_id;
  const counted = await countLoad(libraryId, input);
  return firestore().runTransaction(async (transaction) => {
    const [before, library] = await Promise.all([
      readLoadNotice(libraryId, transaction),
      readLibrary(transaction, libraryId),
    ]);
    if (!library) throw new ApiError('not-found');
    const { held, is_watched, version } = before;
    const wanted = { ...input, held, is_watched, version };
    const isSame = isDeepStrictEqual(wanted, before);
    // Not for a request that is sent again because its answer was lost.
    if (!isSame && version !== input.version)
      throw new ApiError('conflict', LOAD_NOTICE_TEXTS.changedMeanwhile);
    const after = isSame
      ? before
      : {
          ...wanted,
          // Other limits begin anew.
          held: isDeepStrictEqual(limitsOf(wanted), limitsOf(before)) ? held : [],
          version: version + 1,
        };
    const shown = showInForce(transaction, { library, before, notice: after, counted });
    if (!isSame) {
      const target = { kind: 'settings', id: libraryId, label: 'loadNotice' };
      const details = { area: 'loadNotice' };
      const changes = loadNoticeChanges(before, after);
      writeAudit(
        transaction,
        auditEntry(staff, { action: 'settings-changed', libraryId, target, details, changes }),
      );
    }
    return { ...after, is_shown: shown !== null };
  });
});
