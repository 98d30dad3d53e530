import type { LibraryPublic } from '@harborline/domain/entities/library';
import { fitsChoice } from '@harborline/domain/help-center/choose-default-content';
import { LIMITS } from '@harborline/domain/limits';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { ContentViews } from '../list/content-views';
import { AllSwitches } from './all-switches';
import { loadParentContent, type ParentContent } from './load-parent-content';
import { TopicCard } from './topic-card';
import { useArticleCopies } from './use-article-copies';
import { useDefaultChoice } from './use-default-choice';

function Chooser({ library, parent }: { library: LibraryPublic; parent: ParentContent }) {
  const mayChange = useMay('SupportLibraries.updateDefaultContent');
  const { choice, choose } = useDefaultChoice(library, 'content');
  const copies = useArticleCopies();
  const topicIds = parent.topics.map(({ category }) => category.id);
  const articleIds = parent.topics.flatMap(({ articles }) => articles.map(({ id }) => id));
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: 720 }}>
        {DEFAULT_CONTENT_TEXTS.intro(parent.name)}
        {!mayChange && ` ${DEFAULT_CONTENT_TEXTS.readOnly}`}
      </Typography>
      <AllSwitches choice={choice} mayChange={mayChange} onChoose={choose} />
      {!fitsChoice(articleIds) && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {DEFAULT_CONTENT_TEXTS.tooMany(LIMITS.categoryOrder)}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={DEFAULT_CONTENT_TEXTS.topics}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {parent.topics.map((topic) => (
          <TopicCard
            key={topic.category.id}
            topic={topic}
            topicIds={topicIds}
            articleIds={articleIds}
            choice={choice}
            libraryKey={library.library_refkey}
            parentName={parent.name}
            copies={copies}
            mayChange={mayChange}
            onChoose={choose}
          />
        ))}
      </Box>
    </>
  );
}

function ParentContentOf({ library }: { library: LibraryPublic }) {
  const firestore = useStaffFirestore();
  const { state } = useRequest({
    key: ['default-content', library.parent_lib_id],
    load: () => loadParentContent(firestore, library.parent_lib_id),
  });
  if (state.status === 'loading') return <ListSkeleton height={52} />;
  if (state.status === 'failed')
    return <ErrorState title={DEFAULT_CONTENT_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'denied') {
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  }
  if (state.data.topics.length === 0) {
    return (
      <EmptyState
        icon={<FolderIcon />}
        title={DEFAULT_CONTENT_TEXTS.empty}
        description={DEFAULT_CONTENT_TEXTS.emptyBody(state.data.name)}
      />
    );
  }
  return <Chooser library={library} parent={state.data} />;
}

/** /admin/content?view=default: what the library shows of its parent's content (S3-07, D-35). */
export function DefaultContentPage() {
  const library = useLibrary();
  return (
    <PageFrame title={ARTICLE_TEXTS.listTitle} width="wide">
      <ContentViews current="default" />
      {library === null && <ListSkeleton height={52} />}
      {library?.parent_lib_id === '' && (
        <EmptyState
          icon={<FolderIcon />}
          title={DEFAULT_CONTENT_TEXTS.noParent}
          description={DEFAULT_CONTENT_TEXTS.noParentBody}
        />
      )}
      {library !== null && library.parent_lib_id !== '' && <ParentContentOf library={library} />}
    </PageFrame>
  );
}
