import type { LibraryPublic } from '@harborline/domain/entities/library';
import {
  fitsChoice,
  isChosen,
  showEvery,
  showOne,
} from '@harborline/domain/help-center/choose-default-content';
import { LIMITS } from '@harborline/domain/limits';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_NEWS_TEXTS } from '@harborline/domain/texts/default-news';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import NewsIcon from '@mui/icons-material/CampaignOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { useMay } from '../../../shared/staff/use-may';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { DefaultSwitches, SwitchRow, useDefaultChoice } from '../../articles';
import { NewsViews } from '../list/news-views';
import { loadParentNews, type ParentNews } from './load-parent-news';
import { NewsLine } from './news-line';
import { useNewsCopies } from './use-news-copies';

const Hint = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: 720 }}>
    {children}
  </Typography>
);

function Chooser({ library, parent }: { library: LibraryPublic; parent: ParentNews }) {
  const mayChange = useMay('SupportLibraries.updateDefaultNews');
  const { choice, choose } = useDefaultChoice(library, 'defaultNews');
  const copies = useNewsCopies();
  const all = parent.news.map(({ id }) => id);
  const { intro, readOnly, allShown, someShown } = DEFAULT_NEWS_TEXTS;
  return (
    <>
      <Hint>{`${intro(parent.name)}${mayChange ? '' : ` ${readOnly}`}`}</Hint>
      <DefaultSwitches>
        <SwitchRow
          label={DEFAULT_NEWS_TEXTS.all}
          hint={DEFAULT_NEWS_TEXTS.allHint}
          isOn={!choice.disabled_default_newsFlash}
          mayChange={mayChange}
          onChange={(isOn) => choose(showEvery('newsFlash', isOn), isOn ? allShown : someShown)}
        />
      </DefaultSwitches>
      {!fitsChoice(all) && <Hint>{DEFAULT_NEWS_TEXTS.tooMany(LIMITS.categoryOrder)}</Hint>}
      {parent.news.length === 0 ? (
        <EmptyState
          icon={<NewsIcon />}
          title={DEFAULT_NEWS_TEXTS.empty}
          description={DEFAULT_NEWS_TEXTS.emptyBody(parent.name)}
        />
      ) : (
        <Box
          component="ul"
          aria-label={DEFAULT_NEWS_TEXTS.list}
          sx={{
            ...FRAMED_LIST,
            overflow: 'hidden',
            '& > :first-of-type': { borderTop: 0 },
          }}
        >
          {parent.news.map((news) => (
            <NewsLine
              key={news.id}
              news={news}
              parentName={parent.name}
              libraryKey={library.library_refkey}
              isShown={isChosen(choice, 'newsFlash', news.id)}
              mayChoose={mayChange && fitsChoice(all)}
              copies={copies}
              onShow={(isShown) =>
                choose(
                  showOne('newsFlash', { id: news.id, isShown, all }),
                  DEFAULT_CONTENT_TEXTS[isShown ? 'shown' : 'hidden'](news.title),
                )
              }
            />
          ))}
        </Box>
      )}
    </>
  );
}

function ParentNewsOf({ library }: { library: LibraryPublic }) {
  const firestore = useStaffFirestore();
  const { state } = useRequest({
    key: ['default-news', library.parent_lib_id],
    load: () => loadParentNews(firestore, library.parent_lib_id),
  });
  if (state.status === 'loading') return <ListSkeleton height={52} />;
  if (state.status === 'failed')
    return <ErrorState title={DEFAULT_NEWS_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'denied') return <DeniedState />;
  return <Chooser library={library} parent={state.data} />;
}

/** /admin/newsflash?view=default: which news of its parent the library shows (S3-07, D-35). */
export function DefaultNewsPage() {
  const library = useLibrary();
  return (
    <PageFrame title={NEWS_TEXTS.listTitle} width="wide">
      <NewsViews current="default" />
      {library === null && <ListSkeleton height={52} />}
      {library?.parent_lib_id === '' && (
        <EmptyState
          icon={<NewsIcon />}
          title={DEFAULT_CONTENT_TEXTS.noParent}
          description={DEFAULT_NEWS_TEXTS.noParentBody}
        />
      )}
      {library !== null && library.parent_lib_id !== '' && <ParentNewsOf library={library} />}
    </PageFrame>
  );
}
