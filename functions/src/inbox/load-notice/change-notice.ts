import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/inbox/load-notice';
import { loadNoticeChanges } from '@harborline/domain/hours/load-notice';
import { noticeText } from '@harborline/domain/hours/notice-text';
import { loadNoticeOf } from '@harborline/domain/stores/load-notices';
import { LOAD_NOTICE_TEXTS } from '@harborline/domain/texts/load-notice';
import { auditEntry, writeAudit } from '../../audit';
import { readLibrary } from '../../libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { setRecord } from '../../platform/store/write';
import { applyNotice, readLoadNotice } from './apply-notice';

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

/** PUT load_notice: what changes nothing is not logged (D-131). */
export const putLoadNotice = staffEndpoint(contract.putLoadNotice, async (input, staff) => {
  const libraryId = staff.support_lib_id;
  const saved = await firestore().runTransaction(async (transaction) => {
    const before = await readLoadNotice(libraryId, transaction);
    const hasRule = input.waiting_chats > 0 || input.open_tickets > 0 || input.on_holidays;
    const wanted = { ...input, has_rule: hasRule, version: before.version };
    // Also a request that is sent again because its answer was lost.
    if (isDeepStrictEqual(wanted, before)) return before;
    if (before.version !== input.version) throw new ApiError('conflict', LOAD_NOTICE_TEXTS.changedMeanwhile);
    const after = { ...wanted, version: before.version + 1 };
    setRecord(transaction, loadNoticeOf(libraryId), after);
    const target = { kind: 'settings', id: libraryId, label: 'loadNotice' };
    const details = { area: 'loadNotice' };
    const changes = loadNoticeChanges(before, after);
    writeAudit(
      transaction,
      auditEntry(staff, { action: 'settings-changed', libraryId, target, details, changes }),
    );
    return after;
  });
  const shown = await applyNotice(libraryId);
  return { ...saved, is_shown: shown !== null };
});
