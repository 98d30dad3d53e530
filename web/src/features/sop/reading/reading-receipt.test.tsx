import { makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { SOP_READING_TEXTS } from '@harborline/domain/texts/sop';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { readRecord } from '../../../shared/store/read-records';
import { setRecord } from '../../../shared/store/write-record';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { ReadingReceipt } from './reading-receipt';

vi.mock('../../../shared/store/write-record', () => ({ setRecord: vi.fn() }));
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn() }));
vi.mock('../../../shared/config/report', () => ({ report: vi.fn() }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecords:
    () =>
    ({ next }: { next: (found: object) => void }) => {
      next({ records: [] });
      return () => {};
    },
}));

const SOP = makeSopArticle({ version: 2 });
const refused = new FirebaseError('permission-denied', 'no');

/** Confirms version 2, which fails, while another version is published. */
async function confirm(error: Error, published: number) {
  vi.mocked(setRecord).mockRejectedValueOnce(error);
  vi.mocked(readRecord).mockResolvedValueOnce({
    ...makeSopArticle({ version: published }),
    isPending: false,
  });
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: 'editor' })}>
      <ReadingReceipt sop={SOP} />
    </StaffSession>,
  );
  fireEvent.click(await screen.findByText(SOP_READING_TEXTS.confirm(2)));
}

afterEach(cleanup);

it('asks the reader of a version that was replaced meanwhile to read the new one', async () => {
  await confirm(refused, 3);
  expect(await screen.findByText(SOP_READING_TEXTS.outdated)).toBeTruthy();
});

it.each([
  ['it was refused though it is the published one', refused, 2],
  ['the database cannot be reached', new FirebaseError('unavailable', 'offline'), 3],
])('says that a confirmation failed where %s', async (_name, error, published) => {
  await confirm(error, published);
  expect(await screen.findByText(SOP_READING_TEXTS.confirmFailed)).toBeTruthy();
  expect(screen.queryByText(SOP_READING_TEXTS.outdated)).toBeNull();
});
