import type { ImportContent } from '@harborline/domain/import/import-source';
import type { TreeArticle, TreeCategory } from '@harborline/domain/import/import-tree';
import { IMPORT_CONTENT_TEXTS, IMPORT_WIZARD_TEXTS } from '@harborline/domain/texts/import-wizard';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Articles shown of one category. */
const SHOWN = 100;
/** With more articles than this, categories begin closed. */
const OPEN_UP_TO = 60;

const COLORS = { created: 'success', changed: 'info', unchanged: 'default', refused: 'error' } as const;

type Result = TreeArticle['result'];

function Outcome({ result }: { result: Result }) {
  if (result === null) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[result.outcome]}
      label={IMPORT_WIZARD_TEXTS.outcomes[result.outcome]}
    />
  );
}

interface RowProps {
  title: ReactNode;
  result: Result;
  children?: ReactNode;
}

const Row = ({ title, result, children }: RowProps) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}
  >
    <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Box>
    {children}
    <Outcome result={result} />
    {result !== null && result.reason !== '' && (
      <Typography component="span" variant="body2" color="textSecondary">
        {result.reason}
      </Typography>
    )}
  </Box>
);

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;
const branchStyle = { ...listStyle, ml: 0.75, pl: 2, borderLeft: 1, borderColor: 'divider' } as const;

const ArticleRow = ({ article }: { article: TreeArticle }) => (
  <li>
    <Row title={article.title} result={article.result}>
      {!article.isPublished && (
        <Typography component="span" variant="caption" color="textSecondary">
          {IMPORT_WIZARD_TEXTS.unpublished}
        </Typography>
      )}
    </Row>
  </li>
);

interface BranchProps {
  content: ImportContent;
  category: TreeCategory;
  isOpen: boolean;
}

const CategoryBranch = ({ content, category, isOpen }: BranchProps) => {
  const { articles, categories, count } = category;
  const left = articles.length - SHOWN;
  return (
    <li>
      <details open={isOpen}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.25 }}>
          <Row title={<strong>{category.title}</strong>} result={category.result}>
            <Typography component="span" variant="caption" color="textSecondary">
              {IMPORT_WIZARD_TEXTS.count(count, content)}
            </Typography>
          </Row>
        </Box>
        <Box component="ul" sx={branchStyle}>
          {articles.slice(0, SHOWN).map((article) => (
            <ArticleRow key={article.sourceId} article={article} />
          ))}
          {left > 0 && (
            <Typography component="li" variant="body2" color="textSecondary">
              {IMPORT_WIZARD_TEXTS.more(left, content)}
            </Typography>
          )}
          {categories.map((one) => (
            <CategoryBranch key={one.sourceId} content={content} category={one} isOpen={isOpen} />
          ))}
        </Box>
      </details>
    </li>
  );
};

interface ImportTreeViewProps {
  content: ImportContent;
  tree: readonly TreeCategory[];
}

/** Categories with their articles, or courses with their lessons, each with its outcome as soon as that is known. */
export function ImportTreeView({ content, tree }: ImportTreeViewProps) {
  const isOpen = tree.reduce((sum, { count }) => sum + count, 0) <= OPEN_UP_TO;
  return (
    <Box component="ul" aria-label={IMPORT_CONTENT_TEXTS[content].tree} sx={listStyle}>
      {tree.map((category) => (
        <CategoryBranch key={category.sourceId} content={content} category={category} isOpen={isOpen} />
      ))}
    </Box>
  );
}
