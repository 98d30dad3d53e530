import type { SopArticle } from '@harborline/domain/entities/sop';
import { showsDefault } from '@harborline/domain/help-center/default-content';
import { isOfferedTo, standInFor } from '@harborline/domain/sop/default-sops';
import { isActing } from '@harborline/domain/team/standing';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { NoSop } from '../no-sop';
import { ReadingReceipt } from '../reading/reading-receipt';
import { SopLayout } from '../reading/sop-layout';
import { SopReaders } from '../reading/sop-readers';
import { loadDefaultSops } from './load-default-sops';
import { useSopCopies } from './use-sop-copies';

/** An SOP of the parent to be read, or the copy that the library published in its place (U-12). */
export function ReadDefaultSop({ sop }: { sop: SopArticle }) {
  const library = useLibrary();
  const firestore = useStaffFirestore();
  const mayChoose = useMay('SupportLibraries.updateDefaultSops');
  const { state } = useRequest({
    key: ['default-sops', library?.parent_lib_id],
    load: () => loadDefaultSops(firestore, library?.id ?? '', library?.parent_lib_id ?? ''),
    isNeeded: library !== null,
  });
  if (library === null || state.status === 'loading') return <ListSkeleton />;
  if (state.status !== 'ready') return <ErrorState title={SOP_TEXTS.loadFailed} onRetry={state.retry} />;
  if (!isOfferedTo(library, sop)) return <NoSop />;
  const own = standInFor(library, sop.id, state.data.copies);
  if (own !== undefined) return <Navigate to={adminLinks.sop(own.id)} replace />;
  const isShown = showsDefault('sopArticles', library, sop.id);
  // Whoever chooses reads before choosing.
  if (!isShown && !mayChoose) return <NoSop />;
  return <Reading sop={sop} libraryId={library.id} parentName={state.data.parentName} isShown={isShown} />;
}

interface ReadingProps {
  sop: SopArticle;
  libraryId: string;
  parentName: string;
  isShown: boolean;
}

function Reading({ sop, libraryId, parentName, isShown }: ReadingProps) {
  const user = useStaff();
  const mayWrite = useMay('SopArticles.createUnpublished');
  const mayManage = useMay('SopReceipts.readAll');
  const copies = useSopCopies();
  // Receipts of the library's people are the library's.
  const here = { ...sop, support_lib_id: libraryId };
  const draft = copies.all.get(sop.id)?.copy;
  return (
    <SopLayout
      sop={sop}
      chip={<Chip size="small" variant="outlined" label={DEFAULT_SOP_TEXTS.from(parentName)} />}
      action={
        draft === undefined ? (
          mayWrite && (
            <Button variant="outlined" onClick={() => copies.copy({ id: sop.id, title: sop.sop_title })}>
              {DEFAULT_SOP_TEXTS.takeOver}
            </Button>
          )
        ) : (
          <Button component={Link} to={adminLinks.editSop(draft.id)} variant="outlined">
            {DEFAULT_SOP_TEXTS.openCopy}
          </Button>
        )
      }
    >
      {!isShown && (
        <Typography variant="body2" color="textSecondary">
          {DEFAULT_SOP_TEXTS.notShown}
        </Typography>
      )}
      {isShown && !isActing(user) && <ReadingReceipt sop={here} />}
      {mayManage && <SopReaders sop={here} />}
    </SopLayout>
  );
}
