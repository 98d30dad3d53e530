import type { ReadSop } from '@harborline/domain/api/articles/sops';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { SOP_PREVIEW_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePages } from '../../../shared/requests/use-pages';
import { useRequest } from '../../../shared/requests/use-request';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import type { DefaultSops } from '../defaults/use-default-sops';
import { SopContent } from '../sop-content';
import { getSopArticlesbackend, getSopCategories, type PreviewCategory } from './get-sops';
import type { PreviewLevel } from './preview-level';
import { PreviewList } from './preview-list';

interface SopBrowserProps {
  libraryId: string;
  /** of the parent; null where the library shows none */
  defaults: DefaultSops | null;
  at: PreviewLevel;
  onOpen: (level: PreviewLevel) => void;
}

/** The preview of SOPs: categories, the SOPs of one, a single SOP (S2.5-22). */
export function SopBrowser({ libraryId, defaults, at, onOpen }: SopBrowserProps) {
  if (at.level === 'categories')
    return <Categories libraryId={libraryId} defaults={defaults} onOpen={onOpen} />;
  if (at.level === 'defaults') return <Defaults defaults={defaults} onOpen={onOpen} />;
  if (at.level === 'articles')
    return <Articles libraryId={libraryId} category={at.category} onOpen={onOpen} />;
  return (
    <Box component="article">
      <Typography variant="h2" component="h3" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <bdi>{at.article.sop_title}</bdi>
      </Typography>
      <SopContent html={at.article.sop_content} />
    </Box>
  );
}

function Categories({ libraryId, defaults, onOpen }: Omit<SopBrowserProps, 'at'>) {
  const { state } = useRequest({
    key: ['sop-preview', libraryId],
    load: (signal) => getSopCategories(libraryId, signal),
  });
  const categories = state.status === 'ready' ? state.data : [];
  const open = (category: PreviewCategory | null) => onOpen({ level: 'articles', category });
  return (
    <PreviewList
      label={SOP_PREVIEW_TEXTS.categories}
      status={state.status}
      onRetry={'retry' in state ? state.retry : undefined}
      emptyText={SOP_PREVIEW_TEXTS.noCategories}
      entries={[
        ...categories.map((category) => ({
          id: category.category_id,
          title: category.category_title,
          open: () => open(category),
        })),
        // SOPs without a category are found here.
        { id: '', title: SOP_PREVIEW_TEXTS.everything, open: () => open(null) },
        ...(defaults === null || defaults.rows.length === 0
          ? []
          : [
              {
                id: ':defaults',
                title: DEFAULT_SOP_TEXTS.from(defaults.parentName),
                open: () => onOpen({ level: 'defaults' }),
              },
            ]),
      ]}
    />
  );
}

/** The SOPs of the parent that the library shows; they are read already. */
function Defaults({ defaults, onOpen }: Pick<SopBrowserProps, 'defaults' | 'onOpen'>) {
  return (
    <PreviewList
      label={DEFAULT_SOP_TEXTS.from(defaults?.parentName ?? '')}
      status="ready"
      onRetry={undefined}
      emptyText={SOP_PREVIEW_TEXTS.noArticles}
      entries={(defaults?.rows ?? []).map((article) => ({
        id: article.id,
        title: article.sop_title,
        open: () => onOpen({ level: 'article', category: 'default', article }),
      }))}
    />
  );
}

interface ArticlesProps extends Pick<SopBrowserProps, 'libraryId' | 'onOpen'> {
  category: PreviewCategory | null;
}

const idOf = ({ id }: ReadSop): string => id;

function Articles({ libraryId, category, onOpen }: ArticlesProps) {
  const category_id = category?.category_id;
  const list = usePages({
    key: ['sop-preview', libraryId, category_id ?? 'all'],
    load: (cursor, signal) =>
      getSopArticlesbackend({ support_lib_id: libraryId, category_id, cursor }, signal),
    idOf,
  });
  return (
    <>
      <PreviewList
        label={category?.category_title ?? SOP_PREVIEW_TEXTS.everything}
        status={list.status}
        onRetry={list.retry}
        emptyText={SOP_PREVIEW_TEXTS.noArticles}
        entries={list.rows.map((article) => ({
          id: article.id,
          title: article.sop_title,
          open: () => onOpen({ level: 'article', category, article }),
        }))}
      />
      {list.hasMore && (
        <MoreButton label={SOP_PREVIEW_TEXTS.showMore} paging={list.paging} onMore={list.loadMore} />
      )}
    </>
  );
}
